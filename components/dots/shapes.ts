/** The shapes that drawings are composed of, on a grid of cells. Later shapes cover earlier ones. */
import type { Dot, Tone } from './drawing.ts';

/** Returns a filled rectangle from x, y to the right and down. */
export const fill = (tone: Tone, x: number, y: number, width: number, height = 1): Dot[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width), tone }));

/** Returns the outline of a rectangle, without its corner cells. */
export const box = (tone: Tone, x: number, y: number, width: number, height: number): Dot[] => [
  ...fill(tone, x + 1, y, width - 2),
  ...fill(tone, x + 1, y + height - 1, width - 2),
  ...fill(tone, x, y + 1, 1, height - 2),
  ...fill(tone, x + width - 1, y + 1, 1, height - 2),
];

export function line(tone: Tone, [x, y]: Point, [toX, toY]: Point): Dot[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round(x + ((toX - x) * i) / steps),
    y: Math.round(y + ((toY - y) * i) / steps),
    tone,
  }));
}

/** Returns the cells of a grid for which `toneOf` returns a tone, row by row. */
export const grid = (columns: number, rows: number, toneOf: (x: number, y: number) => Tone | undefined): Dot[] =>
  Array.from({ length: columns * rows }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns) })).flatMap(cell => {
    const tone = toneOf(cell.x, cell.y);
    return tone ? { ...cell, tone } : [];
  });

/** Returns all cells of the plane for which `isInside` returns true. */
export const where = (tone: Tone, isInside: (x: number, y: number) => boolean): Dot[] =>
  grid(plane.columns, plane.rows, (x, y) => (isInside(x, y) ? tone : undefined));

export const disc = (tone: Tone, [x, y]: Point, radius: number): Dot[] =>
  where(tone, (column, row) => Math.hypot(column - x, row - y) <= radius);

/** Returns an arc one dot wide. `from` and `to` are in turns: 0 is right, 0.25 down. */
export const arc = (tone: Tone, [x, y]: Point, radius: number, from = 0, to = 1): Dot[] => {
  const count = Math.round((to - from) * 2 * Math.PI * radius);
  return Array.from({ length: count + (to - from < 1 ? 1 : 0) }, (_, i) => {
    const angle = (from + ((to - from) * i) / count) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), tone };
  });
};

/** Returns a small shape from ASCII art: "#" is a dot, and spaces separate the rows. */
export const sketch = (tone: Tone, x: number, y: number, rows: string): Dot[] =>
  rows
    .split(' ')
    .flatMap((row, dy) => [...row].flatMap((char, dx) => (char === '#' ? { x: x + dx, y: y + dy, tone } : [])));

/** The sketch of a heart, the sign of a like. */
export const heart = '.##.##. ####### ####### .#####. ..###.. ...#...';

/** Stacks shapes: where dots would touch, the later shape's dot stays. Compares neighbouring cells only, since a cloth has hundreds of dots. */
export function layered(shapes: readonly Dot[][]): Dot[] {
  const later = new Map<number, Dot[]>();
  const isCovered = (dot: Dot): boolean => {
    const cell = cellOf(dot);
    return neighbours.some(step => later.get(cell + step)?.some(other => isTouching(dot, other)));
  };
  const remaining = shapes.toReversed().map(shape => {
    const visible = later.size > 0 ? shape.filter(dot => !isCovered(dot)) : shape;
    for (const dot of shape) {
      const cell = cellOf(dot);
      const others = later.get(cell);
      if (others) others.push(dot);
      else later.set(cell, [dot]);
    }
    return visible;
  });
  return remaining.reverse().flat();
}

/** Returns the number of a dot's cell, on planes with fewer than 64 rows. `neighbours` are the steps to the cell itself and those around it. */
const cellOf = ({ x, y }: Dot): number => Math.round(x) * 64 + Math.round(y);
const neighbours = [0, -64, 64, -1, 1, -65, -63, 63, 65];

const isTouching = (one: Dot, other: Dot): boolean => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < 0.75 ** 2;

/** Returns a faint line that hints at text. */
export const text = (x: number, y: number, width: number): Dot[] => fill('faint', x, y, width);

/** Returns the shapes of a drawing, from bottom to top. */
export type Shapes = () => Dot[][];

/** The number of cells of every page's drawing. */
export const plane = { columns: 26, rows: 22 };

type Point = readonly [x: number, y: number];
