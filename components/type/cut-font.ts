/** Anek Latin (Ek Type, SIL Open Font License 1.1) cut down to the characters that are used. Runs at build time only. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource-variable/anek-latin/files';

/** What is kept of the font's features: kerning, marks, figures of one width. Its alternates weigh more than they are worth. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];

/** The font's file `part`, with these characters and weights from 400 to 800, or one weight, as a TrueType font. */
export async function cutFont(part: 'latin' | 'latin-ext', letters: string, weight?: number): Promise<Uint8Array> {
  const whole = await readFile(path.resolve(folder, `anek-latin-${part}-wght-normal.woff2`));
  return subsetFont(whole, letters, {
    targetFormat: weight ? 'truetype' : 'woff2',
    variationAxes: { wght: weight ?? { min: 400, max: 800 } },
    keepFeatures,
  });
}
