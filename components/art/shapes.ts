/**
 * The shapes that drawings are composed of. As on tied cloth, a shape is rows of knots that follow its outline, one unit apart. A drawing is a list
 * of shapes from bottom to top: where knots would touch, the later one stays.
 */
import type { Dot, Tone } from './drawing.ts';

export type Point = readonly [x: number, y: number];

/** Points, or their coordinates as in the points attribute of SVG: "0,0 12,5". */
type Line = readonly Point[] | string;

export const pointsOf = (line: Line): readonly Point[] =>
  typeof line === 'string' ? line.split(' ').map(point => point.split(',').map(Number) as unknown as Point) : line;

/**
 * The rows of a shape from the outline inwards, one letter each: "pp.a" is two rows in the primary colour, a gap, and a row in the accent colour.
 * "t" is the colour of text, "r" the red of alert, "f" the faint of dots that are not tied.
 */
type Rows = string;

const tones: Record<string, Tone> = { p: 'primary', a: 'accent', r: 'alert', t: 'text', f: 'faint' };

const eachRow = (rows: Rows, draw: (tone: Tone, row: number) => Dot[]): Dot[] =>
  [...rows].flatMap((letter, row) => {
    const tone = tones[letter];
    return tone ? draw(tone, row) : [];
  });

/** Returns `count` dots on a circle, clockwise from the top; or on an ellipse, with the radius `ry` up and down. */
export const circle = (tone: Tone, [x, y]: Point, radius: number, count: number, ry = radius): Dot[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return { x: x + radius * Math.sin(angle), y: y - ry * Math.cos(angle), tone };
  });

/** Returns a disc of rings around a knot: with the radius 2, of 1 + 6 + 12 knots. */
export const disc = (at: Point, radius: number, rows: Rows): Dot[] =>
  eachRow(rows, (tone, row) => ring(tone, at, radius - row));

const ring = (tone: Tone, at: Point, radius: number): Dot[] => circle(tone, at, radius, Math.max(1, 6 * radius));

/** Returns a rosette of 1 + 6 + 12 knots. */
export const rosette = (tone: Tone, at: Point): Dot[] => [0, 1, 2].flatMap(radius => ring(tone, at, radius));

/** Returns dots one unit apart along the line through `points`. A closed line ends at its first point. */
function along(tone: Tone, points: readonly Point[]): Dot[] {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  const count = Math.max(1, Math.round(total));
  return Array.from({ length: isClosed ? count : count + 1 }, (_, n) => {
    let [rest, i] = [(n / count) * total, 0];
    while (i < lengths.length - 1 && rest > (lengths[i] ?? 0)) rest -= lengths[i++] ?? 0;
    const [[x, y], [toX, toY]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const part = rest / (lengths[i] || 1);
    return { x: x + (toX - x) * part, y: y + (toY - y) * part, tone };
  });
}

/** Returns the line through `points` as parallel rows, from its left side to its right side as one walks along it. */
export const stroke = (line: Line, rows: Rows): Dot[] =>
  eachRow(rows, (tone, row) => along(tone, parallel(pointsOf(line), row - (rows.length - 1) / 2)));

/** Returns a shape with these corners: its outline, and rows inside. */
export function outline(line: Line, rows: Rows): Dot[] {
  const corners = pointsOf(line);
  const closed = [...corners, corners[0] as Point];
  const area = closed
    .slice(1)
    .reduce((sum, [x, y], i) => sum + (closed[i]?.[0] ?? 0) * y - x * (closed[i]?.[1] ?? 0), 0);
  const clockwise = area > 0 ? closed : closed.reverse();
  // Points a quarter of a unit apart, to measure distances from the outline.
  const fine = along(
    'primary',
    clockwise.map(([x, y]) => [4 * x, 4 * y] as const),
  ).map(({ x, y }): Point => [x / 4, y / 4]);
  return eachRow(rows, (tone, row) => {
    if (row === 0) return along(tone, clockwise);
    const around = [fine.at(-1) as Point, ...fine, fine[0] as Point];
    const inside = parallel(around, row)
      .slice(1, -1)
      .filter(([x, y]) => fine.every(([fx, fy]) => (x - fx) ** 2 + (y - fy) ** 2 > (row - 0.05) ** 2));
    return inside.length < 3 ? [] : along(tone, [...inside, inside[0] as Point]);
  });
}

/** Returns a shape filled with rows on the grid. */
export function solid(tone: Tone, line: Line): Dot[] {
  const corners = pointsOf(line);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return fill(tone, left, top, Math.ceil(Math.max(...xs)) - left + 1, Math.ceil(Math.max(...ys)) - top + 1).filter(
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
    const [from, to] = [points[i - 1] ?? [x, y], points[i + 1] ?? [x, y]];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (by * dy) / length, y + (by * dx) / length];
  });

/** Returns the corners of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Returns the points of an arc. `from` and `to` are in turns: 0 is right, 0.25 down. */
export const arc = ([x, y]: Point, radius: number, from: number, to: number, ry = radius): Point[] =>
  curve(t => {
    const angle = (from + (to - from) * t) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + ry * Math.sin(angle)];
  });

/** Returns points on a curve, for `t` from 0 to 1. */
export const curve = (at: (t: number) => Point): Point[] => Array.from({ length: 41 }, (_, i) => at(i / 40));

/** Returns points on a curve that leaves `from` towards `by` and arrives at `to` from there. */
export const bow = (from: Point, by: Point, to: Point): Point[] =>
  curve(t => {
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });

/** Returns the outline of a leaf between two points, whose edges are pulled towards `by` and, on the way back, towards `back`. */
export const leaf = (from: Point, by: Point, to: Point, back: Point): Point[] => [
  ...bow(from, by, to),
  ...bow(to, back, from),
];

/** Draws waves on both sides of a sender. */
export const waves = (at: Point, radius: number): Dot[][] =>
  [-0.14, 0.36].map(from => stroke(arc(at, radius, from, from + 0.28), 'a'));

/** Returns the outline of a heart, `width` wide, around a point near its middle. */
export const heart = ([x, y]: Point, width: number): Point[] =>
  curve(t => {
    const a = (t + 0.5) * 2 * Math.PI;
    const height = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [x + (width / 2) * Math.sin(a) ** 3, y - (width / 32) * height];
  }).slice(0, -1);

/** Returns the outline of a pin on a map, `radius` wide on both sides of the middle of its head. */
export const pin = ([x, y]: Point, radius: number): Point[] => [
  [x, y + 1.75 * radius],
  ...arc([x, y], radius, 0.38, 1.12),
];

/** Returns the outlines of the two pages of an open book, each `width` wide, from the middle of its upper edge. */
export const book = ([x, y]: Point, width: number, height: number): Point[][] =>
  [-1, 1].map(side => {
    const edge = (at: number, top: number): Point => [
      x + side * (0.5 + width * at),
      top - 0.17 * width * Math.sin(Math.PI * at),
    ];
    return [...curve(t => edge(t, y)), ...curve(t => edge(1 - t, y + height))];
  });

/** Returns a filled rectangle from x, y to the right and down. */
export const fill = (tone: Tone, x: number, y: number, width: number, height = 1): Dot[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width), tone }));

/** Returns the units of a plane for which `toneOf` returns a tone. */
export const where = ({ columns, rows }: typeof plane, toneOf: (x: number, y: number) => Tone | undefined): Dot[] =>
  fill('primary', 0, 0, columns, rows).flatMap(({ x, y }) => {
    const tone = toneOf(x, y);
    return tone ? [{ x, y, tone }] : [];
  });

/** Stacks shapes: where two dots would touch, the later one stays. */
export function layered(shapes: readonly Dot[][]): Dot[] {
  const cells = new Map<number, Dot[]>();
  const isFree = (dot: Dot): boolean => {
    const cell = cellOf(dot);
    const isCovered = neighbours.some(step => cells.get(cell + step)?.some(other => isNear(dot, other, 0.8)));
    if (!isCovered) cells.set(cell, [...(cells.get(cell) ?? []), dot]);
    return !isCovered;
  };
  return shapes.flat().reverse().filter(isFree).reverse();
}

/** Returns the number of a dot's cell, on planes with fewer than 64 rows. `neighbours` are the steps to the cell itself and those around it. */
const cellOf = ({ x, y }: Dot): number => Math.round(x) * 64 + Math.round(y);
const neighbours = [0, -64, 64, -1, 1, -65, -63, 63, 65];

/** Returns whether two dots are less than `distance` apart; squared, since Math.hypot is slow. */
export const isNear = (one: Dot, other: Dot, distance: number): boolean =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < distance ** 2;

/** Returns the shapes of a drawing, from bottom to top. */
export type Shapes = () => Dot[][];

/** The number of units of every page's drawing, and of its wide one. */
export const plane = { columns: 42, rows: 36 };
export const widePlane = { columns: 132, rows: 26 };

/** The middle of a wide drawing, its lowest row, and a road along that. */
export const middle = 65.5;
export const bottom = 25;
export const road = (): Dot[] => fill('primary', 0, bottom, widePlane.columns);

/** Returns what `draw` returns for the numbers 0, 1, … as many as `count`. */
export const each = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i));
