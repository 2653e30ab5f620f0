/**
 * npm run fonts: cuts Anek Latin down to the letters of the site's texts, for the pages and for social cards. The two files are part
 * of the project, so that no build cuts fonts. Run it when a test names letters that they lack, and after an update of the font's package.
 */
import { writeFile } from 'node:fs/promises';
import { cardFont } from '../social-card/card-font.ts';
import { cutFont } from './cut-font.ts';
import { fontFile } from './font-faces.ts';
import { contentTexts, lettersIn, lettersOf } from './letters.ts';

const letters = lettersOf(await contentTexts());
const [forPages, forCards] = await Promise.all([cutFont(letters), cutFont(letters, cardFont.weight)]);

const held = lettersIn(Buffer.from(forCards));
const missing = [...letters].filter(letter => !held.has(letter)).join('');
if (missing === '') {
  await Promise.all([writeFile(`public${fontFile}`, forPages), writeFile(cardFont.file, forCards)]);
  console.log(`${letters.length} letters: ${forPages.length} bytes for pages, ${forCards.length} for social cards`);
} else {
  console.error(`Nothing is written: the part of Anek Latin that is cut has no ${missing}`);
  process.exitCode = 1;
}
