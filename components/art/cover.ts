/** The covers of articles: a drawing on a cloth of dots that are not tied. */
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import { type Drawing, drawingOf } from './dots.ts';
import { filledBox, isNear } from './shapes.ts';
import { knotsOf } from './tie.ts';

export const coverPlane = { columns: 36, rows: 24 };

/** How far from a knot the cloth begins. */
const clearance = 1.25;

export function coverOf(file: DrawingFile): Drawing {
  const { columns, rows } = coverPlane;
  const knots = knotsOf(file);
  const cloth = filledBox('faint', 0, 0, columns, rows).filter(
    dot => !knots.some(knot => isNear(dot, knot, clearance)),
  );
  return drawingOf(columns, rows, [...cloth, ...knots]);
}
