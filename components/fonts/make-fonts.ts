/** npm run fonts: subsets the fonts to the letters of letters.ts. The files are committed, so that builds need not do it. Run it after an update of the font's package, too. */
import { writeFile } from 'node:fs/promises';
import { cutFont } from './cut-font.ts';
import { fonts } from './letters.ts';

for (const font of fonts) await writeFile(`components/fonts/${font.file}`, await cutFont(font));
