/** The covers of articles: a motif, drawn by hand or generated from the slug, on a cloth of plain dots. */
import { random } from '../../lib/random.ts';
import { type Dot, type Drawing, drawingOf, type Strokes, strokesOf, type Tone } from '../drawing.ts';
import { fill } from '../shapes.ts';
import { coverPlane, drawnCovers } from './article-covers.ts';
import { circle, rosette } from './motifs.ts';

const { columns, rows } = coverPlane;

const isWithin = (distance: number, dot: Dot) => (other: Dot) =>
  Math.hypot(dot.x - other.x, dot.y - other.y) < distance;

/** Returns an article's cover. Where knots would touch, the later one stays. */
export function coverOf(slug: string): Drawing {
  const knots = (drawnCovers[slug]?.() ?? flowersOf(slug)).filter(
    (dot, i, all) => !all.slice(i + 1).some(isWithin(0.82, dot)),
  );
  const cloth = fill('faint', 0, 0, columns, rows).filter(dot => !knots.some(isWithin(1.25, dot)));
  return drawingOf(columns, rows, [...cloth, ...knots]);
}

/** Returns flowers around a rosette. */
export function flowersOf(seed: string): Dot[] {
  const at = [11.5, 7.5] as const;
  const next = random(seed);
  const [outer, inner]: Tone[] = next() < 0.5 ? ['primary', 'accent'] : ['accent', 'primary'];
  const flowers = circle(outer as Tone, at, 5.7, 5 + Math.floor(5 * next()));
  return [
    ...rosette(inner as Tone, at, 1 + Math.floor(2 * next())),
    ...flowers.flatMap(({ x, y }) => rosette(outer as Tone, [x, y])),
  ];
}

const cache = new Map<string, Strokes>();

/** Returns an article's cover as paths, and caches these 3 kB: a cover is on five pages and in a file, and takes half a millisecond. */
export function coverStrokesOf(slug: string): Strokes {
  const strokes = cache.get(slug) ?? strokesOf(coverOf(slug));
  cache.set(slug, strokes);
  return strokes;
}
