import { expect, test } from 'vitest';
import { cutFont } from './cut-font.ts';
import { fontFaces } from './font-faces.ts';
import { isExtended, lettersOf } from './letters.ts';

test('the letters are ASCII, the pages’ punctuation and all of the content, each once, in order', () => {
  const letters = lettersOf({ title: 'Café ₹' });
  for (const sign of 'azAZ09&–’é₹') expect(letters).toContain(sign);
  expect(new Set(letters).size).toBe([...letters].length);
  expect([...letters].sort().join('')).toBe(letters);
});

test('the rupee sign stands in the second file', () => {
  expect(['₹', 'ā', 'a', 'é', '–'].map(isExtended)).toEqual([true, true, false, false, false]);
});

test('the font weighs at most 30 kB, the file with the rupee sign 2 kB, and the same letters give the same bytes', async () => {
  const letters = lettersOf('');
  const [latin, again, rupee] = await Promise.all([
    cutFont('latin', letters),
    cutFont('latin', letters),
    cutFont('latin-ext', '₹'),
  ]);
  expect(latin.length).toBeLessThan(30 * 1024);
  expect(rupee.length).toBeLessThan(2 * 1024);
  expect(Buffer.from(latin).equals(Buffer.from(again))).toBe(true);
});

test('fonts stand under the site’s folder', () => {
  expect(fontFaces({ origin: 'https://name.example', base: '/repo/' })).toContain('url(/repo/anek-latin.woff2)');
});
