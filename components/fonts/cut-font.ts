/** Subsets the fonts of Latin and Gujarati (Ek Type, SIL Open Font License 1.1) to what the site uses. Not part of a build: see make-fonts.ts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { sourceOf } from './family.ts';
import { latinLetters, type Part } from './letters.ts';

/** The OpenType features to keep: kerning, marks and tabular figures. Alternate glyphs are not worth their size. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];

/** Returns a part of the font of Latin as WOFF2 with weights from 400 to 800, or as TrueType if given a single weight. */
export async function cutFont(part: Part, weight?: number): Promise<Buffer> {
  return subsetFont(await readFile(path.resolve(sourceOf('latin', part))), latinLetters[part], {
    targetFormat: weight ? 'truetype' : 'woff2',
    keepFeatures,
    variationAxes: { wght: weight ?? { min: 400, max: 800 } },
    // Redundant: the advance widths can be derived from the outlines' variations.
    dropTables: ['HVAR'],
  });
}

/**
 * What joins Gujarati letters into syllables, and places signs above and below them. With "pres" and "cjct", which together draw every possible
 * syllable as one, the font would be three times as large: without them letters join by their halves, and the sign of i has one width.
 */
const syllables = 'kern mark mkmk ccmp locl akhn rphf rkrf blwf half vatu abvs blws psts haln abvm blwm dist';

/** Returns the font of some letters of Gujarati, in one weight or from one to another, as WOFF2. */
export async function cutGujarati(letters: string, weight: number | { min: number; max: number }): Promise<Buffer> {
  return subsetFont(await readFile(path.resolve(sourceOf('gujarati', 'gujarati'))), letters, {
    targetFormat: 'woff2',
    keepFeatures: syllables.split(' '),
    variationAxes: { wght: weight },
    dropTables: ['HVAR'],
  });
}
