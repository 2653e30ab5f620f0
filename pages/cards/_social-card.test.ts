import { expect, test } from 'vitest';
import { cardFont, throwIfLettersMissing } from '../../components/fonts/card-font.ts';
import { drawCard } from './_draw-card.ts';
import { linesOf } from './_social-card.ts';

test('a title keeps all its words, on lines that fit the square crop', () => {
  const title = 'Psychology of high-engagement posts: five rewrites for you';
  const { lines, size } = linesOf(title);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(line.length * size * 0.5).toBeLessThanOrEqual(590);
});

test.each(['A', '₹'])('the letter %s is drawn', async letter => {
  const draw = (text: string) =>
    drawCard(
      `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text y="80" font-family="${cardFont.family}" font-weight="760" font-size="80">${text}</text></svg>`,
    );
  expect(await draw(letter)).not.toEqual(await draw(' '));
});

test('a title with letters that the font lacks is rejected', () => {
  expect(() => throwIfLettersMissing('SEO & Local Search: 7 steps – “now” ₹149')).not.toThrow();
  expect(() => throwIfLettersMissing('SEO ભાવ')).toThrow('lacks letters of “SEO ભાવ”: ભ ા વ; ');
});
