/** Determines which letters the site's fonts need and which they contain. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The font's package splits the family by script; the site needs these parts. */
export const parts = ['latin', 'latin-ext'] as const;
export type Part = (typeof parts)[number];

/** The letters in the part `latin-ext`, which browsers fetch only for pages that contain one of them. */
export const rangeLetters = '₹';

/** The letters and signs of Gujarati that today's texts use; a check reports one on a page that its font lacks. */
const gujaratiLetters = 'ંઅઆઇઈઉઊઍએઐઑઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલળવશષસહાિીુૂૃૅેૈૉોૌ્';

/** The fonts of Gujarati: of pages in it, and of the language's name, to which pages in English link. */
export const gujaratiFonts = [
  { file: 'gujarati.woff2', letters: gujaratiLetters, weight: { min: 400, max: 800 } },
  { file: 'gujarati-name.woff2', letters: 'ગુજરાતી', weight: 600 },
] as const;

/** ASCII, and the punctuation that sentences in pages/ use. */
const always = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}–—‘’“”…·×÷©₹`;

/** Returns the letters of the given texts and those that are always included, unique and sorted. Skips line breaks, tabs and Gujarati. */
export function lettersOf(texts: readonly string[]): string {
  const letters = new Set(always);
  for (const text of texts)
    for (const letter of text.replace(/\p{Script=Gujarati}/gu, '')) if (letter >= ' ') letters.add(letter);
  return [...letters].sort().join('');
}

/** Returns the raw texts of all YAML and Markdown files in content/. */
export async function contentTexts(): Promise<string[]> {
  const files = (await readdir('content', { recursive: true })).filter(name => /\.(ya?ml|md)$/.test(name));
  return Promise.all(files.map(name => readFile(path.join('content', name), 'utf8')));
}

/** Returns the letters that a TrueType font contains, from the segments of its character map (format 4). */
export function lettersIn(font: Buffer): Set<string> {
  const entry = font.indexOf('cmap', 12, 'latin1');
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const map = cmap.subarray(cmap.readUInt32BE(8));
  if (map.readUInt16BE(0) !== 4) throw new Error('the font’s character map is not in format 4');
  const size = map.readUInt16BE(6);
  const letters = new Set<string>();
  for (let end = 14; end < 14 + size; end += 2) {
    // The last segment, 0xffff, only terminates the list.
    const first = map.readUInt16BE(end + size + 2);
    const last = Math.min(map.readUInt16BE(end), 0xfffe);
    for (let code = first; code <= last; code++) letters.add(String.fromCharCode(code));
  }
  return letters;
}
