/** The font of the site, which only this module names: for another one, change it, its package in package.json, and run npm run fonts. */

export const family = 'Anek';

/**
 * Local fonts shown until the font has loaded, scaled to its width in the site's own texts, so that lines wrap at the same places.
 * `family` is the name in the CSS, `names` are the PostScript names of the local fonts. `width` is the font's in percent of this font's,
 * measured in the texts of all pages at 420 and 740, the weights of titles, which fill lines; shift.e2e.ts checks it.
 */
export const fallbacks = [
  // For Windows, macOS and iOS; on Linux Liberation Sans, which has the same widths.
  { family: 'Arial-like', weights: '400 599', names: ['ArialMT', 'LiberationSans'], width: 93.7 },
  { family: 'Arial-like', weights: '600 800', names: ['Arial-BoldMT', 'LiberationSans-Bold'], width: 92.5 },
  // For Android. Since version 12 its bold cannot be addressed, so bold text falls back to system-ui, 2 to 4 % wider.
  { family: 'Roboto-like', weights: '400 599', names: ['Roboto-Regular'], width: 94.1 },
  { family: 'Roboto-like', weights: '600 800', names: ['Roboto-Bold'], width: 98.2 },
];

const gujarati = ['NotoSansGujarati-Regular', 'KohinoorGujarati-Regular', 'GujaratiSangamMN', 'NirmalaUI'];
const gujaratiBold = ['NotoSansGujarati-Bold', 'KohinoorGujarati-Bold', 'GujaratiSangamMN-Bold', 'NirmalaUI-Bold'];

/** The same for the font of Gujarati, on pages in it: Android's, macOS's and Windows's fonts. The widths are those of Noto, in the texts of these pages. */
export const gujaratiFallbacks = [
  { family: 'Gujarati-like', weights: '400 599', names: gujarati, width: 99.7 },
  { family: 'Gujarati-like', weights: '600 800', names: gujaratiBold, width: 98.2 },
];

export function familiesCss(): string {
  const locals = new Set([...fallbacks, ...gujaratiFallbacks].map(({ family }) => family));
  return `:root{--font:${[family, ...locals].join()},system-ui,sans-serif;--font-heading:var(--font)}`;
}

/** Returns the file from which a part of the font is cut. */
export function sourceOf(part: string): string {
  const name = `${family.toLowerCase()}-${part === 'gujarati' ? 'gujarati' : 'latin'}`;
  return `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
}
