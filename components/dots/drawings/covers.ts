/** The covers of articles: a motif, drawn by hand or generated from the slug, on a cloth of plain dots. */
import { random } from '../../lib/random.ts';
import { type Dot, type Drawing, drawingOf, type Strokes, strokesOf } from '../drawing.ts';
import { circle, disc, fill, isNear, layered } from '../shapes.ts';
import { coverPlane, drawnCovers } from './article-covers.ts';

const { columns, rows } = coverPlane;

/** Returns an article's cover. */
export function coverOf(slug: string): Drawing {
  const knots = layered(drawnCovers[slug]?.() ?? flowersOf(slug));
  const cloth = fill('faint', 0, 0, columns, rows).filter(dot => !knots.some(knot => isNear(dot, knot, 1.25)));
  return drawingOf(columns, rows, [...cloth, ...knots]);
}

/** Returns flowers around a rosette. */
export function flowersOf(seed: string): Dot[][] {
  const next = random(seed);
  const [outer, inner] = next() < 0.5 ? ['ppp', 'a'] : ['aaa', 'p'];
  const flowers = circle('primary', [17.5, 11.5], 9, 5 + Math.floor(4 * next()));
  const radius = 2 + Math.floor(3 * next());
  return [disc([17.5, 11.5], radius, inner.repeat(radius + 1)), ...flowers.map(({ x, y }) => disc([x, y], 2, outer))];
}

const cache = new Map<string, Strokes>();

/** Returns an article's cover as paths, and caches them: a cover is on five pages and in a file, and takes 5 ms. */
export function coverStrokesOf(slug: string): Strokes {
  const strokes = cache.get(slug) ?? strokesOf(coverOf(slug));
  cache.set(slug, strokes);
  return strokes;
}
