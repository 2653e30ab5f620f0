import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cardFont, cardLetters, fileOf } from '../social-card/card-font.ts';
import { cutFont } from './cut-font.ts';
import { fontFaces } from './font-faces.ts';
import { contentTexts, lettersIn, lettersOf, parts, rangeLetters } from './letters.ts';

const fontOf = (part: string) => readFile(`components/fonts/anek-${part}.woff2`);
const held = cardLetters();

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

test.each(parts)('the fonts of %s are what npm run fonts makes for their letters', async part => {
  const letters = [...held].join('');
  const [pages, cards] = await Promise.all([cutFont(part, letters), cutFont(part, letters, cardFont.weight)]);
  const same = [(await fontOf(part)).equals(pages), (await readFile(fileOf(part))).equals(cards)];
  expect(same, 'run npm run fonts').toEqual([true, true]);
});

test('the letters of each part are its own: none of one stand in the other', async () => {
  const [latin, ext] = await Promise.all(parts.map(async part => lettersIn(await readFile(fileOf(part)))));
  expect([...(ext ?? [])].sort().join('')).toBe([...rangeLetters].sort().join(''));
  expect([...rangeLetters].filter(letter => latin?.has(letter))).toEqual([]);
});

test('the fonts of the pages weigh at most 30 kB with all their weights', async () => {
  const bytes = await Promise.all(parts.map(async part => (await fontOf(part)).length));
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(30 * 1024);
});

test('fonts stand under the site’s folder, and a browser knows of which letters the second is', () => {
  const faces =
    fontFaces({ origin: 'https://name.example', base: '/repo/' }).match(/@font-face\{[^}]*url\([^}]*/g) ?? [];
  expect(faces).toHaveLength(parts.length);
  for (const face of faces) expect(face).toMatch(/url\(\/repo\/[^)]+\.woff2\)/);
  expect(faces.filter(face => face.includes('unicode-range'))).toEqual([expect.stringMatching(/U\+20b9/i)]);
});
