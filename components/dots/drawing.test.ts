import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { read } from '../../generator/testing/read.ts';
import { missing } from '../../pages/_not-found-digits.ts';
import { random } from '../lib/random.ts';
import { type Drawing, drawingOf, pathsOf, strokesOf } from './drawing.ts';
import { groupOf } from './drawing-svg.ts';
import { calendar, cluster, dial, rowsOf } from './drawings/counts.ts';
import { coverOf, horizon } from './drawings/covers.ts';
import { hills } from './drawings/hills.ts';
import { word } from './drawings/letters.ts';
import { type PatternName, patterns } from './drawings/patterns.ts';

const { posts } = (await read(process.cwd(), schema)).content as Content;
const names = Object.keys(patterns) as PatternName[];
/** Returns the distance between the centres of the two closest dots. */
const leastDistance = (dots: Drawing['dots']) =>
  Math.min(...dots.flatMap(({ x, y }, i) => dots.slice(0, i).map(dot => Math.hypot(dot.x - x, dot.y - y))));
const bytesOf = (picture: Drawing) => brotliCompressSync(groupOf(strokesOf(picture), tone => tone)).length;

test('random numbers depend on the seed only, and are between 0 and 1', () => {
  const [a, b] = [random('a'), random('a')];
  const drawn = Array.from({ length: 1000 }, () => a());
  expect(Array.from({ length: 1000 }, () => b())).toEqual(drawn);
  expect(drawn.every(number => number >= 0 && number < 1)).toBe(true);
  expect(random('b')()).not.toBe(drawn[0]);
});

describe.each(names)('the family %s', name => {
  const pattern = (columns: number, rows: number) =>
    drawingOf(columns, rows, patterns[name](random('a-slug'), columns, rows));

  test('draws the same pattern for the same seed', () => {
    expect(pattern(18, 12)).toEqual(pattern(18, 12));
  });

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

test('articles without a drawing seldom share a cover, even if there are a hundred of them', () => {
  const covers = Array.from({ length: 100 }, (_, i) => JSON.stringify(coverOf(`article-${i}`)));
  expect(new Set(covers).size).toBeGreaterThan(95);
});

describe('drawings that count have exactly as many dots as they state', () => {
  test.each([1, 35, 60, 880, 1047])('a hill of %i', count => {
    expect(hills('seed', [{ count, columns: 30, peak: 0.6 }]).dots).toHaveLength(count);
  });

  test('hills side by side', () => {
    const counts = [60, 110, 880];
    const picture = hills(
      'trece',
      counts.map(count => ({ count, columns: 20, peak: 0.7 })),
    );
    expect(picture.dots).toHaveLength(1050);
    expect(bytesOf(picture)).toBeLessThan(1536);
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
    const { dots } = missing();
    expect(dots.filter(({ tone }) => tone === 'primary')).toHaveLength(word('primary', 0, 0, '404').length - 1);
    for (const one of ['accent', 'faint']) expect(dots.filter(({ tone }) => tone === one)).toHaveLength(1);
  });
});

test('the peak of a hill is at its highest column', () => {
  const { dots, width, height, peaks } = hills(
    'a',
    [60, 880].map((count, i) => ({ count, columns: 20 + 40 * i, peak: 0.7 })),
    3,
  );
  const tops = peaks.map(({ x, y }) =>
    dots.some(dot => Math.abs(dot.x - x * width) < 1 && Math.abs(dot.y - 5 - y * height) < 1),
  );
  expect(tops).toEqual([true, true]);
  expect(peaks[1]?.y).toBe(0);
});

test('a hill with few dots has at least one in each column, so that it is as wide as planned', () => {
  for (const columns of [3, 5, 6]) {
    const { dots } = hills('a', [{ count: 6, columns, peak: 0.6 }]);
    expect(new Set(dots.map(({ x }) => x)).size).toBe(columns);
  }
});

test('the horizon has one tone', () => {
  expect(pathsOf(horizon()).map(({ tone }) => tone)).toEqual(['primary']);
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
