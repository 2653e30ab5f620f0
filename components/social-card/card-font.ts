/** The font of social cards: Anek Latin in their one weight, as a file, because their renderer reads fonts from files only. */
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { lettersIn } from '../fonts/letters.ts';

/** Made by `npm run fonts`. */
export const cardFont = { file: 'components/social-card/anek-latin-760.ttf', weight: 760 };

/** Another number for another font: a card depends on it, and is drawn again. */
export const cardFontVersion = (): number => crc32(readFileSync(cardFont.file));

let known: Set<string> | undefined;

/** Throws where a text has letters that are not in the font: the renderer would leave them out without a word. */
export function throwIfLacking(text: string): void {
  known ??= lettersIn(readFileSync(cardFont.file));
  const lacking = new Set([...text].filter(letter => letter.trim() !== '' && !known?.has(letter)));
  if (lacking.size === 0) return;
  const letters = [...lacking].join(' ');
  const error = new Error(
    `the font of social cards lacks letters of “${text}”: ${letters}; give the head of its page a cardTitle in others`,
  );
  // The place to look at is the card.
  Error.captureStackTrace(error, throwIfLacking);
  throw error;
}
