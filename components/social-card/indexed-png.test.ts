import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { indexedPng } from './indexed-png.ts';

const drawing = (width: number, height: number, inside: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`).render();

test.each([
  [7, 5, '<rect width="7" height="5" fill="#fbfaf6"/><rect x="2" y="1" width="3" height="2" fill="#be2323"/>'],
  [64, 64, '<rect width="64" height="64" fill="#fbfaf6"/><circle cx="30" cy="30" r="20" fill="#2f479b"/>'],
])('a drawing of %d by %d pixels comes out pixel by pixel, in fewer bytes', async (width, height, inside) => {
  const { pixels } = drawing(width, height, inside);
  const png = await indexedPng(pixels, width, height);
  const href = `data:image/png;base64,${Buffer.from(png ?? []).toString('base64')}`;
  const again = drawing(width, height, `<image href="${href}" width="${width}" height="${height}"/>`);
  expect(Buffer.from(again.pixels).equals(Buffer.from(pixels))).toBe(true);
});

test('more than 256 colours are not for a palette', async () => {
  const pixels = Uint8Array.from({ length: 300 * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : Math.floor(i / 4) >> (i % 4 === 0 ? 0 : 4),
  );
  expect(await indexedPng(pixels, 300, 1)).toBeUndefined();
  expect(await indexedPng(pixels.slice(0, 200 * 4), 200, 1)).toBeDefined();
});
