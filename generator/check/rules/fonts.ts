/** The fonts of a page hold the letters that it shows: a browser takes others from wherever it finds them. */
import type { PageRule } from './rule.ts';

/** Letters that a message lists. */
const most = 10;

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
