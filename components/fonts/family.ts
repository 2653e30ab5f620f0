/** The font of the site, which only this module names: for another one, change it, its package in package.json, and run npm run fonts. */
import { fallbacks, gujaratiFallbacks } from './fallbacks.ts';

/** The family, of pages. */
export const family = 'Anek';

/** What its Latin files call themselves, for social cards. */
export const cardFamily = `${family} Latin`;

/** The families of texts and of headings, as custom properties. */
export function familiesCss(): string {
  const locals = new Set([...fallbacks, ...gujaratiFallbacks].map(({ family }) => family));
  return `:root{--font:${[family, ...locals].join()},system-ui,sans-serif;--font-heading:var(--font)}`;
}

/** Returns the file of a script of the family, and of one of its parts. */
export function sourceOf(script: 'latin' | 'gujarati', part: string): string {
  const name = `${family.toLowerCase()}-${script}`;
  return `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
}
