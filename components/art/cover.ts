/** The covers of articles: a drawing, or flowers, on a cloth of dots that are not tied. */
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import { drawingOf, type Rendered, renderedOf } from './dots.ts';
import { flowersOf } from './flowers.ts';
import { fill, isNear } from './shapes.ts';
import { knotsOf } from './tie.ts';

/** The size of every cover in units. */
export const coverPlane = { columns: 36, rows: 24 };

const drawn = new Map<string, { file: DrawingFile | undefined; cover: Rendered }>();

/** Returns an article's cover, which is drawn once for all pages. Without a file it has flowers, other ones for each slug. */
export function coverOf(slug: string, file?: DrawingFile): Rendered {
  const known = drawn.get(slug);
  if (known && known.file === file) return known.cover;
  const { columns, rows } = coverPlane;
  const knots = file ? knotsOf(file) : flowersOf(slug, coverPlane);
  const cloth = fill('faint', 0, 0, columns, rows).filter(dot => !knots.some(knot => isNear(dot, knot, 1.25)));
  const cover = renderedOf(drawingOf(columns, rows, [...cloth, ...knots]));
  drawn.set(slug, { file, cover });
  return cover;
}
