/** Drawings that count have exactly as many dots as they state. */
import { expect, test } from 'vitest';
import { calendar, dial, rowsOf } from './counts.ts';
import { hills } from './hills.ts';

test.each([1, 35, 60, 880, 1047])('a hill of %i', count => {
  expect(hills('seed', [{ count, columns: 30, peak: 0.6 }]).dots).toHaveLength(count);
});

test.each([
  [35, 35],
  [4.5, 5],
])('rows of %d', (count, drawn) => {
  const { dots } = rowsOf(count, 15, 'primary');
  expect(dots).toHaveLength(drawn);
  expect(dots.filter(({ tone }) => tone === 'primary')).toHaveLength(Math.floor(count));
});

test.each([
  ['the dial', dial(), 3],
  ['the calendar', calendar(['accent', 'primary']), 2],
])('%s: ninety days, thirty for each month in colour', (name, { dots }, months) => {
  expect(dots.filter(({ tone }) => name === 'the calendar' || tone !== 'text')).toHaveLength(90);
  for (const [i, month] of ['accent', 'primary', 'alert'].entries())
    expect(dots.filter(({ tone }) => tone === month)).toHaveLength(i < months ? 30 : 0);
});
