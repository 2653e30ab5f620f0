/** The font of social cards: Anek Latin in their one weight, as a file, because their renderer reads fonts from files only. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { lettersIn, type Part, parts } from '../fonts/letters.ts';

export const cardFont = { weight: 760 };

/** Made by `npm run fonts`. */
export const fileOf = (part: Part): string => `components/social-card/anek-${part}-${cardFont.weight}.ttf`;

export const cardFontFiles = (): string[] => parts.map(part => path.resolve(fileOf(part)));

/** Another number for another font: a card depends on it, and is drawn again. */
export const cardFontVersion = (): number => crc32(Buffer.concat(cardFontFiles().map(file => readFileSync(file))));

let known: ReadonlySet<string> | undefined;

/** The letters that it holds, which are those of the pages' font, too. */
export function cardLetters(): ReadonlySet<string> {
  known ??= new Set(cardFontFiles().flatMap(file => [...lettersIn(readFileSync(file))]));
  return known;
}

/** Throws where a text has letters that are not in the font: the renderer would leave them out without a word. */
export function throwIfLacking(text: string): void {
  const held = cardLetters();
  const lacking = new Set([...text].filter(letter => letter.trim() !== '' && !held.has(letter)));
  if (lacking.size === 0) return;
  const letters = [...lacking].join(' ');
  const error = new Error(
    `the font of social cards lacks letters of “${text}”: ${letters}; give the head of its page a cardTitle in others`,
  );
  // The place to look at is the card.
  Error.captureStackTrace(error, throwIfLacking);
  throw error;
}
