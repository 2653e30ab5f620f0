/** Families of patterns that are generated from a seed, for covers without a drawing and for social cards. */

import { random } from '../../lib/random.ts';
import type { Dot, Tone } from '../drawing.ts';
import { grid } from '../shapes.ts';
import { heightsOf } from './hills.ts';

type Family = (next: () => number, columns: number, rows: number) => Dot[];

const between = (next: () => number, from: number, to: number) => from + next() * (to - from);
const integer = (next: () => number, from: number, to: number) => Math.floor(between(next, from, to + 1));

/** A field that grows from left to right. */
const field: Family = (next, columns, rows) => {
  const heights = heightsOf(
    { count: Math.round(columns * rows * 0.42), columns, peak: between(next, 0.78, 0.98) },
    next,
  );
  return grid(columns, rows, (x, y) => {
    const level = (heights[x] ?? 0) - (rows - y);
    return level < 0 ? undefined : level === 0 ? 'accent' : x % 7 === 3 && level === 1 ? 'alert' : 'primary';
  });
};

/** Ripples that spread from a point, on the grid: with dots evenly spaced on each ring, a cover would take three times the bytes. */
const rings: Family = (next, columns, rows) => {
  const centre = {
    x: Math.round(columns * between(next, 0.65, 0.82)),
    y: Math.round(rows * between(next, 0.3, 0.7)),
  };
  const shift = integer(next, 0, 2);
  const width = between(next, 2.6, 3.2);
  const tones: Tone[] = ['primary', 'primary', 'accent', 'primary', 'alert'];
  return grid(columns, rows, (x, y) => {
    const radius = Math.hypot(x - centre.x, y - centre.y);
    const ring = Math.round(radius / width);
    if (radius === 0) return 'alert';
    return ring > 0 && Math.abs(radius - ring * width) <= 0.5 ? tones[(ring + shift) % tones.length] : undefined;
  });
};

/** Woven cloth: diagonals above and below each other. */
const weave: Family = (next, columns, rows) => {
  const step = integer(next, 5, 7);
  const [shift, slant] = [integer(next, 0, step - 1), integer(next, 0, step - 1)];
  return grid(columns, rows, (x, y) => {
    const over = (x + y + shift) % step;
    const under = (x - y + slant + step * rows) % step;
    if (over === 0 && under === 0) return 'alert';
    if (over < 2) return 'primary';
    return under === 0 ? 'accent' : undefined;
  });
};

/** A path through faint dots. */
const path: Family = (next, columns, rows) => {
  const phase = between(next, 0, 6);
  const turns = between(next, 0.9, 1.5);
  const level = (x: number) => {
    const at = x / (columns - 1);
    return Math.round((rows - 1) * (0.86 - 0.72 * at + 0.16 * Math.sin(phase + at * turns * 2 * Math.PI)));
  };
  return grid(columns, rows, (x, y) => {
    const [low, high] = [level(x), level(Math.max(0, x - 1))].sort((a, b) => a - b) as [number, number];
    if (y < low || y > high) return (x + y) % 2 === 0 ? 'faint' : undefined;
    return x === columns - 2 ? 'accent' : x === 1 ? 'alert' : 'primary';
  });
};

/** Stairs, each a little higher and with a lit edge. */
const steps: Family = (next, columns, rows) => {
  const width = integer(next, 2, 4);
  const count = Math.ceil(columns / width);
  const uneven = Array.from({ length: count }, () => integer(next, -1, 1));
  return grid(columns, rows, (x, y) => {
    const stair = Math.floor(x / width);
    const height = Math.max(1, 1 + (uneven[stair] ?? 0) + Math.round((stair / count) * (rows - 2)));
    const level = height - (rows - y);
    if (level < 0) return undefined;
    return level === 0 ? 'accent' : (x + 1) % width === 0 ? 'alert' : 'primary';
  });
};

export const patterns = { field, rings, weave, path, steps };

export type PatternName = keyof typeof patterns;

/**
 * Returns the family of the pattern for `seed`, one of `names`; neighbours in a list seldom share one. It is chosen by another number than
 * the pattern's first, which would otherwise be alike in all patterns of a family.
 */
export const patternOf = (seed: string, names = Object.keys(patterns) as PatternName[]): PatternName =>
  names[Math.floor(random(`family of ${seed}`)() * names.length)] ?? 'weave';
