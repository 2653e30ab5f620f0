/**
 * Anek Latin as the site's style sheet knows it. The rupee sign stands in a file of its own, as in the font's package, which only a
 * page that shows one fetches. Until the font is there, a local one stands in with the same line height and nearly the same width, so
 * that nothing moves: its adjustments are the ratio of the average widths of English text, and Anek's ascent and descent over it.
 */
import { type Address, hrefOf } from '../site/site.tsx';

export const fontFiles = { main: '/anek-latin.woff2', extended: '/anek-latin-extended.woff2' };

export function fontFaces(address: Address): string {
  const anek = (file: string, range = '') =>
    `@font-face{font-family:Anek;font-weight:400 800;font-display:swap;src:url(${hrefOf(file, address)})${range}}`;
  const standIn = (weight: string, names: string[], width: number) =>
    `@font-face{font-family:Arial-like;font-weight:${weight};src:${names.map(name => `local(${name})`).join()};` +
    `size-adjust:${percent(width)};ascent-override:${percent(0.9 / width)};descent-override:${percent(0.2 / width)}}`;
  return [
    anek(fontFiles.main),
    anek(fontFiles.extended, ';unicode-range:U+100-2AF,U+20A0-20CF'),
    standIn('400 599', ['Arial', 'Liberation Sans', 'Roboto'], 0.957),
    standIn('600 800', ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], 0.935),
  ].join('');
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
