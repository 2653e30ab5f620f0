/** What drawings are put together from: shapes of cells, of which the later ones cover the earlier. */
import type { Dot, Tone } from './dots.ts';

/** Cells from x, y, to the right and down. */
export const fill = (tone: Tone, x: number, y: number, width: number, height = 1): Dot[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width), tone }));

/** The edge of a box; its corners are round. */
export const box = (tone: Tone, x: number, y: number, width: number, height: number): Dot[] => [
  ...fill(tone, x + 1, y, width - 2),
  ...fill(tone, x + 1, y + height - 1, width - 2),
  ...fill(tone, x, y + 1, 1, height - 2),
  ...fill(tone, x + width - 1, y + 1, 1, height - 2),
];

export function line(tone: Tone, [x, y]: Place, [toX, toY]: Place): Dot[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round(x + ((toX - x) * i) / steps),
    y: Math.round(y + ((toY - y) * i) / steps),
    tone,
  }));
}

/** All cells of the plane for which `isIn` holds. */
export function where(tone: Tone, isIn: (x: number, y: number) => boolean): Dot[] {
  const dots: Dot[] = [];
  for (let y = 0; y < plane.rows; y++)
    for (let x = 0; x < plane.columns; x++) if (isIn(x, y)) dots.push({ x, y, tone });
  return dots;
}

export const disc = (tone: Tone, [x, y]: Place, radius: number): Dot[] =>
  where(tone, (column, row) => Math.hypot(column - x, row - y) <= radius);

/** One dot wide; `from` and `to` are turns, 0 to the right, 0.25 down. */
export const arc = (tone: Tone, [x, y]: Place, radius: number, from = 0, to = 1): Dot[] => {
  const count = Math.round((to - from) * 2 * Math.PI * radius);
  return Array.from({ length: count + (to - from < 1 ? 1 : 0) }, (_, i) => {
    const angle = (from + ((to - from) * i) / count) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), tone };
  });
};

/** A small shape as it looks, row under row. */
export const sketch = (tone: Tone, x: number, y: number, rows: string): Dot[] =>
  rows
    .split(' ')
    .flatMap((row, dy) => [...row].flatMap((sign, dx) => (sign === '#' ? { x: x + dx, y: y + dy, tone } : [])));

/** Shapes one on the other: of dots that would touch, that of the later shape stays. Only the cells around a dot are looked at: a cloth has hundreds. */
export function layered(shapes: readonly Dot[][]): Dot[] {
  const later = new Map<number, Dot[]>();
  const isCovered = (dot: Dot): boolean => {
    const cell = cellOf(dot);
    return around.some(step => later.get(cell + step)?.some(other => isTouching(dot, other)));
  };
  const left = shapes.toReversed().map(shape => {
    const seen = later.size > 0 ? shape.filter(dot => !isCovered(dot)) : shape;
    for (const dot of shape) {
      const cell = cellOf(dot);
      const others = later.get(cell);
      if (others) others.push(dot);
      else later.set(cell, [dot]);
    }
    return seen;
  });
  return left.reverse().flat();
}

/** A number for the cell of a dot, on planes of fewer than 64 rows, and from a cell to itself and those that touch it. */
const cellOf = ({ x, y }: Dot): number => Math.round(x) * 64 + Math.round(y);
const around = [0, -64, 64, -1, 1, -65, -63, 63, 65];

const isTouching = (one: Dot, other: Dot): boolean => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < 0.75 ** 2;

/** A line of a text that is only hinted at. */
export const text = (x: number, y: number, width: number): Dot[] => fill('faint', x, y, width);

/** Shapes, one on the other. */
export type Drawing = () => Dot[][];

/** The same in parts, so that it can be finished step by step. */
export type PartedDrawing = () => Dot[][][];

/** Cells of the plane of every drawing. */
export const plane = { columns: 26, rows: 22 };

type Place = readonly [x: number, y: number];
