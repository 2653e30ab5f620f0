/** What the style sheet of a page asks for is there: custom properties, and letters in its fonts. */
import { nearest } from '../../diagnostics/diagnostics.ts';
import type { PageRule, StyleSheet } from './rule.ts';

/** Every custom property that a page's CSS asks for is declared there: a browser drops a declaration with a misspelt one, and says nothing. */
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

/** Letters that a message lists. */
const most = 10;

/** The fonts of a page hold the letters that it shows: a browser takes others from wherever it finds them. */
export const fonts: PageRule = ({ text }, { sheet }, report) => {
  if (!sheet.lackedLetters) return;
  const letters = [...new Set(text.match(sheet.lackedLetters))];
  const more = letters.length > most ? ` and ${letters.length - most} more` : '';
  if (letters.length > 0) report(`shows letters that its fonts lack: ${letters.slice(0, most).join(' ')}${more}`);
};

/**
 * Finds the letters that are in no font of a style sheet; undefined where that is not known: a font of the page says no `unicode-range`.
 * Fonts of the visitor's own computer do not count.
 */
export function lackedLettersOf(css: string): RegExp | undefined {
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
  return new RegExp(`[\\p{L}--[${set.join('')}]]`, 'gv');
}
