/** Drawings that count have exactly as many dots as they state. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendar } from './counts.ts';
import { DotCount } from './dot-count.tsx';
import { hills } from './hills.ts';

test.each([1, 35, 60, 880, 1047])('a hill of %i', count => {
  expect(hills([{ count, columns: 30, peak: 0.6 }]).dots).toHaveLength(count);
});

test.each([
  [1, 10],
  [25, 10],
  [15, 30],
])('a count of %d in rows of %d', (count, perRow) => {
  const html = renderToStaticMarkup(<DotCount count={count} perRow={perRow} />);
  expect(html.match(/ d="([^"]*)"/)?.[1]?.match(/m/gi)).toHaveLength(count);
});

test('a calendar has ninety days, thirty for each month in colour', () => {
  const { dots } = calendar(['accent', 'primary']);
  const countOf = (month: string) => dots.filter(({ tone }) => tone === month).length;
  expect(['accent', 'primary', 'faint'].map(countOf)).toEqual([30, 30, 30]);
});
