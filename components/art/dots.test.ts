/** Drawings that count have exactly as many dots as they state. */
import { expect, test } from 'vitest';
import { calendar, rowsOf } from './counts.ts';
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

test('a calendar has ninety days, thirty for each month in colour', () => {
  const { dots } = calendar(['accent', 'primary']);
  expect(dots).toHaveLength(90);
  for (const month of ['accent', 'primary', 'faint'])
    expect(dots.filter(({ tone }) => tone === month)).toHaveLength(30);
});
