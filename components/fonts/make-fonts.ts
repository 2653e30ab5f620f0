/**
 * npm run fonts: subsets Anek Latin to the letters of the site's texts, for pages and for social cards, and Anek Gujarati for headings and the language's name. The files are committed, so that
 * builds need not do it. Run it when a test reports missing letters, and after an update of the font's package.
 */
import { writeFile } from 'node:fs/promises';
import { cardFont, fileOf } from './card-font.ts';
import { cutFont, cutGujarati } from './cut-font.ts';
import { contentTexts, gujaratiFonts, lettersIn, lettersOf, parts } from './letters.ts';

const letters = lettersOf(await contentTexts());
const made = await Promise.all(
  parts.map(async part => {
    const [forPages, forCards] = await Promise.all([cutFont(part, letters), cutFont(part, letters, cardFont.weight)]);
    return { part, forPages, forCards };
  }),
);

const available = new Set(made.flatMap(({ forCards }) => [...lettersIn(forCards)]));
const missing = [...letters].filter(letter => !available.has(letter)).join('');
if (missing === '') {
  for (const { part, forPages, forCards } of made) {
    await Promise.all([writeFile(`components/fonts/anek-${part}.woff2`, forPages), writeFile(fileOf(part), forCards)]);
    console.log(`${part}: ${forPages.length} bytes for pages, ${forCards.length} for social cards`);
  }
  for (const { file, letters, weight } of gujaratiFonts)
    await writeFile(`components/fonts/${file}`, await cutGujarati(letters, weight));
} else {
  console.error(`No file was written: ${parts.join(' and ')} of Anek Latin lack ${missing}`);
  process.exitCode = 1;
}
