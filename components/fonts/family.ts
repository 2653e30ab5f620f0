/** The font of the site, which only this module names: for another one, change it, its package in package.json, and run npm run fonts. */
import { fallbacks, gujaratiFallbacks } from './fallbacks.ts';

export const family = 'Anek';

/** What its Latin files call themselves, for social cards. */
export const cardFamily = `${family} Latin`;

export function familiesCss(): string {
  const locals = new Set([...fallbacks, ...gujaratiFallbacks].map(({ family }) => family));
  return `:root{--font:${[family, ...locals].join()},system-ui,sans-serif;--font-heading:var(--font)}`;
}

export function sourceOf(script: 'latin' | 'gujarati', part: string): string {
  const name = `${family.toLowerCase()}-${script}`;
  return `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
}
