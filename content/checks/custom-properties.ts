/** Every custom property that a page's CSS uses is declared there: browsers silently drop a declaration with a misspelled one. */
import type { PageRule } from '../../generator/check/check.ts';

const namesIn = (css: string, pattern: RegExp) => new Set(Array.from(css.matchAll(pattern), ([, name = '']) => name));

/** Reports each custom property that is used without a fallback and not declared. */
export const customProperties: PageRule = ({ css, elements }, _, report) => {
  // What a linked style sheet declares is not known here.
  if (elements('link').some(({ attribs }) => attribs.rel === 'stylesheet')) return;
  const declared = namesIn(css, /(--[\w-]+)\s*[:{]/g);
  for (const name of namesIn(css, /var\(\s*(--[\w-]+)\s*\)/g))
    if (!declared.has(name)) report(`its CSS uses ${name}, which is not declared`, name);
};
