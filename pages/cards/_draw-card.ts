import { createRequire } from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';
import { cardFont, cardFontFiles } from '../../components/fonts/card-font.ts';

export async function drawCard(svg: string): Promise<Uint8Array> {
  // Loaded on demand, since most builds draw no card.
  const load = createRequire(path.resolve('package.json'));
  const { renderAsync } = load('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const sharp = load('sharp') as typeof Sharp;
  // Runs in a thread of its own, so that several cards are drawn at once.
  const { pixels, width, height } = await renderAsync(svg, {
    font: { fontFiles: cardFontFiles(), loadSystemFonts: false, defaultFontFamily: cardFont.family },
  });
  // With a palette for its few colours, the file has a third of the bytes of a true-colour one. A higher effort takes twice as long, to improve
  // colours by 1/255.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}
