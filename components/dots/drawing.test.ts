import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import { read } from '../../generator/testing/read.ts';
import { notFoundDigits } from '../../pages/_not-found-digits.ts';
import { type Drawing, drawingOf, pathsOf, strokesOf } from './drawing.ts';
import { groupOf } from './drawing-svg.ts';
import { calendar, cluster, dial, rowsOf } from './drawings/counts.ts';
import { coverOf } from './drawings/covers.ts';
import { hills } from './drawings/hills.ts';
import { word } from './drawings/letters.ts';

const { posts } = (await read(process.cwd(), schema)).content as Content;
/** Returns the distance between the centres of the two closest dots. */
const leastDistance = (dots: Drawing['dots']) =>
  Math.min(...dots.flatMap(({ x, y }, i) => dots.slice(0, i).map(dot => Math.hypot(dot.x - x, dot.y - y))));
const bytesOf = (picture: Drawing) => brotliCompressSync(groupOf(strokesOf(picture), tone => tone)).length;

test('every article has its own cover, none of which is empty or exceeds its area', () => {
  const covers = [...posts.map(({ slug }) => slug), 'one', 'two'].map(coverOf);
  expect(new Set(covers.map(picture => JSON.stringify(picture))).size).toBe(posts.length + 2);
  for (const cover of covers) {
    const knots = cover.dots.filter(({ tone }) => tone !== 'faint');
    expect(knots.length).toBeGreaterThan(40);
    expect(leastDistance(knots)).toBeGreaterThan(cover.size);
    for (const { x, y } of cover.dots) {
      expect(Math.min(x, y, cover.width - x, cover.height - y)).toBeGreaterThan(0);
    }
    expect(bytesOf(cover)).toBeLessThan(1536);
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
