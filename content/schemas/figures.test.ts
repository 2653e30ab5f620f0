import { expect, test } from 'vitest';
import { figureOf, figuresIn } from './figures.ts';

const lines = (...rows: string[]) => ['dot: ₹100', ...rows, 'caption: How to read it.'].join('\n');

test('the figures of a text are its blocks named dots', () => {
  const text = 'Before\n\n```dots\ndot: one\n```\n\n```\nTEMPLATE:\n```\n\n```dots\ndot: two\n```\n';
  expect(figuresIn(text)).toEqual([
    { at: text.indexOf('dot: one'), block: 'dot: one\n' },
    { at: text.indexOf('dot: two'), block: 'dot: two\n' },
  ]);
});

test('a figure is what one dot counts, its rows in dots, and how to read it', () => {
  expect(figureOf(lines('Spent: ₹6,000', 'Left over: ₹5,400 of ₹6,000'))).toEqual({
    figure: {
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
  ['dot: one visit', 20],
  ['dot: 5 visits', 4],
  ['dot: 1,000 visits, all of one day', 20 / 1000],
])('%s: a row of 20 has %d dots', (dot, dots) => {
  expect(figureOf(`${dot}\nVisits: 20`).figure.rows[0]?.dots).toBe(dots);
});

test.each([
  ['Visits', /"Visits" is no line of a figure/],
  ['Visits: many', /"Visits: many" has no number/],
  ['Visits: 4.5', /"Visits: 4\.5" has no number/],
  ['Visits: 250', /"Visits: 250" is no whole number of dots of 100/],
  ['Visits: 200 of 250', /no whole number of dots of 100/],
  ['Visits: 0', /no whole number of dots of 100/],
  ['Visits: 300 of 200', /counts more than there are/],
  ['Visits: 30,000', /301 dots, over 240/],
])('a row "%s" is a mistake', (row, mistake) => {
  const { mistakes } = figureOf(
    row.includes('30,000') ? lines(row, 'Orders: 100') : lines('Orders: 100', 'All: 100', row),
  );
  expect(mistakes.map(({ message }) => message)).toEqual([expect.stringMatching(mistake)]);
});

test('a figure that says nothing has every mistake named', () => {
  expect(figureOf('').mistakes.map(({ message }) => message)).toEqual([
    expect.stringContaining('does not say what one dot is'),
    expect.stringContaining('no line "caption: …"'),
    expect.stringContaining('compares nothing'),
  ]);
});

test('a mistake in a line stands where its line begins, others where the figure does', () => {
  const block = 'dot: one visit\nAll: 40\nVisits: many\n';
  expect(figureOf(block).mistakes.map(({ at }) => at)).toEqual([block.indexOf('Visits'), 0, 0]);
});
