/** The @font-face rules of the site's fonts, and of local ones with their metrics, which are shown until these have loaded (`swap`). */
import { type Address, hrefOf } from '../../generator/react/address.ts';
import { fallbacks, familiesCss, family, gujaratiFallbacks } from './family.ts';
import gujarati from './gujarati.woff2';
import gujaratiName from './gujarati-name.woff2';
import latin from './latin.woff2';
import latinExt from './latin-ext.woff2';
import { letters } from './letters.ts';

/** Returns the paths of the font files that the first view of a page needs. */
export const fontFilesOf = (language: string): string[] => (language === 'gu' ? [latin, gujarati] : [latin]);

/** Returns the rules of a language and the names of the families. A page in English has only the letters of Gujarati that spell its name. */
export function fontFaces(address: Address, language: string): string {
  // With the letters of all fonts in the CSS, a build reports any other letter on a page.
  const face = (file: string, characters: string) =>
    `@font-face{font-family:${family};font-weight:400 800;font-display:swap;src:url(${hrefOf(file, address)});unicode-range:${rangesOf(characters)}}`;
  return [
    face(latin, letters.latin),
    face(latinExt, letters.rupee),
    language === 'gu' ? face(gujarati, letters.gujarati) : face(gujaratiName, letters.gujaratiName),
    familiesCss(),
    ...[...fallbacks, ...(language === 'gu' ? gujaratiFallbacks : [])].map(localFace),
  ].join('');
}

/** Returns characters as ranges of CSS, which may contain others but no other letters: "a", "b", "é" → "U+61-62,U+e9". */
function rangesOf(characters: string): string {
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

/** Returns the rule that gives a local font the font's ascent and descent, from its `hhea` table. They are relative to the adjusted size. */
function localFace({ family, weights, names, width }: (typeof fallbacks)[number]): string {
  const relative = (metric: number) => `${((100 * metric) / width).toFixed(1)}%`;
  return (
    `@font-face{font-family:${family};font-weight:${weights};src:${names.map(name => `local(${name})`)};size-adjust:${width}%;` +
    `ascent-override:${relative(90)};descent-override:${relative(20)};line-gap-override:0%}`
  );
}
