/** An SVG with text in the site's font → a PNG. Runs at build time only. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { cardFont } from './card-font.ts';
import { indexedPng } from './indexed-png.ts';

export async function drawCard(svg: string): Promise<Uint8Array> {
  // Loaded only when there is something to draw.
  const { renderAsync } = createRequire(path.resolve('package.json'))('@resvg/resvg-js') as Renderer;
  // In a thread of its own, so that several cards are drawn at once.
  const image = await renderAsync(svg, {
    font: { fontFiles: [path.resolve(cardFont.file)], loadSystemFonts: false, defaultFontFamily: 'Anek Latin' },
  });
  return (await indexedPng(image.pixels, image.width, image.height)) ?? image.asPng();
}

type Renderer = typeof import('@resvg/resvg-js');
