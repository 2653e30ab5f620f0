/** Families of patterns that are generated from a seed, for covers without a drawing and for social cards. */
import type { Dot, Tone } from './dots.ts';
import { grid } from './draw.ts';
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

/** Ripples that spread from a point. */
const rings: Family = (next, columns, rows) => {
  const centre = {
    x: Math.round(columns * between(next, 0.55, 0.75)),
    y: Math.round(rows * between(next, 0.35, 0.65)),
  };
  const shift = integer(next, 0, 2);
  const tones: Tone[] = ['primary', 'primary', 'accent', 'primary', 'alert'];
  const dots: Dot[] = [{ ...centre, tone: 'alert' }];
  for (let ring = 1; ring * 1.35 < columns; ring++) {
    const count = ring * 7;
    const tone = tones[(ring + shift) % tones.length] ?? 'primary';
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ring % 2) / 2) / count) * 2 * Math.PI;
      dots.push({ x: centre.x + ring * 1.35 * Math.cos(angle), y: centre.y + ring * 1.35 * Math.sin(angle), tone });
    }
  }
  return dots;
};

/** Woven cloth: diagonals above and below each other. */
const weave: Family = (next, columns, rows) => {
  const step = integer(next, 5, 7);
  const shift = integer(next, 0, step);
  return grid(columns, rows, (x, y) => {
    const over = (x + y + shift) % step;
    const under = (x - y + step * rows) % step;
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

export const families = { field, rings, weave, path, steps };

export type FamilyName = keyof typeof families;
