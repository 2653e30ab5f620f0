/** Wide drawings, from edge to edge. A phone shows about half of one: its middle, or the right part of those on which pages open. */
import { drawingOf, drawOnce, type Rendered } from '../drawing.ts';
import { layered, type Shapes, widePlane } from '../shapes.ts';
import { academyScenes } from './academy-scenes.ts';
import { agencyScenes } from './agency-scenes.ts';
import { heroScenes } from './hero-scenes.ts';

const scenes: Record<string, Shapes> = { ...heroScenes, ...agencyScenes, ...academyScenes };

/** Returns whether a page opens on its wide drawing. */
export const hasHeroScene = (path: string): boolean => path in heroScenes;

/** The rows above a wide drawing, seen where a page opens on it and the screen is wide: the sky beside the text. */
const sky = 18;

/** Returns the wide drawing with this path, if there is one. */
export function sceneOf(path: string): Rendered | undefined {
  const shapes = scenes[path];
  const { columns, rows } = widePlane;
  return (
    shapes && drawOnce(`scene ${path}`, () => drawingOf(columns, rows, layered(shapes()), hasHeroScene(path) ? sky : 0))
  );
}
