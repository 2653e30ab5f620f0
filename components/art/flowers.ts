/** Flowers around a rosette, for what has no drawing of its own: other ones for each seed, such as a slug. */
import { random } from '../lib/random.ts';
import { type Dot, drawingOf, type Rendered, renderedOf } from './dots.ts';
import { circle, disc, layered, type Point } from './shapes.ts';

type Plane = { columns: number; rows: number };

/** Returns a drawing, by default of the size of the others. */
export const flowers = (seed: string, plane: Plane = { columns: 42, rows: 36 }): Rendered =>
  renderedOf(drawingOf(plane.columns, plane.rows, flowersOf(seed, plane)));

/** Returns the dots of the flowers on a plane. */
export function flowersOf(seed: string, { columns, rows }: Plane): Dot[] {
  const next = random(seed);
  const at: Point = [(columns - 1) / 2, (rows - 1) / 2];
  const [outer, inner] = next() < 0.5 ? ['ppp', 'a'] : ['aaa', 'p'];
  const around = circle('primary', at, rows / 2 - 3, 5 + Math.floor(4 * next()));
  const radius = 2 + Math.floor(3 * next());
  return layered([disc(at, radius, inner.repeat(radius + 1)), ...around.map(({ x, y }) => disc([x, y], 2, outer))]);
}
