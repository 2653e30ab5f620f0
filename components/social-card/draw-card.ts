/** An SVG with text in the site's font → a PNG. Runs at build time only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { cutFont } from '../type/cut-font.ts';
import { isExtended, lettersOf } from '../type/letters.ts';

/** The font in the one weight that cards are set in. */
let font: Promise<Uint8Array> | undefined;

export async function drawCard(svg: string): Promise<Uint8Array> {
  const letters = [...lettersOf('')].filter(sign => !isExtended(sign)).join('');
  font ??= cutFont('latin', letters, 760);
  // The renderer reads fonts from files only.
  const folder = await mkdtemp(path.join(tmpdir(), 'card-'));
  const file = path.join(folder, 'font.ttf');
  try {
    await writeFile(file, await font);
    return new Resvg(svg, { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Anek Latin' } })
      .render()
      .asPng();
  } finally {
    await rm(folder, { recursive: true });
  }
}
