/** Which letters the site's fonts hold: those that its texts may need. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The font's package splits the family by script; these parts hold what the site needs. */
export const parts = ['latin', 'latin-ext'] as const;
export type Part = (typeof parts)[number];

/** The letters that stand in the part `latin-ext`. A browser fetches it for a page that has one of them. */
export const rangeLetters = '₹';

/** ASCII, and the signs that pages' own sentences use beside it. */
const always = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}–—‘’“”…·×÷©₹`;

/** Every letter of some texts, and those that are always there: each once, sorted. Line ends and tabs are no letters. */
export function lettersOf(texts: readonly string[]): string {
  const letters = new Set(always);
  for (const text of texts) for (const letter of text) if (letter >= ' ') letters.add(letter);
  return [...letters].sort().join('');
}

/** The texts of content/, as its files hold them. */
export async function contentTexts(): Promise<string[]> {
  const files = (await readdir('content', { recursive: true })).filter(name => /\.(ya?ml|md)$/.test(name));
  return Promise.all(files.map(name => readFile(path.join('content', name), 'utf8')));
}

/** The letters that a TrueType font holds, by the segments of its character map (format 4). */
export function lettersIn(font: Buffer): Set<string> {
  const entry = font.indexOf('cmap', 12, 'latin1');
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const map = cmap.subarray(cmap.readUInt32BE(8));
  if (map.readUInt16BE(0) !== 4) throw new Error('the font has no character map of format 4');
  const size = map.readUInt16BE(6);
  const letters = new Set<string>();
  for (let end = 14; end < 14 + size; end += 2) {
    // The last segment only ends the list.
    const [first, last] = [map.readUInt16BE(end + size + 2), Math.min(map.readUInt16BE(end), 0xfffe)];
    for (let code = first; code <= last; code++) letters.add(String.fromCharCode(code));
  }
  return letters;
}
