/**
 * Anek Latin as the site's style sheet knows it: a file, and another one for pages that show a price in rupees. A page that is on the screen before the font shows
 * a local one that stands in, and changes to Anek when it is there (`swap`).
 */
import { type Address, hrefOf } from '../site/site.tsx';
import latin from './anek-latin.woff2';
import latinExt from './anek-latin-ext.woff2';
import { rangeLetters } from './letters.ts';
import { type StandIn, standIns, weights } from './stand-ins.ts';

/** The path of the file that every page needs. */
export const fontFile = latin;

export function fontFaces(address: Address): string {
  const face = (file: string, range = '') =>
    `@font-face{font-family:Anek;font-weight:400 800;font-display:swap;src:url(${hrefOf(file, address)})${range}}`;
  const codes = [...rangeLetters].map(letter => `U+${letter.codePointAt(0)?.toString(16)}`);
  return [face(latin), face(latinExt, `;unicode-range:${codes.join()}`), ...standIns.flatMap(localFaces)].join('');
}

/** Anek's ascent and descent in hundredths of its size, from its `hhea` table. */
const [ascent, descent] = [90, 20];

/** A local font with Anek's widths and heights. Overrides are shares of the adjusted size. */
const localFaces = ({ family, regular, bold, widths }: StandIn) =>
  widths.map((width, i) => {
    const names = (i === 0 ? regular : bold).map(name => `local(${name})`);
    const share = (part: number) => `${((100 * part) / width).toFixed(1)}%`;
    return (
      `@font-face{font-family:${family};font-weight:${weights[i]?.[0]};src:${names};size-adjust:${width}%;` +
      `ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    );
  });
