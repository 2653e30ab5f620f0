/** The borders of a cloth, as on a sari: what runs along them is a tile of components/art/borders/. */
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import type { Theme } from '../../content/schemas/theme.ts';
import { colorsOfTone, groupOf } from './drawing-svg.ts';
import { tie } from './tie.ts';

/** Returns a tile as the value of a background; the ground, brand or deep, is seen in the middle of its knots. */
export function borderImage(file: DrawingFile, theme: Theme): string {
  const tile = tie(file);
  const colors = colorsOfTone('brand', theme);
  const group = groupOf(tile.paths, tone => colors[tone], 'none');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile.width} ${tile.height}">${group}</svg>`;
  // Spaces and the like stay, so that its outlines are the same text as those of other drawings.
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent)}")`;
}
