/** Converts the theme to a style sheet with a custom property for each colour, "--primary", and the borders of the page and of its footer. */
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import type { Theme } from '../../content/schemas/theme.ts';
import { colorsOfTone, groupOf } from '../art/drawing-svg.ts';
import { tie } from '../art/tie.ts';

/** light-dark() resolves where it is used: a dark section on a light page gets the other value of every colour. */
export function colorsCss(theme: Theme, border: DrawingFile, footer: DrawingFile): string {
  const variables = Object.entries(theme).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  const borders = [`--border:${borderImage(border, theme)}`, `--footer-border:${borderImage(footer, theme)}`];
  return `@layer reset{:root{color-scheme:light dark;${[...variables, ...borders].join(';')}}}`;
}

/** Returns a tile as the value of a background; the ground, brand or deep, is seen in the middle of its knots. */
function borderImage(file: DrawingFile, theme: Theme): string {
  const tile = tie(file);
  const colors = colorsOfTone('brand', theme);
  const group = groupOf(tile.paths, tone => colors[tone], 'none');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile.width} ${tile.height}">${group}</svg>`;
  // Spaces and the like stay, so that its outlines are the same text as those of other drawings.
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent)}")`;
}
