/** The font of social cards: the font of Latin in a single weight, as files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { family } from './family.ts';
import { fonts } from './letters.ts';

const parts = fonts.filter(({ file }) => file.endsWith('.ttf'));

/** The family is what these files call themselves. */
export const cardFont = { family: `${family} Latin`, weight: parts[0]?.weight };

export const cardFontFiles = (): string[] => parts.map(({ file }) => path.resolve('components/fonts', file));

/** Returns a checksum of the font, as a cache key: a changed font must redraw the cards. */
export const cardFontVersion = (): number => crc32(Buffer.concat(cardFontFiles().map(file => readFileSync(file))));

/** Throws if the font lacks letters of the text, which the renderer would silently omit. */
export function throwIfLettersMissing(text: string): void {
  const known = parts.map(({ letters }) => letters).join('');
  const missing = [...new Set(text)].filter(letter => !known.includes(letter)).join(' ');
  if (!missing) return;
  const remedy = 'use other characters, or add these to components/fonts/letters.ts and run npm run fonts';
  // The cause places the error where content has the text.
  throw new Error(`the font of social cards lacks letters of “${text}”: ${missing}; ${remedy}`, { cause: { text } });
}
