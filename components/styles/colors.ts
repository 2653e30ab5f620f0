/** Converts the theme to a style sheet with a custom property for each colour, "--primary", and one for the woven border, "--hem". */
import type { Theme } from '../../content/schemas/theme.ts';
import { hemSvg } from '../dots/hem.ts';

/**
 * light-dark() resolves where it is used, so an element with its own color-scheme, such as a dark section on a light page, gets the
 * other value of every colour.
 */
export function colorsCss(theme: Theme): string {
  const variables = Object.entries(theme).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  const hem = `--hem:url("data:image/svg+xml,${encodeURIComponent(hemSvg(theme))}")`;
  return `@layer reset{:root{color-scheme:light dark;${[...variables, hem].join(';')}}}`;
}
