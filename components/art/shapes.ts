/**
 * The shapes that drawings are composed of. As on tied cloth, a shape is rows of knots that follow its outline, one unit apart. A drawing is a list
 * of shapes from bottom to top: where knots would touch, the later one stays.
 */
import type { Dot, DotTone } from './dots.ts';

export type Point = readonly [x: number, y: number];

/** The rows of a shape from the outline inwards, a letter each: "pp.a" is two rows in the primary colour, a gap, and one in the accent. */
type Rows = string;

const tones: Record<string, DotTone> = { p: 'primary', a: 'accent', r: 'alert', t: 'text', f: 'faint' };

export const firstTone = (rows: Rows): DotTone => tones[rows.slice(0, 1)] ?? 'primary';

const eachRow = (rows: Rows, draw: (tone: DotTone, row: number) => Dot[]): Dot[] =>
  [...rows].flatMap((letter, row) => {
    const tone = tones[letter];
    return tone ? draw(tone, row) : [];
  });

/** Returns `count` dots on a circle, clockwise from the top. */
export const circle = (tone: DotTone, [x, y]: Point, radius: number, count: number): Dot[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle), tone };
  });

/** Returns a disc of rings around a knot: with the radius 2, of 1 + 6 + 12 knots. */
export const disc = (at: Point, radius: number, rows: Rows): Dot[] =>
  eachRow(rows, (tone, row) => circle(tone, at, radius - row, Math.max(1, 6 * (radius - row))));

/** Returns dots one unit apart along the line through `points`. A closed line ends at its first point. */
function along(tone: DotTone, points: readonly Point[], steps = 0): Dot[] {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const first = points[0];
  const last = points.at(-1);
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  const count = steps || Math.max(1, Math.round(total));
  return Array.from({ length: isClosed ? count : count + 1 }, (_, n) => {
    let [rest, i] = [(n / count) * total, 0];
    while (i < lengths.length - 1 && rest > (lengths[i] ?? 0)) rest -= lengths[i++] ?? 0;
    const [[x, y], [toX, toY]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const part = rest / (lengths[i] || 1);
    return { x: x + (toX - x) * part, y: y + (toY - y) * part, tone };
  });
}

/** Returns the line through `points` as parallel rows, from its left side to its right side as one walks along it. */
export const stroke = (line: readonly Point[], rows: Rows, steps = 0): Dot[] =>
  eachRow(rows, (tone, row) => along(tone, parallel(line, row - (rows.length - 1) / 2), steps));

/** Points closer than this are the same: editors round numbers. */
const rounding = 0.05;

/** How many points of an outline a unit has, to measure distances from it. */
const pointsPerUnit = 4;

/** Returns a shape with these corners: its outline, and rows inside. */
export function outline(corners: readonly Point[], rows: Rows): Dot[] {
  const first = corners[0] as Point;
  const last = corners.at(-1) as Point;
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < rounding;
  const closed = [...corners.slice(0, isClosed ? -1 : undefined), first];
  const area = closed
    .slice(1)
    .reduce((sum, [x, y], i) => sum + (closed[i]?.[0] ?? 0) * y - x * (closed[i]?.[1] ?? 0), 0);
  const clockwise = area > 0 ? closed : closed.reverse();
  const fine = along(
    'primary',
    clockwise.map(([x, y]) => [pointsPerUnit * x, pointsPerUnit * y] as const),
  ).map(({ x, y }): Point => [x / pointsPerUnit, y / pointsPerUnit]);
  return eachRow(rows, (tone, row) => {
    if (row === 0) return along(tone, clockwise);
    const around = [fine.at(-1) as Point, ...fine, fine[0] as Point];
    const inside = parallel(around, row)
      .slice(1, -1)
      .filter(([x, y]) => fine.every(([fx, fy]) => (x - fx) ** 2 + (y - fy) ** 2 > (row - rounding) ** 2));
    return inside.length < 3 ? [] : along(tone, [...inside, inside[0] as Point]);
  });
}

export function solid(tone: DotTone, corners: readonly Point[]): Dot[] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const left = Math.floor(Math.min(...xs));
  const top = Math.floor(Math.min(...ys));
  return filledBox(tone, left, top, Math.ceil(Math.max(...xs)) - left + 1, Math.ceil(Math.max(...ys)) - top + 1).filter(
    ({ x, y }) => {
      const isAcross = ([ax, ay]: Point, [bx, by]: Point) =>
        ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
      return (
        corners.filter((corner, i) => isAcross(corner, corners[(i + 1) % corners.length] as Point)).length % 2 === 1
      );
    },
  );
}

/** Returns the points of a line moved by `by` to its right. */
const parallel = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y], i) => {
    const from = points[i - 1] ?? [x, y];
    const to = points[i + 1] ?? [x, y];
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (by * dy) / length, y + (by * dx) / length];
  });

export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const filledBox = (tone: DotTone, x: number, y: number, width: number, height = 1): Dot[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width), tone }));

/** Dots closer than this touch: neighbours in a row are one unit apart. */
const touching = 0.8;

export function layered(shapes: readonly Dot[][]): Dot[] {
  const cells = new Map<number, Dot[]>();
  const isFree = (dot: Dot): boolean => {
    const cell = cellOf(dot);
    const isCovered = neighbours.some(step => cells.get(cell + step)?.some(other => isNear(dot, other, touching)));
    if (!isCovered) cells.set(cell, [...(cells.get(cell) ?? []), dot]);
    return !isCovered;
  };
  return shapes.flat().reverse().filter(isFree).reverse();
}

/** The distance between the numbers of cells side by side: more than most planes have rows, so that few cells share a number. */
const column = 128;

const cellOf = ({ x, y }: Dot): number => Math.round(x) * column + Math.round(y);

const neighbours = [-column, 0, column].flatMap(across => [-1, 0, 1].map(down => across + down));

/** Returns whether two dots are less than `distance` apart; squared, since Math.hypot is slow. */
export const isNear = (one: Dot, other: Dot, distance: number): boolean =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < distance ** 2;
