import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutFont } from './cut-font.ts';
import { fontFaces } from './font-faces.ts';
import { tablesOf } from './graft.ts';
import { lettersOf } from './letters.ts';

test('the letters are ASCII, the pages’ punctuation and all of the content, each once, in order', () => {
  const letters = lettersOf({ title: 'Café ₹' });
  for (const sign of 'azAZ09&–’é₹') expect(letters).toContain(sign);
  expect(new Set(letters).size).toBe([...letters].length);
  expect([...letters].sort().join('')).toBe(letters);
});

test('the font weighs at most 30 kB with all its weights, and the same letters give the same bytes', async () => {
  const [font, again] = await Promise.all([cutFont(lettersOf('')), cutFont(lettersOf(''))]);
  expect(font.length).toBeLessThan(30 * 1024);
  expect(Buffer.from(font).equals(Buffer.from(again))).toBe(true);
});

// What a weight is made of: outlines and advances, with variations applied.
const glyphsOf = async (font: Uint8Array, letters: string, wght: number) => {
  const cut = await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght }, keepFeatures: [] });
  const { glyf, hmtx } = tablesOf(cut);
  return [glyf, hmtx].map(table => table?.toString('hex'));
};

// At the weights that are drawn; between them the range’s new ends round outlines by a two-thousandth of the size.
test.each([400, 500, 800])(
  'at weight %i the rupee sign, and its neighbours, are those of the font’s package',
  async wght => {
    const font = await cutFont(lettersOf(''));
    for (const [part, letters] of [
      ['latin-ext', '₹'],
      ['latin', 'Q1,250'],
    ] as const) {
      const file = `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${part}-wght-normal.woff2`;
      expect(await glyphsOf(font, letters, wght)).toEqual(await glyphsOf(await readFile(file), letters, wght));
    }
  },
);

test('fonts stand under the site’s folder', () => {
  expect(fontFaces({ origin: 'https://name.example', base: '/repo/' })).toContain('url(/repo/anek-latin.woff2)');
});
