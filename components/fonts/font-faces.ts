/**
 * The @font-face rules: one file for all pages, a second for pages with a price in rupees, and local fallback fonts with Anek's metrics, which
 * are shown until Anek has loaded (`swap`).
 */

import { type Address, hrefOf } from '../../generator/react/address.ts';
import type { Language } from '../lib/language.ts';
import gujarati from './anek-gujarati.woff2';
import gujaratiName from './anek-gujarati-name.woff2';
import latin from './anek-latin.woff2';
import latinExt from './anek-latin-ext.woff2';
import { cardLetters } from './card-font.ts';
import { fallbacks } from './fallbacks.ts';
import { gujaratiFonts, rangeLetters } from './letters.ts';

/** The path of the font file that every page needs. */
export const fontFile = latin;

/** Returns the rules, which all pages share. */
export function fontFaces(address: Address): string {
  // With the letters of all fonts in the CSS, a build reports any other letter on a page.
  const face = (file: string, letters: Iterable<string>) =>
    `@font-face{font-family:Anek;font-weight:400 800;font-display:swap;src:url(${hrefOf(file, address)});unicode-range:${rangesOf(letters)}}`;
  return [face(latin, latinLetters()), face(latinExt, rangeLetters), ...fallbacks.map(localFace)].join('');
}

/**
 * Returns the rule for Gujarati. On pages in Gujarati only headings wait for it, as their text is in a font of the visitor's system; on others it has
 * only the letters of the language's name.
 */
export function gujaratiFace(address: Address, language: Language): string {
  const [headings, name] = gujaratiFonts;
  const [file, { letters, weight }] = language === 'gu' ? [gujarati, headings] : [gujaratiName, name];
  return `@font-face{font-family:Anek Gujarati;font-weight:${weight};font-display:swap;src:url(${hrefOf(file, address)});unicode-range:${rangesOf(letters)}}`;
}

const latinLetters = () => [...cardLetters()].filter(letter => !rangeLetters.includes(letter));

/** Returns characters as ranges of CSS, which may contain others but no other letters: "a", "b", "é" → "U+61-62,U+e9". */
function rangesOf(characters: Iterable<string>): string {
  const codes = [...characters].map(character => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const hasLetters = (from: number, to: number) => {
    for (let code = from + 1; code < to; code++) if (/\p{L}/u.test(String.fromCodePoint(code))) return true;
    return false;
  };
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && !hasLetters(last[1], code)) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join();
}

/** Anek's ascent and descent in percent of the font size, from its `hhea` table. */
const [ascent, descent] = [90, 20];

/** Returns the rule that gives a local font Anek's metrics. The overrides are relative to the adjusted size. */
function localFace({ family, weights, names, width }: (typeof fallbacks)[number]): string {
  const relative = (metric: number) => `${((100 * metric) / width).toFixed(1)}%`;
  return (
    `@font-face{font-family:${family};font-weight:${weights};src:${names.map(name => `local(${name})`)};size-adjust:${width}%;` +
    `ascent-override:${relative(ascent)};descent-override:${relative(descent)};line-gap-override:0%}`
  );
}
