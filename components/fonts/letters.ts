/** The letters of the site's fonts, and their files. A build reports any other letter on a page: add it here, and run npm run fonts. */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** Those of Latin are in two parts, as in the font's package. Browsers fetch the second only for pages with a price in rupees. */
export const letters = {
  latin: `${ascii}\u00a0©·×é÷–—‘’“”…`,
  rupee: '₹',
  /** The letters and signs that today's texts use. */
  gujarati: 'ંઅઆઇઈઉઊઍએઐઑઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલળવશષસહાિીુૂૃૅેૈૉોૌ્',
  gujaratiName: 'ગુજરાતી',
};

/** `part` is the part of the font's package that it is cut from. */
export type Font = { file: string; part: string; letters: string; weight: number | { min: number; max: number } };

const allWeights = { min: 400, max: 800 };

/** The renderer of social cards reads single weights from TrueType files. English pages link to Gujarati ones by the language's name. */
export const fonts: readonly Font[] = [
  { file: 'latin.woff2', part: 'latin', letters: letters.latin, weight: allWeights },
  { file: 'latin-ext.woff2', part: 'latin-ext', letters: letters.rupee, weight: allWeights },
  { file: 'latin-760.ttf', part: 'latin', letters: letters.latin, weight: 760 },
  { file: 'latin-ext-760.ttf', part: 'latin-ext', letters: letters.rupee, weight: 760 },
  { file: 'gujarati.woff2', part: 'gujarati', letters: letters.gujarati, weight: allWeights },
  { file: 'gujarati-name.woff2', part: 'gujarati', letters: letters.gujaratiName, weight: 600 },
];
