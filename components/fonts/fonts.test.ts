import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cardFont } from '../social-card/card-font.ts';
import { cutFont } from './cut-font.ts';
import { fontFaces, fontFile } from './font-faces.ts';
import { tablesOf } from './graft.ts';
import { contentTexts, lettersIn, lettersOf } from './letters.ts';

const forPages = await readFile(`public${fontFile}`);
const forCards = await readFile(cardFont.file);
const held = lettersIn(forCards);

test('the letters are ASCII, the pages’ punctuation and all of the texts, each once, in order', () => {
  const letters = lettersOf(['Café ₹\n', 'ભાવ']);
  for (const letter of 'azAZ09&–’é₹ભ') expect(letters).toContain(letter);
  expect(letters).not.toContain('\n');
  expect(new Set(letters).size).toBe([...letters].length);
  expect([...letters].sort().join('')).toBe(letters);
});

test('the fonts hold every letter of content/', async () => {
  const missing = [...lettersOf(await contentTexts())].filter(letter => !held.has(letter));
  expect(missing.join(' '), 'run npm run fonts').toBe('');
});

test('the fonts are what npm run fonts makes for their letters', async () => {
  const letters = [...held].join('');
  const [pages, cards] = await Promise.all([cutFont(letters), cutFont(letters, cardFont.weight)]);
  expect([forPages.equals(pages), forCards.equals(cards)], 'run npm run fonts').toEqual([true, true]);
});

test('the font of the pages weighs at most 30 kB with all its weights', () => {
  expect(forPages.length).toBeLessThan(30 * 1024);
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
    for (const [part, letters] of [
      ['latin-ext', '₹'],
      ['latin', 'Q1,250'],
    ] as const) {
      const file = `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${part}-wght-normal.woff2`;
      expect(await glyphsOf(forPages, letters, wght)).toEqual(await glyphsOf(await readFile(file), letters, wght));
    }
  },
);

test('fonts stand under the site’s folder', () => {
  expect(fontFaces({ origin: 'https://name.example', base: '/repo/' })).toContain('url(/repo/anek-latin.woff2)');
});
