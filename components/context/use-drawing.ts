/** The drawings in the folders of components/art/, by their names. */
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import { type Art, useSite } from './site.tsx';

/** Returns the drawing with this name in a folder. Throws if there is no such file. */
export const useDrawing = (folder: keyof Art, name: string): DrawingFile =>
  findDrawing(folder, useSite().art[folder], name);

/** Returns the one with this name of the `files` in a folder. Throws if there is none. */
export function findDrawing(folder: string, files: readonly Art['drawings'][number][], name: string): DrawingFile {
  const found = files.find(({ slug }) => slug === name);
  if (found) return found;
  const names = files.map(({ slug }) => slug).join(', ');
  throw new Error(`there is no components/art/${folder}/${name}.svg, but ${names}`, { cause: { text: name } });
}
