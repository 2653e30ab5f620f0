/** The covers of articles, drawn by hand or generated from a seed, and the horizon at the foot of every page. */

import { random } from '../../lib/random.ts';
import { type Drawing, drawingOf, type Strokes, strokesOf } from '../drawing.ts';
import { layered } from '../shapes.ts';
import { cloth, coverPlane, drawnCovers } from './article-covers.ts';
import { hills } from './hills.ts';
import { patternOf, patterns } from './patterns.ts';

/** Returns an article's cover: its drawing, or a pattern generated from its slug. */
export function coverOf(slug: string): Drawing {
  const { columns, rows } = coverPlane;
  const shapes = drawnCovers[slug]?.() ?? [cloth('faint'), patterns[patternOf(slug)](random(slug), columns, rows)];
  return drawingOf(columns, rows, layered(shapes));
}

const cache = new Map<string, Strokes>();

/** Returns an article's cover as paths, and caches these 3 kB: a cover is on five pages and in a file, and takes half a millisecond. */
export function coverStrokesOf(slug: string): Strokes {
  const strokes = cache.get(slug) ?? strokesOf(coverOf(slug));
  cache.set(slug, strokes);
  return strokes;
}

/** The size of the horizon, whose lowest dots are at the bottom edge whatever its highest hill. */
export const horizonPlane = { width: 1440, height: 70 };

/** Draws the horizon at the foot of every page: low hills from edge to edge, without highlights. */
export function horizon(): Drawing {
  const { dots, peaks: _, ...plane } = hills('horizon', [{ count: 420, columns: 144, peak: 0.7 }]);
  const shift = horizonPlane.height - plane.height;
  return { ...plane, ...horizonPlane, dots: dots.map(({ x, y }) => ({ x, y: y + shift, tone: 'primary' })) };
}
