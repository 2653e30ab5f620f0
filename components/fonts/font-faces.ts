/**
 * The @font-face rules: one file for all pages, a second for pages with a price in rupees, and local fallback fonts with Anek's metrics, which
 * are shown until Anek has loaded (`swap`).
 */
import { type Address, hrefOf } from '../site/site.tsx';
import latin from './anek-latin.woff2';
import latinExt from './anek-latin-ext.woff2';
import { type Fallback, fallbacks, weights } from './fallbacks.ts';
import { rangeLetters } from './letters.ts';

/** The path of the font file that every page needs. */
export const fontFile = latin;

export function fontFaces(address: Address): string {
  const face = (file: string, range = '') =>
    `@font-face{font-family:Anek;font-weight:400 800;font-display:swap;src:url(${hrefOf(file, address)})${range}}`;
  const codes = [...rangeLetters].map(letter => `U+${letter.codePointAt(0)?.toString(16)}`);
  return [face(latin), face(latinExt, `;unicode-range:${codes.join()}`), ...fallbacks.flatMap(localFaces)].join('');
}

/** Anek's ascent and descent in percent of the font size, from its `hhea` table. */
const [ascent, descent] = [90, 20];

/** Returns the rules that give a local font Anek's metrics. The overrides are relative to the adjusted size. */
const localFaces = ({ family, regular, bold, widths }: Fallback) =>
  widths.map((width, i) => {
    const names = (i === 0 ? regular : bold).map(name => `local(${name})`);
    const relative = (metric: number) => `${((100 * metric) / width).toFixed(1)}%`;
    return (
      `@font-face{font-family:${family};font-weight:${weights[i]?.[0]};src:${names};size-adjust:${width}%;` +
      `ascent-override:${relative(ascent)};descent-override:${relative(descent)};line-gap-override:0%}`
    );
  });
