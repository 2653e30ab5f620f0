import { expect, test } from 'vitest';
import { dotChartOf, dotChartsIn } from './dot-charts.ts';

test('the figures of a text are its dots blocks', () => {
  const text = 'Before\n\n```dots\ndot: one\n```\n\n```\nTEMPLATE:\n```\n\n```dots\ndot: two\n```\n';
  expect(dotChartsIn(text)).toEqual([
    { at: text.indexOf('dot: one'), block: 'dot: one\n' },
    { at: text.indexOf('dot: two'), block: 'dot: two\n' },
  ]);
});

test.each([
  ['Left over: ₹5,400 of ₹6,000', undefined],
  ['Visits', /"Visits" is not a valid line/],
  ['Visits: many', /"Visits: many" has no number/],
  ['Visits: 250', /"Visits: 250" is not a whole number of dots of 100/],
  ['Visits: 0', /not a whole number of dots of 100/],
  ['Visits: 300 of 200', /more than the total/],
  ['Visits: 30,000', /302 dots, more than 240/],
])('the row "%s" is reported: %s', (row, mistake) => {
  const { mistakes } = dotChartOf(`dot: ₹100\nOrders: 100\nAll: 100\n${row}\ncaption: How to read it.`);
  expect(mistakes.map(({ message }) => message)).toEqual(mistake ? [expect.stringMatching(mistake)] : []);
});
