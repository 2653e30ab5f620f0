/** Anek Latin (Ek Type, SIL Open Font License 1.1) cut down to the characters that are used. Runs at build time only. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type Part, rangeLetters } from './letters.ts';

const folder = 'node_modules/@fontsource-variable/anek-latin/files';

/** What is kept of the font's features: kerning, marks, figures of one width. Its alternates weigh more than they are worth. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];

/** A part of the font with those of these characters that are its own, and weights from 400 to 800, as a WOFF2; or with one weight as a TrueType font. */
export async function cutFont(part: Part, letters: string, weight?: number): Promise<Buffer> {
  const font = await readFile(path.resolve(folder, `anek-latin-${part}-wght-normal.woff2`));
  const own = [...letters].filter(letter => rangeLetters.includes(letter) === (part === 'latin-ext'));
  return subsetFont(font, own.join(''), {
    targetFormat: weight ? 'truetype' : 'woff2',
    keepFeatures,
    variationAxes: { wght: weight ?? { min: 400, max: 800 } },
    // Advances vary with the outlines, which says it already.
    dropTables: ['HVAR'],
  });
}
