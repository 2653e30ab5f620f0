/** The letters of the site's fonts. A build reports any other letter on a page: add it here, and run npm run fonts. */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** The letters of Latin, by the parts into which the font's package splits it. Browsers fetch the second only for pages with a price in rupees. */
export const latinLetters = { latin: `${ascii}\u00a0©·×é÷–—‘’“”…`, 'latin-ext': '₹' };
export type Part = keyof typeof latinLetters;
export const parts: readonly Part[] = ['latin', 'latin-ext'];

/** The letters and signs of Gujarati that today's texts use. */
const gujaratiLetters = 'ંઅઆઇઈઉઊઍએઐઑઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલળવશષસહાિીુૂૃૅેૈૉોૌ્';

/** The fonts of Gujarati: of pages in it, and of the language's name, to which pages in English link. */
export const gujaratiFonts = [
  { file: 'gujarati.woff2', letters: gujaratiLetters, weight: { min: 400, max: 800 } },
  { file: 'gujarati-name.woff2', letters: 'ગુજરાતી', weight: 600 },
] as const;
