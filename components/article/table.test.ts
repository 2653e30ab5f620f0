import { expect, test } from 'vitest';
import { tableHtml } from './table.ts';

const cells = (...texts: string[]) => texts.map(text => ({ html: text, text }));
const long = 'a word '.repeat(15);
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => `Number ${letter}`);

test.each([
  ['fits', ['Week', 'Work'], ['1', 'Measure what there is'], false],
  ['has a long row of two cells', ['A', 'B'], ['1', long], false],
  ['has a long row of three', ['A', 'B', 'C'], ['1', long, 'no'], true],
  ['has a long word', ['Page', 'Phrase'], ['/a-path-as-long-as-a-line-of-a-phone/', 'x'], true],
  ['has many columns', six, six, true],
])('a table that %s is stacked on a phone, with the name of its column as the label of each cell: %#', (...row) => {
  const [, head, cell, isStacked] = row;
  const html = tableHtml(cells(...head), [cells(...cell)]);
  expect(html.includes('stacked-table')).toBe(isStacked);
  expect(html.includes(`<td data-label="${head.at(-1)}">`)).toBe(isStacked);
});
