import { expect, test } from 'vitest';
import { tableHtml } from './table.ts';

const cells = (...texts: string[]) => texts.map(text => ({ html: text, text }));

const isStacked = (html: string) => html.includes('stacked-table');

test('a table that fits on a phone is not stacked', () => {
  const html = tableHtml(cells('Week', 'Work'), [cells('1', 'Measure what there is'), cells('2', 'Repair')]);
  expect(isStacked(html)).toBe(false);
  expect(html).not.toContain('data-label');
});

test('a table with long words, many columns or long rows is stacked, with the column’s name as each cell’s label', () => {
  const path = cells('/a-path-as-long-as-a-line-of-a-phone/', 'what is asked');
  const html = tableHtml(cells('Page', 'Main "phrase"'), [path]);
  expect(isStacked(html)).toBe(true);
  expect(html).toContain('<td data-label="Main &#34;phrase&#34;">what is asked</td>');
  const many = Array.from({ length: 6 }, (_, i) => `Number ${i}`);
  expect(isStacked(tableHtml(cells(...many), [cells(...many)]))).toBe(true);
  const long = 'a word '.repeat(15);
  expect(isStacked(tableHtml(cells('A', 'B', 'C'), [cells('1', long, 'no')]))).toBe(true);
  expect(isStacked(tableHtml(cells('A', 'B'), [cells('1', long)]))).toBe(false);
});
