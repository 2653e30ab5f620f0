/** Converts the theme to a style sheet with a custom property for each colour, "--primary", and the borders of the page and of its footer. */
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import type { Theme } from '../../content/schemas/theme.ts';
import { borderImage } from '../art/border-image.ts';

/**
 * light-dark() resolves where it is used, so an element with its own color-scheme, such as a dark section on a light page, gets the
 * other value of every colour.
 */
export function colorsCss(theme: Theme, border: DrawingFile, footer: DrawingFile): string {
  const variables = Object.entries(theme).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  const borders = [`--border:${borderImage(border, theme)}`, `--footer-border:${borderImage(footer, theme)}`];
  return `@layer reset{:root{color-scheme:light dark;${[...variables, ...borders].join(';')}}}`;
}
