import { expect, test } from 'vitest';
import { dotChartOf, dotChartsIn } from './dot-charts.ts';

const lines = (...rows: string[]) => ['dot: ₹100', ...rows, 'caption: How to read it.'].join('\n');

test('the figures of a text are its dots blocks', () => {
  const text = 'Before\n\n```dots\ndot: one\n```\n\n```\nTEMPLATE:\n```\n\n```dots\ndot: two\n```\n';
  expect(dotChartsIn(text)).toEqual([
    { at: text.indexOf('dot: one'), block: 'dot: one\n' },
    { at: text.indexOf('dot: two'), block: 'dot: two\n' },
  ]);
});

test('a figure has a unit, rows counted in dots, and a caption', () => {
  expect(dotChartOf(lines('Spent: ₹6,000', 'Left over: ₹5,400 of ₹6,000'))).toEqual({
    chart: {
      unit: '₹100',
      rows: [
        { label: 'Spent', value: '₹6,000', dots: 60, of: 60 },
        { label: 'Left over', value: '₹5,400 of ₹6,000', dots: 54, of: 60 },
      ],
      caption: 'How to read it.',
    },
    mistakes: [],
  });
});

test.each([
  ['Visits', /"Visits" is not a valid line/],
  ['Visits: many', /"Visits: many" has no number/],
  ['Visits: 4.5', /"Visits: 4\.5" has no number/],
  ['Visits: 250', /"Visits: 250" is not a whole number of dots of 100/],
  ['Visits: 200 of 250', /not a whole number of dots of 100/],
  ['Visits: 0', /not a whole number of dots of 100/],
  ['Visits: 300 of 200', /more than the total/],
  ['Visits: 30,000', /301 dots, more than 240/],
])('the row "%s" is reported', (row, mistake) => {
  const { mistakes } = dotChartOf(
    row.includes('30,000') ? lines(row, 'Orders: 100') : lines('Orders: 100', 'All: 100', row),
  );
  expect(mistakes.map(({ message }) => message)).toEqual([expect.stringMatching(mistake)]);
});
