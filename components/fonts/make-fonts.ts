/** npm run fonts: subsets the fonts to the letters of letters.ts. The files are committed, so that builds need not do it. Run it after an update of the font's package, too. */
import { writeFile } from 'node:fs/promises';
import { cardFont, fileOf } from './card-font.ts';
import { cutFont, cutGujarati } from './cut-font.ts';
import { gujaratiFonts, parts } from './letters.ts';

for (const part of parts) {
  const [forPages, forCards] = await Promise.all([cutFont(part), cutFont(part, cardFont.weight)]);
  await Promise.all([writeFile(`components/fonts/${part}.woff2`, forPages), writeFile(fileOf(part), forCards)]);
  console.log(`${part}: ${forPages.length} bytes for pages, ${forCards.length} for social cards`);
}
for (const { file, letters, weight } of gujaratiFonts)
  await writeFile(`components/fonts/${file}`, await cutGujarati(letters, weight));
