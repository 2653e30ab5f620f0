import { describe, expect, test } from 'vitest';
import { type Content, schema } from '../../../content/schema.ts';
import { read } from '../../../generator/testing/read.ts';
import { initialsOf, word } from './letters.ts';
import { drawnPaths, pageDrawing, pageDrawingParts } from './page-drawings.ts';

const { rates } = (await read(process.cwd(), schema)).content as Content;
const offers = rates.flatMap(group => group.rates);
const shown = [
  ...new Map([
    ...offers.map(({ path, name }) => [path, name] as const),
    ...drawnPaths.map(path => [path, ''] as const),
  ]),
];

test('every offer and every page with a drawing has one of its own', () => {
  const twins = new Map<string, string[]>();
  for (const [path, name] of shown) {
    const drawn = JSON.stringify(pageDrawing(path, name).dots);
    twins.set(drawn, [...(twins.get(drawn) ?? []), path]);
  }
  expect([...twins.values()].filter(paths => paths.length > 1)).toEqual([]);
});

describe.each(shown)('the drawing of %s', (path, name) => {
  const { width, height, size, dots } = pageDrawing(path, name);

  test('stays within the area of all drawings', () => {
    expect([width, height]).toEqual([260, 220]);
    const outside = dots.filter(({ x, y }) => Math.min(x, y, width - x, height - y) < size / 2);
    expect(outside).toEqual([]);
    expect(dots.length).toBeGreaterThan(40);
  });

  test('has something in colour in each of its parts', () => {
    for (const part of pageDrawingParts(path, name)) expect(part.dots.some(({ tone }) => tone !== 'faint')).toBe(true);
  });

  test('has no overlapping dots', () => {
    const touching = dots.filter(({ x, y }, i) =>
      dots.slice(0, i).some(dot => Math.hypot(dot.x - x, dot.y - y) < size - 0.3),
    );
    expect(touching).toEqual([]);
  });
});

test('an offer without a drawing gets the initials of its name', () => {
  expect(pageDrawing('/services/new/', 'Web design')).not.toEqual(pageDrawing('/services/new/', 'Video'));
  expect(pageDrawing('/services/new/', 'Web design').dots).toHaveLength(4 * word('primary', 0, 0, 'WD').length);
});

test.each([
  ['Kite Week', 'KW'],
  ['Chakri', 'CH'],
  ['NitKrush', 'NK'],
  ['BDEL Wellness', 'BDEL'],
  ['Dr. Émile & Sons', 'DE'],
  ['7 Seas', '7S'],
  ['ચક્રી', ''],
])('the monogram of %s is “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
