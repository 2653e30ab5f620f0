/** Converts the theme to a style sheet with a custom property for each colour, "--primary", and one for the woven border, "--woven-border". */
import type { Theme } from '../../content/schemas/theme.ts';
import { wovenBorderSvg } from '../art/woven-border.ts';

/**
 * light-dark() resolves where it is used, so an element with its own color-scheme, such as a dark section on a light page, gets the
 * other value of every colour.
 */
export function colorsCss(theme: Theme): string {
  const variables = Object.entries(theme).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  const border = `--woven-border:url("data:image/svg+xml,${encodeURIComponent(wovenBorderSvg(theme))}")`;
  return `@layer reset{:root{color-scheme:light dark;${[...variables, border].join(';')}}}`;
}
