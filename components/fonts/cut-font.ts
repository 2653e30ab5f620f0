/** Subsets Anek Latin and Anek Gujarati (Ek Type, SIL Open Font License 1.1) to the characters that the site uses. Not part of a build: see make-fonts.ts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type Part, partOf } from './letters.ts';

const folder = 'node_modules/@fontsource-variable';

/** The OpenType features to keep: kerning, marks and tabular figures. Alternate glyphs are not worth their size. */
const latinFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];

/** What joins Gujarati letters into syllables. */
const gujaratiFeatures =
  'kern mark mkmk ccmp locl nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist'.split(' ');

/** Headings are in one weight. */
const gujaratiWeight = 800;

/** Returns a part of the font with the letters that belong to it, as WOFF2 with weights from 400 to 800, in Gujarati with one, or as TrueType if given a single weight. */
export async function cutFont(part: Part, letters: string, weight?: number): Promise<Buffer> {
  const isGujarati = part === 'gujarati';
  const family = isGujarati ? 'anek-gujarati' : 'anek-latin';
  const font = await readFile(path.resolve(folder, family, 'files', `${family}-${part}-wght-normal.woff2`));
  const lettersOfPart = [...letters].filter(letter => partOf(letter) === part);
  return subsetFont(font, lettersOfPart.join(''), {
    targetFormat: weight ? 'truetype' : 'woff2',
    keepFeatures: isGujarati ? gujaratiFeatures : latinFeatures,
    variationAxes: { wght: weight ?? (isGujarati ? gujaratiWeight : { min: 400, max: 800 }) },
    // Redundant: the advance widths can be derived from the outlines' variations.
    dropTables: ['HVAR'],
  });
}
