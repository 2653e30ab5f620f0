/** Subsets the fonts of Latin and Gujarati (Ek Type, SIL Open Font License 1.1) to what the site uses. Not part of a build: see make-fonts.ts. */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { sourceOf } from './family.ts';
import type { Font } from './letters.ts';

/** The OpenType features to keep: kerning, marks and tabular figures. Alternate glyphs are not worth their size. */
const latin = 'kern mark mkmk ccmp tnum';

/** What joins letters, and places signs. With "pres" and "cjct", which draw every syllable, the font would be three times as large. */
const gujarati = 'kern mark mkmk ccmp locl akhn rphf rkrf blwf half vatu abvs blws psts haln abvm blwm dist';

export const cutFont = async ({ file, part, letters, weight }: Font): Promise<Buffer> =>
  subsetFont(await readFile(sourceOf(part)), letters, {
    targetFormat: file.endsWith('.ttf') ? 'truetype' : 'woff2',
    keepFeatures: (part === 'gujarati' ? gujarati : latin).split(' '),
    variationAxes: { wght: weight },
    // Redundant: the advance widths can be derived from the outlines' variations.
    dropTables: ['HVAR'],
  });
