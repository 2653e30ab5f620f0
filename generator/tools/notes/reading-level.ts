/**
 * Finds paragraphs that are far harder to read than the rest of the site. The measure is LIX: words per sentence plus the percentage of words
 * with more than six letters. It works in any language; a text above 60 is very difficult (C. H. Björnsson, Läsbarhet, 1968).
 */
import { type Diagnostic, locationAt } from '../../diagnostics/diagnostics.ts';

/** A paragraph of a text by its offset, and its LIX. */
type Level = { offset: number; level: number };

/** A file's paragraphs. `text` is called only if one of them is hard to read. */
type Measured = { file: string; levels: readonly Level[]; text: () => string };

/** The minimum number of words in a paragraph: for fewer the measure means little. */
const minWords = 30;

const difficult = 60;

/** How many standard deviations above the mean an outlier is. */
const outlier = 3;

/** Returns a diagnostic for each paragraph that is very difficult and an outlier. */
export function hardParagraphs(files: readonly Measured[]): Diagnostic[] {
  const all = files.flatMap(({ levels }) => levels.map(({ level }) => level));
  const mean = all.reduce((sum, level) => sum + level, 0) / all.length;
  const spread = Math.sqrt(all.reduce((sum, level) => sum + (level - mean) ** 2, 0) / all.length);
  return files.flatMap(({ file, levels, text }) =>
    levels
      .filter(({ level }) => level > difficult && level > mean + outlier * spread)
      .map(({ offset, level }) => ({
        message: `this paragraph is hard to read: LIX ${Math.round(level)}, compared with ${Math.round(mean)} on average`,
        location: locationAt(file, text(), offset),
        hint: 'Use shorter sentences and shorter words.',
        rule: 'reading-level',
      })),
  );
}

/** Measures the paragraphs of Markdown and of multi-line values, but no tables, lists, headings, code or short values. */
export function levelsIn(text: string): Level[] {
  const found = text.matchAll(/^(?![ ]*([-#|>`]|\w+:|\d+\.))[ ]*\S.*(?:\n(?!\s*$|[ ]*([-#|>`]|\w[\w-]*:)).*)*/gm);
  return [...found].flatMap(({ 0: paragraph, index }) => {
    const shown = paragraph.replace(/\]\([^)]*\)/g, '');
    // What is not a sign is part of a word: naming all letters would take five times as long.
    const words = shown.match(/[^\s!-&(-,./:-@[-`{-~“”‘…–—«»।]+/g) ?? [];
    if (words.length < minWords || !/[.!?।]/.test(shown)) return [];
    const sentences = shown.split(/[.!?:।]+(?=\s|$|[”"’)])/).filter(part => /\p{L}/u.test(part)).length;
    const long = words.filter(word => word.length > 6).length;
    const level = words.length / Math.max(1, sentences) + (100 * long) / words.length;
    return [{ offset: index + shown.search(/\S/), level }];
  });
}
