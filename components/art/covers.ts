/** The covers of articles: a motif, drawn by hand or generated from the slug, on a cloth of plain dots. */
import { random } from '../lib/random.ts';
import { type Dot, drawingOf, drawOnce, type Rendered } from './drawing.ts';
import { coverPlane, drawnCovers } from './drawings/article-covers.ts';
import { circle, disc, fill, isNear, layered, type Point } from './shapes.ts';

const { columns, rows } = coverPlane;

/** Returns an article's cover. */
export const coverOf = (slug: string): Rendered =>
  drawOnce(`cover ${slug}`, () => {
    const knots = layered(drawnCovers[slug]?.() ?? flowersOf(slug));
    const cloth = fill('faint', 0, 0, columns, rows).filter(dot => !knots.some(knot => isNear(dot, knot, 1.25)));
    return drawingOf(columns, rows, [...cloth, ...knots]);
  });

/** Returns flowers around a rosette in the middle of a plane, by default that of covers. */
export function flowersOf(seed: string, { columns, rows } = coverPlane): Dot[][] {
  const next = random(seed);
  const at: Point = [(columns - 1) / 2, (rows - 1) / 2];
  const [outer, inner] = next() < 0.5 ? ['ppp', 'a'] : ['aaa', 'p'];
  const flowers = circle('primary', at, rows / 2 - 3, 5 + Math.floor(4 * next()));
  const radius = 2 + Math.floor(3 * next());
  return [disc(at, radius, inner.repeat(radius + 1)), ...flowers.map(({ x, y }) => disc([x, y], 2, outer))];
}
