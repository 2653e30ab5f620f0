/** The theme as a style sheet: each colour a variable, "--primary". */
import type { Theme } from '../../content/schemas/theme.ts';

/**
 * light-dark() is resolved where it is used, so an element with its own color-scheme (a dark band on a light page) gets the other half
 * of every colour.
 */
export function colorsCss(theme: Theme): string {
  const variables = Object.entries(theme).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  return `@layer reset{:root{color-scheme:light dark;${variables.join(';')}}}`;
}
