import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from './_draw-card.ts';

test('a drawing with few colours has the same pixels to within 1/255, in fewer bytes', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#fbfaf6"/>
<circle cx="90" cy="90" r="70" fill="#2f479b"/><circle cx="150" cy="150" r="60" fill="#be2323"/></svg>`;
  const drawn = new Resvg(svg).render();
  const png = await drawCard(svg);
  const { pixels } = drawn;
  const decoded = await sharp(png).ensureAlpha().raw().toBuffer();
  expect(decoded.length).toBe(pixels.length);
  expect(decoded.every((value, i) => Math.abs(value - (pixels[i] ?? 0)) <= 1)).toBe(true);
  expect(png.length).toBeLessThan(drawn.asPng().length);
});

test.each(['A', '₹'])('the letter %s is drawn', async letter => {
  const draw = (text: string) =>
    drawCard(
      `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text y="80" font-family="Anek Latin" font-weight="760" font-size="80">${text}</text></svg>`,
    );
  expect(await draw(letter)).not.toEqual(await draw(' '));
});
