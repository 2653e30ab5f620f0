/** What the style sheet of a page uses exists: custom properties, and letters in its fonts. */
import { nearest } from '../../diagnostics/diagnostics.ts';
import type { PageRule, StyleSheet } from './rule.ts';

/** Every custom property that a page's CSS uses is declared there: browsers silently drop a declaration with a misspelled one. */
export const customProperties: PageRule = (_, { sheet }, report) => {
  for (const { name, near } of sheet.undeclared)
    report(`its CSS uses ${name}, which is not declared${near ? `; did you mean ${near}?` : ''}`, `var(${name}`);
};

/** Returns the custom properties that a style sheet uses but does not declare. */
export function undeclaredIn(css: string): StyleSheet['undeclared'] {
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name = '']) => name));
  // One with a fallback need not be declared.
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
  return [...used].filter(name => !declared.has(name)).map(name => ({ name, near: nearest(name, declared) }));
}

/** How many letters a message lists. */
const maxListed = 10;

/** The fonts of a page contain the letters that it shows: browsers take missing ones from any other font. */
export const fonts: PageRule = ({ text }, { sheet }, report) => {
  if (!sheet.lackedCharacters) return;
  const letters = [...new Set(text.match(sheet.lackedCharacters))].filter(character => /\p{L}/u.test(character));
  const more = letters.length > maxListed ? ` and ${letters.length - maxListed} more` : '';
  if (letters.length > 0)
    report(`shows letters that its fonts lack: ${letters.slice(0, maxListed).join(' ')}${more}`, letters[0]);
};

/**
 * Returns an expression that matches the characters in none of a style sheet's fonts; undefined if a font states no `unicode-range`. Fonts
 * on the visitor's computer do not count.
 */
export function lackedCharactersOf(css: string): RegExp | undefined {
  const faces = (css.match(/@font-face\s*\{[^}]*/g) ?? []).filter(face => face.includes('url('));
  const ranges = faces.map(face => /unicode-range:([^;]*)/.exec(face)?.[1]?.match(/U\+[\dA-F?]+(-[\dA-F]+)?/gi) ?? []);
  if (ranges.length === 0 || ranges.some(range => range.length === 0)) return undefined;
  const set = ranges.flat().flatMap(range => {
    const [first = '', last = first] = range.slice(2).split('-');
    const [from, to] = [first.replaceAll('?', '0'), last.replaceAll('?', 'F')].map(digits =>
      Number.parseInt(digits, 16),
    );
    return from !== undefined && to !== undefined && from <= to && to <= 0x10ffff
      ? `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`
      : [];
  });
  return new RegExp(`[^\\s${set.join('')}]`, 'gu');
}
