/**
 * Paragraphs that are far harder to read than the rest of the site's. They are measured by LIX: words in a sentence plus the share of words of
 * more than six letters, in percent. It needs no knowledge of the language; over 60 a text is very difficult (C. H. Björnsson, Läsbarhet, 1968).
 */
import { type Diagnostic, locationAt } from '../../diagnostics/diagnostics.ts';

/** A paragraph of a text by its offset, and its LIX. */
type Level = { offset: number; level: number };

/** A file's paragraphs; its text is asked for only where one of them is hard. */
type Measured = { file: string; levels: readonly Level[]; text: () => string };

/** Words of a paragraph at least: of fewer no measure says anything. */
const least = 30;

const difficult = 60;

/** Standard deviations over the mean that are "far". */
const far = 3;

/** A diagnostic for each paragraph that is difficult and far above the others. */
export function hardParagraphs(files: readonly Measured[]): Diagnostic[] {
  const all = files.flatMap(({ levels }) => levels.map(({ level }) => level));
  const mean = all.reduce((sum, level) => sum + level, 0) / all.length;
  const spread = Math.sqrt(all.reduce((sum, level) => sum + (level - mean) ** 2, 0) / all.length);
  return files.flatMap(({ file, levels, text }) =>
    levels
      .filter(({ level }) => level > difficult && level > mean + far * spread)
      .map(({ offset, level }) => ({
        message: `this paragraph is hard to read: LIX ${Math.round(level)}, where the site has ${Math.round(mean)}`,
        location: locationAt(file, text(), offset),
        hint: 'Shorter sentences and shorter words help.',
        rule: 'reading-level',
      })),
  );
}

/** The paragraphs of running text, of Markdown or of values over several lines: no tables, lists, headings, code or short values. */
export function levelsIn(text: string): Level[] {
  const found = text.matchAll(/^(?![ ]*([-#|>`]|\w+:|\d+\.))[ ]*\S.*(?:\n(?!\s*$|[ ]*([-#|>`]|\w[\w-]*:)).*)*/gm);
  return [...found].flatMap(({ 0: paragraph, index }) => {
    const shown = paragraph.replace(/\]\([^)]*\)/g, '');
    const words = shown.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
    if (words.length < least || !/[.!?।]/.test(shown)) return [];
    const sentences = shown.split(/[.!?:।]+(?=\s|$|[”"’)])/).filter(part => /\p{L}/u.test(part)).length;
    const long = words.filter(word => word.length > 6 && [...word].length > 6).length;
    const level = words.length / Math.max(1, sentences) + (100 * long) / words.length;
    return [{ offset: index + shown.search(/\S/), level }];
  });
}
