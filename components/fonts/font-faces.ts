/**
 * Anek Latin as the site's style sheet knows it: a file, and another one for pages that show a price in rupees. A page that is on the screen before the font keeps the local one that
 * stands in for it (`optional`), so that nothing ever moves; the next page has it. The stand-in has the same line height and nearly
 * the same width: it is adjusted by the ratio of the widths of the site's own sentences, and has Anek's ascent and descent over that.
 */
import { type Address, hrefOf } from '../site/site.tsx';
import latin from './anek-latin.woff2';
import latinExt from './anek-latin-ext.woff2';
import { rangeLetters } from './letters.ts';

/** The path of the file that every page needs. */
export const fontFile = latin;

export function fontFaces(address: Address): string {
  const standIn = (weight: string, names: string[], width: number) =>
    `@font-face{font-family:Arial-like;font-weight:${weight};src:${names.map(name => `local(${name})`).join()};` +
    `ascent-override:97%;descent-override:21%;size-adjust:${width}%}`;
  const face = (file: string, range = '') =>
    `@font-face{font-family:Anek;font-weight:400 800;font-display:optional;src:url(${hrefOf(file, address)})${range}}`;
  const codes = [...rangeLetters].map(letter => `U+${letter.codePointAt(0)?.toString(16)}`);
  return [
    face(latin),
    face(latinExt, `;unicode-range:${codes.join()}`),
    standIn('400 599', ['Arial', 'Liberation Sans', 'Roboto'], 94),
    // Without Roboto's: its bold is as wide as Anek's, and follows as the system's own.
    standIn('600 800', ['Arial Bold', 'Liberation Sans Bold'], 92),
  ].join('');
}
