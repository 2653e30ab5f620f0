/** Finds where the sentence that a page shows is written: all places, if it is put together from several sources. */
import { type Location, locationAt } from '../../diagnostics/diagnostics.ts';
import { openSources, type Word, type Words, wordsOf } from './sources.ts';

/** A part of the sentence and the places where it is written, the likeliest first. */
export type Part = { text: string; places: Location[] };

/** The maximum number of places per part: "Contact" is written in many. */
const maxPlaces = 8;

/** The number of matching words that is no coincidence, even in the middle of a longer text. */
const sureLength = 4;

/** Returns whether a match is significant: a short one may be a coincidence. A single word that is inserted into a sentence comes from content. */
const isSignificant = ({ length, isWhole, source }: Run, total: number) =>
  length >= sureLength || length * 2 >= total || (isWhole && (length > 1 || source.file.startsWith('content/')));

/** How many texts, such as class names, code may have between two that follow each other on the page. */
const maxSkipped = 6;

/** Returns a function that finds texts of the site in the folder `root`, first in the files `near`. Each call reads the sources that have changed. */
export function createWhere(root: string) {
  const read = openSources(root);
  return async (text: string, near: readonly string[] = []): Promise<Part[]> => {
    const sources = await read();
    const words = wordsOf(text);
    const parts: Part[] = [];
    for (let from = 0; from < words.length; ) {
      const sentence = words.slice(from);
      const runs = sources.flatMap(source =>
        source.words.flatMap(({ word }, at) => (word === sentence[0]?.word ? runFrom(source, at, sentence) : [])),
      );
      const length = Math.max(0, ...runs.map(run => run.length));
      const rank = (run: Run) => (near.includes(run.source.file) ? 0 : 2) + (run.isWhole ? 0 : 1);
      const longest = runs.filter(run => run.length === length && isSignificant(run, words.length));
      // For a short match, prefer sources that consist of nothing else.
      const whole = length < sureLength ? longest.filter(run => run.isWhole) : [];
      const best = (whole.length > 0 ? whole : longest).sort((a, b) => rank(a) - rank(b));
      if (best.length > 0) {
        const end = words[from + length - 1];
        const places = best
          .slice(0, maxPlaces)
          .map(({ source, offset }) => locationAt(source.file, source.text, offset));
        parts.push({ text: text.slice(words[from]?.offset, (end?.offset ?? 0) + (end?.length ?? 0)), places });
      }
      from += best.length > 0 ? length : 1;
    }
    return parts;
  };
}

/** A run of words that a source and the sentence share; `isWhole` if it begins and ends with a text of the source. */
type Run = { source: Words; offset: number; length: number; isWhole: boolean };

/** Returns the run in a source that begins with its word number `at` and the first word of the sentence. */
function runFrom(source: Words, at: number, sentence: readonly Word[]): Run {
  const { words, starts } = source;
  const isStart = (i: number) => starts.has(i) || i >= words.length;
  let [i, length] = [at, 0];
  for (const { word } of sentence) {
    if (words[i]?.word !== word) {
      const nextStarts = isStart(i) ? [...starts].filter(start => start > i).slice(0, maxSkipped) : [];
      const next = nextStarts.find(start => words[start]?.word === word);
      if (next === undefined) break;
      i = next;
    }
    i++;
    length++;
  }
  return { source, offset: words[at]?.offset ?? 0, length, isWhole: starts.has(at) && isStart(i) };
}
