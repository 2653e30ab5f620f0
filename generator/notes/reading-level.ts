/**
 * Paragraphs that are far harder to read than the rest of the site's. They are measured by LIX: words in a sentence plus the share of words of
 * more than six letters, in percent. It needs no knowledge of the language; over 60 a text is very difficult (C. H. Björnsson, Läsbarhet, 1968).
 */
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';
import type { Text } from './spelling.ts';

/** Words of a paragraph at least: of fewer no measure says anything. */
const least = 30;

const difficult = 60;

/** Standard deviations over the mean that are "far". */
const far = 3;

/** A diagnostic for each paragraph, of Markdown or of a value over several lines, that is difficult and far above the others. */
export function hardParagraphs(texts: readonly Text[]): Diagnostic[] {
  const all = texts.flatMap(text =>
    paragraphsOf(text).map(({ words, offset }) => ({ text, offset, level: lixOf(words) })),
  );
  const mean = all.reduce((sum, { level }) => sum + level, 0) / all.length;
  const spread = Math.sqrt(all.reduce((sum, { level }) => sum + (level - mean) ** 2, 0) / all.length);
  return all
    .filter(({ level }) => level > difficult && level > mean + far * spread)
    .map(({ text: { file, text }, offset, level }) => ({
      message: `this paragraph is hard to read: LIX ${Math.round(level)}, where the site has ${Math.round(mean)}`,
      location: locationAt(file, text, offset),
      hint: 'Shorter sentences and shorter words help.',
      rule: 'reading-level',
    }));
}

/** Paragraphs of running text: no tables, lists, headings, code or short values. */
function paragraphsOf({ text }: Text): { words: string; offset: number }[] {
  const found = text.matchAll(/^(?![ ]*([-#|>`]|\w+:|\d+\.))[ ]*\S.*(?:\n(?!\s*$|[ ]*([-#|>`]|\w[\w-]*:)).*)*/gm);
  return [...found]
    .map(({ 0: words, index }) => ({ words: words.replace(/\]\([^)]*\)/g, ''), offset: index + words.search(/\S/) }))
    .filter(({ words }) => wordsIn(words).length >= least && /[.!?।]/.test(words));
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];

function lixOf(text: string): number {
  const words = wordsIn(text);
  const sentences = text.split(/[.!?:।]+(?=\s|$|[”"’)])/).filter(part => /\p{L}/u.test(part)).length;
  const long = words.filter(word => [...word].length > 6).length;
  return words.length / Math.max(1, sentences) + (100 * long) / words.length;
}
