import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cardFont, fileOf } from './card-font.ts';
import { cutFont, cutGujarati } from './cut-font.ts';
import { gujaratiFonts, parts } from './letters.ts';

const fontOf = (part: string) => readFile(`components/fonts/${part}.woff2`);

test.each(parts)('the %s fonts are identical to what npm run fonts makes for their letters', async part => {
  const [pages, cards] = await Promise.all([cutFont(part), cutFont(part, cardFont.weight)]);
  const same = [(await fontOf(part)).equals(pages), (await readFile(fileOf(part))).equals(cards)];
  expect(same, 'run npm run fonts').toEqual([true, true]);
});

test.each([
  { ...gujaratiFonts[0], most: 40_000 },
  { ...gujaratiFonts[1], most: 2_000 },
])('$file is what npm run fonts makes, and weighs at most $most bytes', async ({ file, letters, weight, most }) => {
  const font = await readFile(`components/fonts/${file}`);
  expect(font.equals(await cutGujarati(letters, weight)), 'run npm run fonts').toBe(true);
  expect(font.length).toBeLessThan(most);
});

test('the fonts of the pages weigh at most 30 kB', async () => {
  const bytes = await Promise.all(parts.map(async part => (await fontOf(part)).length));
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(30 * 1024);
});
