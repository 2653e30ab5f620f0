import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { read } from '../../generator/testing/read.ts';
import { notFoundDigits } from '../../pages/_not-found-digits.ts';
import { random } from '../lib/random.ts';
import { type Drawing, drawingOf, pathsOf, strokesOf } from './drawing.ts';
import { groupOf } from './drawing-svg.ts';
import { calendar, cluster, dial, rowsOf } from './drawings/counts.ts';
import { coverOf } from './drawings/covers.ts';
import { hills } from './drawings/hills.ts';
import { word } from './drawings/letters.ts';
import { type PatternName, patterns } from './drawings/patterns.ts';

const { posts } = (await read(process.cwd(), schema)).content as Content;
const names = Object.keys(patterns) as PatternName[];
/** Returns the distance between the centres of the two closest dots. */
const leastDistance = (dots: Drawing['dots']) =>
  Math.min(...dots.flatMap(({ x, y }, i) => dots.slice(0, i).map(dot => Math.hypot(dot.x - x, dot.y - y))));
const bytesOf = (picture: Drawing) => brotliCompressSync(groupOf(strokesOf(picture), tone => tone)).length;

describe.each(names)('the family %s', name => {
  const pattern = (columns: number, rows: number) =>
    drawingOf(columns, rows, patterns[name](random('a-slug'), columns, rows));

  test('stays within its area', () => {
    const { width, height, dots } = pattern(18, 12);
    expect(dots.length).toBeGreaterThan(20);
    for (const { x, y } of dots) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
  });

  test('weighs at most 1.5 kB', () => {
    expect(bytesOf(pattern(26, 22))).toBeLessThan(1536);
  });
});

test('every article has its own cover, none of which is empty or exceeds its area', () => {
  const covers = [...posts.map(({ slug }) => slug), 'one', 'two'].map(coverOf);
  expect(new Set(covers.map(picture => JSON.stringify(picture))).size).toBe(posts.length + 2);
  for (const { dots, width, height } of covers) {
    expect(dots.length).toBeGreaterThan(200);
    for (const { x, y } of dots) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
  }
});

describe('drawings that count have exactly as many dots as they state', () => {
  test.each([1, 35, 60, 880, 1047])('a hill of %i', count => {
    expect(hills('seed', [{ count, columns: 30, peak: 0.6 }]).dots).toHaveLength(count);
  });

  test.each([
    [35, 35],
    [22, 22],
    [4.5, 5],
  ])('rows of %d', (count, drawn) => {
    const { dots } = rowsOf(count, 15, 'primary');
    expect(dots).toHaveLength(drawn);
    expect(dots.filter(({ tone }) => tone === 'primary')).toHaveLength(Math.floor(count));
  });

  test('the dial: ninety days, thirty per month, without overlap', () => {
    const { dots, size, width, height } = dial();
    expect(dots).toHaveLength(90);
    for (const month of ['accent', 'primary', 'alert'])
      expect(dots.filter(({ tone }) => tone === month)).toHaveLength(30);
    expect(leastDistance(dots)).toBeGreaterThan(size);
    for (const { x, y } of dots) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(size / 2);
    }
  });

  test.each([1, 2, 3])('the calendar: ninety days, with the first months in colour: %d', months => {
    const { dots, size } = calendar(months);
    expect(dots).toHaveLength(90);
    expect(leastDistance(dots)).toBeGreaterThan(size);
    for (const [i, month] of ['accent', 'primary', 'alert'].entries())
      expect(dots.filter(({ tone }) => tone === month)).toHaveLength(i < months ? 30 : 0);
  });

  test('clusters of one, two and three', () => {
    expect(([1, 2, 3] as const).map(count => cluster(count, 'accent').dots.length)).toEqual([1, 2, 3]);
  });

  test('the 404 page: its digits, with one dot missing', () => {
    const { dots } = notFoundDigits();
    expect(dots.filter(({ tone }) => tone === 'primary')).toHaveLength(word('primary', 0, 0, '404').length - 1);
    for (const one of ['accent', 'faint']) expect(dots.filter(({ tone }) => tone === one)).toHaveLength(1);
  });
});

test('a path has one zero-length stroke per dot, row by row', () => {
  const cells = [
    { x: 1, y: 0, tone: 'accent' },
    { x: 0, y: 0, tone: 'accent' },
    { x: 0, y: 1, tone: 'accent' },
    { x: 5, y: 0, tone: 'text' },
  ] as const;
  expect(pathsOf(drawingOf(2, 2, cells))).toEqual([{ tone: 'accent', d: 'M5 5h0m10 0h0M5 15h0' }]);
});
