import { expect, test } from 'vitest';
import { cardNameOf } from '../site/card-name.ts';
import { exampleTheme } from '../site/example.ts';
import { throwIfLacking } from './card-font.ts';
import { linesOf, socialCard } from './social-card.ts';

test.each([
  ['/', 'home'],
  ['/about/', 'about'],
  ['/blog/a-slug/', 'blog-a-slug'],
  ['/404.html', '404'],
])('the card of %s is %s', (path, name) => {
  expect(cardNameOf(path)).toBe(name);
});

test('a title keeps all its words, on lines that fit the square in the middle', () => {
  const title = 'Psychology of high-engagement posts: five rewrites for you';
  const { lines, size } = linesOf(title);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(line.length * size * 0.5).toBeLessThanOrEqual(590);
});

test('the same page has the same card, with its signs escaped', () => {
  const text = {
    seed: '/x/',
    title: 'SEO & more',
    label: '',
    brand: 'Name',
    art: { family: 'weave' },
    theme: exampleTheme,
  } as const;
  expect(socialCard(text)).toBe(socialCard(text));
  expect(socialCard(text)).toContain('SEO &#38; more');
});

test.each(['SEO & Local Search: 7 steps – “now” ₹149', ''])('the card of “%s” has all its letters', text => {
  expect(() => throwIfLacking(text)).not.toThrow();
});

test('a title whose letters the font lacks is refused: its card would be blank', () => {
  expect(() => throwIfLacking('SEO ભાવ')).toThrow('lacks letters of “SEO ભાવ”: ભ ા વ; ');
});
