/** The motifs of bandhani: rosettes, and outlines of evenly spaced knots. Off the grid of cells, unlike other shapes. */
import type { Dot, Tone } from '../drawing.ts';

type Point = readonly [x: number, y: number];

/** Returns a knot with `rings` rings of six, twelve and so on around it. */
export const rosette = (tone: Tone, [x, y]: Point, rings = 1, step = 1.15): Dot[] => [
  { x, y, tone },
  ...Array.from({ length: rings }, (_, i) => circle(tone, [x, y], (i + 1) * step, 6 * (i + 1))).flat(),
];

/** Returns `count` knots on a circle, clockwise from the top; or on an ellipse, with the radius `ry` up and down. */
export const circle = (tone: Tone, [x, y]: Point, radius: number, count: number, ry = radius): Dot[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return { x: x + radius * Math.sin(angle), y: y - ry * Math.cos(angle), tone };
  });

/** Returns knots about `step` apart along the line through `points`; a closed line ends at its first point. */
export function along(tone: Tone, points: readonly Point[], step = 1): Dot[] {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  const count = Math.round(total / step);
  return Array.from({ length: isClosed ? count : count + 1 }, (_, n) => {
    let [rest, i] = [(n / count) * total, 0];
    while (i < lengths.length - 1 && rest > (lengths[i] ?? 0)) rest -= lengths[i++] ?? 0;
    const [[x, y], [toX, toY]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const part = rest / (lengths[i] || 1);
    return { x: x + (toX - x) * part, y: y + (toY - y) * part, tone };
  });
}

/** Returns the outline of a rectangle with knots at its corners. */
export const frame = (tone: Tone, x: number, y: number, width: number, height: number): Dot[] => [
  ...along(tone, [
    [x, y],
    [x + width, y],
    [x + width, y + height],
  ]),
  ...along(tone, [
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ]).slice(1, -1),
];

/** Returns points on a curve, for `at` from 0 to 1. */
export const curve = (pointAt: (at: number) => Point, pieces = 60): Point[] =>
  Array.from({ length: pieces + 1 }, (_, i) => pointAt(i / pieces));

/** Returns the outline of a heart; one of the size 1 is 32 wide. */
export const heart = (tone: Tone, [x, y]: Point, size: number): Dot[] => {
  const at = (t: number): Point => {
    const a = t * 2 * Math.PI;
    const height = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [x + 16 * size * Math.sin(a) ** 3, y - size * height];
  };
  return along(tone, [...curve(at).slice(0, -1), at(0)]);
};

/** Returns a magnifying glass above a flower. */
export const magnifier = (): Dot[][] => [
  circle('primary', [10.5, 9], 8, 48),
  circle('primary', [10.5, 9], 6.7, 40),
  rosette('accent', [10.5, 9], 3, 1.3),
  ...[16, 17].map((x, side) =>
    along('primary', [
      [x, 16 - side],
      [x + 4.5, 20.5 - side],
    ]),
  ),
];
