/** The font of social cards: the font of Latin in a single weight, as TrueType files, because the renderer reads fonts from files only. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { cardFamily } from './family.ts';
import { latinLetters, type Part, parts } from './letters.ts';

export const cardFont = { family: cardFamily, weight: 760 };

/** Returns the file of a part of the font. `npm run fonts` makes these files. */
export const fileOf = (part: Part): string => `components/fonts/${part}-${cardFont.weight}.ttf`;

export const cardFontFiles = (): string[] => parts.map(part => path.resolve(fileOf(part)));

/** Returns a checksum of the font, as a cache key: a changed font must redraw the cards. */
export const cardFontVersion = (): number => crc32(Buffer.concat(cardFontFiles().map(file => readFileSync(file))));

/** Throws if the font lacks letters of the text, which the renderer would silently omit. */
export function throwIfLettersMissing(text: string): void {
  const known = Object.values(latinLetters).join('');
  const missing = [...new Set(text)].filter(letter => !known.includes(letter)).join(' ');
  if (!missing) return;
  const remedy = 'use other characters, or add these to components/fonts/letters.ts and run npm run fonts';
  // The cause places the error where content has the text.
  throw new Error(`the font of social cards lacks letters of “${text}”: ${missing}; ${remedy}`, { cause: { text } });
}
