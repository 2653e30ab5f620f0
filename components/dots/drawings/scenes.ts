/** Wide drawings, from edge to edge. A phone shows about half of one: its middle, or the right part of those on which pages open. */
import { type Drawing, drawingOf } from '../drawing.ts';
import { layered, type Shapes, widePlane } from '../shapes.ts';
import { academyScenes } from './academy-scenes.ts';
import { agencyScenes } from './agency-scenes.ts';
import { heroScenes } from './hero-scenes.ts';

const scenes: Record<string, Shapes> = { ...heroScenes, ...agencyScenes, ...academyScenes };

/** The paths of the pages that have a wide drawing. */
export const scenePaths: readonly string[] = Object.keys(scenes);

/** Returns whether a page opens on its wide drawing. */
export const hasHeroScene = (path: string): boolean => path in heroScenes;

/** The rows above a wide drawing, seen where a page opens on it and the screen is wide: the sky beside the text. */
const sky = 18;

/** Returns the wide drawing of a page. Without one, returns an empty plane. */
export const sceneOf = (path: string): Drawing =>
  drawingOf(widePlane.columns, widePlane.rows, layered(scenes[path]?.() ?? []), hasHeroScene(path) ? sky : 0);
