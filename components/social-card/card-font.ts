/** The font of social cards: Anek Latin in their one weight, as a file, because their renderer reads fonts from files only. */
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Made by `npm run fonts`. */
export const cardFont = { file: 'components/social-card/anek-latin-760.ttf', weight: 760 };

/** Another number for another font: a card depends on it, and is drawn again. */
export const cardFontVersion = (): number => crc32(readFileSync(cardFont.file));
