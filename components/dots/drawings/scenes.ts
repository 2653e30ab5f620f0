/** Wide drawings, from edge to edge. A phone shows about half of one: its middle, or its right part. */
import { type Drawing, drawingOf } from '../drawing.ts';
import { layered, type Shapes, widePlane } from '../shapes.ts';
import { academyScenes } from './academy-scenes.ts';
import { agencyScenes } from './agency-scenes.ts';

const scenes: Record<string, Shapes> = { ...agencyScenes, ...academyScenes };

/** Returns the wide drawing of a page, if it has one. */
export function sceneOf(path: string): Drawing | undefined {
  const shapes = scenes[path]?.();
  return shapes && drawingOf(widePlane.columns, widePlane.rows, layered(shapes));
}
