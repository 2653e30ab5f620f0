/** Wide drawings, from edge to edge. A phone shows about half of one: its middle, or the right part of those on which pages open. */
import { type Drawing, drawingOf } from '../drawing.ts';
import { layered, type Shapes, widePlane } from '../shapes.ts';
import { academyScenes } from './academy-scenes.ts';
import { agencyScenes } from './agency-scenes.ts';
import { heroScenes } from './hero-scenes.ts';

const scenes: Record<string, Shapes> = { ...heroScenes, ...agencyScenes, ...academyScenes };

/** Returns whether there is a wide drawing of a page, or of a part of it: "/services/seo/#aims". */
export const hasScene = (path: string): boolean => path in scenes;

/** Returns whether a page opens on its wide drawing. */
export const hasHeroScene = (path: string): boolean => path in heroScenes;

/** The rows above a wide drawing, seen where a page opens on it and the screen is wide: the sky beside the text. */
const sky = 18;

/** Draws all wide drawings, each with its path. */
export const drawnScenes = (): [path: string, Drawing][] =>
  Object.entries(scenes).map(([path, shapes]) => [
    path,
    drawingOf(widePlane.columns, widePlane.rows, layered(shapes()), hasHeroScene(path) ? sky : 0),
  ]);
