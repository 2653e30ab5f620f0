import { expect, test } from 'vitest';
import { exampleTheme } from '../../components/fixtures/example-site.ts';
import { throwIfLettersMissing } from '../../components/fonts/card-font.ts';
import { cardNameOf } from '../../components/lib/card-path.ts';
import { linesOf, socialCard } from './_social-card.ts';

test.each([
  ['/', 'home'],
  ['/about/', 'about'],
  ['/blog/a-slug/', 'blog-a-slug'],
  ['/404.html', '404'],
])('the card of %s is %s', (path, name) => {
  expect(cardNameOf(path)).toBe(name);
});

test('a title keeps all its words, on lines that fit the square crop', () => {
  const title = 'Psychology of high-engagement posts: five rewrites for you';
  const { lines, size } = linesOf(title);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(line.length * size * 0.5).toBeLessThanOrEqual(590);
});

test('the same page always has the same card, with escaped text', () => {
  const text = {
    path: '/x/',
    title: 'SEO & more',
    label: '',
    brand: 'Name',
    art: 'flowers',
    theme: exampleTheme,
  } as const;
  expect(socialCard(text)).toBe(socialCard(text));
  expect(socialCard(text)).toContain('SEO &#38; more');
});

test.each(['SEO & Local Search: 7 steps – “now” ₹149', ''])('the font has all letters of “%s”', text => {
  expect(() => throwIfLettersMissing(text)).not.toThrow();
});

test('a title with letters that the font lacks is rejected', () => {
  expect(() => throwIfLettersMissing('SEO ભાવ')).toThrow('lacks letters of “SEO ભાવ”: ભ ા વ; ');
});
