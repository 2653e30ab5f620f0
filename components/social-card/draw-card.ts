/** An SVG with text in the site's font → a PNG. Runs at build time only. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';
import { cardFontFiles } from './card-font.ts';

export async function drawCard(svg: string): Promise<Uint8Array> {
  // Loaded only when there is something to draw.
  const load = createRequire(path.resolve('package.json'));
  const { renderAsync } = load('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const sharp = load('sharp') as typeof Sharp;
  // In a thread of its own, so that several cards are drawn at once.
  const { pixels, width, height } = await renderAsync(svg, {
    font: { fontFiles: cardFontFiles(), loadSystemFonts: false, defaultFontFamily: 'Anek Latin' },
  });
  // Each of its few colours is named once: a third of the bytes of a file that spells out every pixel. More effort takes twice as long, for a
  // 255th of a colour.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}
