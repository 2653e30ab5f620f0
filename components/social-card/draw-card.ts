/** An SVG with text in the site's font → a PNG. Runs at build time only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { cutFont } from '../type/cut-font.ts';
import { lettersOf } from '../type/letters.ts';
import { indexedPng } from './indexed-png.ts';

/** The font in the one weight that cards are set in. */
let font: Promise<Uint8Array> | undefined;

export async function drawCard(svg: string): Promise<Uint8Array> {
  font ??= cutFont(lettersOf(''), 760);
  // The renderer reads fonts from files only.
  const folder = await mkdtemp(path.join(tmpdir(), 'card-'));
  const file = path.join(folder, 'font.ttf');
  try {
    await writeFile(file, await font);
    // In a thread of its own, so that several cards are drawn at once.
    const image = await renderAsync(svg, {
      font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Anek Latin' },
    });
    return (await indexedPng(image.pixels, image.width, image.height)) ?? image.asPng();
  } finally {
    await rm(folder, { recursive: true });
  }
}
