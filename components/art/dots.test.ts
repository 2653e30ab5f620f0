/** Drawings that count have exactly as many dots as they state. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendar, rowsOf } from './counts.ts';
import { type Drawing, plain, ring } from './dots.ts';
import { hills } from './hills.ts';

/** Returns how many dots of each tone a drawing has. */
const countsOf = ({ paths }: Drawing) =>
  Object.fromEntries(paths.map(({ tone, d }) => [tone, d.match(/m/gi)?.length ?? 0]));

test.each([1, 35, 60, 880, 1047])('a hill of %i', count => {
  const counts = Object.values(countsOf(hills([{ count, columns: 30, peak: 0.6 }])));
  expect(counts.reduce((sum, one) => sum + one)).toBe(count);
});

test('rows, and a calendar of ninety days, thirty for each month in colour', () => {
  expect(countsOf(rowsOf(25, 10, i => (i < 8 ? 'accent' : 'faint')))).toEqual({ accent: 8, faint: 17 });
  expect(countsOf(calendar(['accent', 'primary']))).toEqual({ accent: 30, primary: 30, faint: 30 });
});

test('the style sheet draws dots as wide as the files of drawings do', () => {
  const widths = readFileSync('components/art/dot-drawing.css', 'utf8').matchAll(/stroke-width: ([\d.]+);/g);
  expect(Array.from(widths, ([, width]) => Number(width))).toEqual([ring, plain]);
});
