/** Anek Latin (Ek Type, SIL Open Font License 1.1) cut down to the characters that are used. Runs at build time only. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { graft } from './graft.ts';

const folder = 'node_modules/@fontsource-variable/anek-latin/files';

/** What is kept of the font's features: kerning, marks, figures of one width. Its alternates weigh more than they are worth. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];

/** A sign of the main part that is not kerned and that no text uses: its place is taken by the rupee sign, out of another part. */
const place = '⁄';

/** The font with these characters and weights from 400 to 800 as a WOFF2, or with one weight as a TrueType font. */
export async function cutFont(letters: string, weight?: number): Promise<Uint8Array> {
  const [main, other] = await Promise.all([part('latin', letters + place), part('latin-ext', '₹')]);
  return subsetFont(graft(main, place, other, '₹'), letters, {
    targetFormat: weight ? 'truetype' : 'woff2',
    keepFeatures,
    ...(weight ? { variationAxes: { wght: weight } } : {}),
  });
}

/** A part of the font as its package has it, cut. */
async function part(name: 'latin' | 'latin-ext', letters: string): Promise<Buffer> {
  return subsetFont(await readFile(path.resolve(folder, `anek-latin-${name}-wght-normal.woff2`)), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures,
    dropTables: ['HVAR'],
  });
}
