/** Every custom property that a page's CSS asks for is declared there: a browser drops a declaration with a misspelt one, and says nothing. */
import { nearest } from '../../diagnostics/diagnostics.ts';
import type { PageRule, StyleSheet } from './rule.ts';

export const customProperties: PageRule = (_, { sheet }, report) => {
  for (const { name, near } of sheet.undeclared)
    report(
      `its CSS asks for ${name}, which is declared nowhere${near ? `; did you mean ${near}?` : ''}`,
      `var(${name}`,
    );
};

/** The custom properties that a style sheet asks for and does not declare. */
export function undeclaredIn(css: string): StyleSheet['undeclared'] {
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name = '']) => name));
  // With a fallback behind a comma it may be missing.
  const asked = new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
  return [...asked].filter(name => !declared.has(name)).map(name => ({ name, near: nearest(name, declared) }));
}
