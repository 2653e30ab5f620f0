/**
 * npm run fonts: subsets the font of Latin to the letters of the site's texts, for pages and for social cards, and that of Gujarati for pages in it and for the
 * language's name. The files are committed, so that builds need not do it. Run it when a test reports missing letters, and after an update of the font's package.
 */
import { writeFile } from 'node:fs/promises';
import { cardFont, fileOf } from './card-font.ts';
import { cutFont, cutGujarati } from './cut-font.ts';
import { contentTexts, gujaratiFonts, lettersOf, parts } from './letters.ts';

const letters = lettersOf(await contentTexts());
for (const part of parts) {
  const [forPages, forCards] = await Promise.all([cutFont(part, letters), cutFont(part, letters, cardFont.weight)]);
  await Promise.all([writeFile(`components/fonts/${part}.woff2`, forPages), writeFile(fileOf(part), forCards)]);
  console.log(`${part}: ${forPages.length} bytes for pages, ${forCards.length} for social cards`);
}
for (const { file, letters, weight } of gujaratiFonts)
  await writeFile(`components/fonts/${file}`, await cutGujarati(letters, weight));
