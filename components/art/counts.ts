/** Drawings with an exact number of dots: rows for a figure, a calendar, walls, clusters. */
import { type Dot, type DotTone, type Drawing, drawingOf } from './dots.ts';
import { disc } from './shapes.ts';

/** Draws `count` dots in rows of `columns`, which set the width even of a shorter row. `toneAt` says the tone of the i-th, from 0. */
export const rowsOf = (count: number, columns: number, toneAt: (i: number) => DotTone): Drawing =>
  drawingOf(
    columns,
    Math.ceil(count / columns),
    Array.from({ length: count }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns), tone: toneAt(i) })),
  );

/** Draws the ninety days as three months side by side, each of five rows. The months that are over have a tone, the remaining days are faint. */
export const calendar = (months: readonly DotTone[]): Drawing =>
  drawingOf(
    20,
    5,
    Array.from({ length: 90 }, (_, day) => ({
      x: 7 * Math.floor(day / 30) + (day % 6),
      y: Math.floor((day % 30) / 6),
      tone: months[Math.floor(day / 30)] ?? 'faint',
    })),
  );

/** Draws counts side by side, as walls of ten dots a row that stand on one ground. */
export const walls = (counts: readonly [count: number, tone: DotTone][]): Drawing => {
  const rows = Math.max(...counts.map(([count]) => Math.ceil(count / 10)));
  const wall = ([count, tone]: (typeof counts)[number], i: number) =>
    Array.from({ length: count }, (_, n): Dot => ({ x: 12 * i + (n % 10), y: rows - 1 - Math.floor(n / 10), tone }));
  return drawingOf(12 * counts.length - 2, rows, counts.flatMap(wall));
};

/** Draws one, two or three rosettes in a row with room for three, the signs of the three pillars (in bandhani: ekdali to trikunti). */
export const rosettes = (count: number): Drawing =>
  drawingOf(23, 7, Array.from({ length: count }, (_, i) => disc([3 + 8 * i, 3], 3, 'pppp')).flat());
