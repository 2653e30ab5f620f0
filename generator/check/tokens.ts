/** Every custom property that a page's CSS asks for is declared there: a browser drops a declaration with a misspelt one, and says nothing. */
import type { PageRule } from '../check.ts';
import { remembering } from '../remembering.ts';
import { nearest } from '../site-error.ts';

export const tokens: PageRule = ({ css }) => undeclared(css);

const undeclared = remembering((css: string) => {
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name = '']) => name));
  // With a fallback behind a comma it may be missing.
  const asked = new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
  return [...asked]
    .filter(name => !declared.has(name))
    .map(name => {
      const near = nearest(name, declared);
      return `its CSS asks for ${name}, which is declared nowhere${near ? `; did you mean ${near}?` : ''}`;
    });
});
