import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutFont } from './cut-font.ts';
import { fonts } from './letters.ts';

test.each(fonts)('$file is what npm run fonts makes of its letters', async font => {
  const made = await readFile(`components/fonts/${font.file}`);
  expect(made.equals(await cutFont(font)), 'run npm run fonts').toBe(true);
});

test.each([
  { files: ['latin.woff2', 'latin-ext.woff2'], most: 30 * 1024 },
  { files: ['gujarati.woff2'], most: 40_000 },
  { files: ['gujarati-name.woff2'], most: 2_000 },
])('$files weigh less than $most bytes', async ({ files, most }) => {
  const fonts = await Promise.all(files.map(file => readFile(`components/fonts/${file}`)));
  expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(most);
});
