/** A sentence as a page shows it → where it is written. Of a sentence that is made of several sources, all are named. */
import { type Location, locationAt } from '../../diagnostics/diagnostics.ts';
import { openSources, type Word, type Words, wordsOf } from './sources.ts';

/** A stretch of the sentence, and the places where it is written, the likeliest first. */
export type Part = { text: string; places: Location[] };

/** Finds the sources of a text; those in the files `near` come before others. */
type Where = (text: string, near?: readonly string[]) => Promise<Part[]>;

/** Places that are named for one stretch: "Contact" stands in many. */
const mostPlaces = 8;

/** Words that make a stretch certain, even where more stands around it in the source. */
const certain = 4;

/** Whether a stretch is there for its own sake: a short one may stand anywhere. A value that is put into a sentence comes of content. */
const isTelling = ({ length, isWhole, source }: Run, said: number) =>
  length >= certain || length * 2 >= said || (isWhole && (length > 1 || source.file.startsWith('content/')));

/** Texts, such as names of classes, that may stand in code between two that follow each other on the page. */
const mostBetween = 6;

/** Makes a finder for the site in the folder `root`: it reads the files that have changed each time that it is asked. */
export function createWhere(root: string): Where {
  const read = openSources(root);
  return async (text, near = []) => {
    const sources = await read();
    const said = wordsOf(text);
    const parts: Part[] = [];
    for (let from = 0; from < said.length; ) {
      const runs = sources.flatMap(source => runsIn(source, said.slice(from)));
      const length = Math.max(0, ...runs.map(run => run.length));
      const rank = (run: Run) => (near.includes(run.source.file) ? 0 : 2) + (run.isWhole ? 0 : 1);
      const told = runs.filter(run => run.length === length && isTelling(run, said.length));
      // A short text stands whole somewhere, if that is what was meant.
      const whole = length < certain ? told.filter(run => run.isWhole) : [];
      const best = (whole.length > 0 ? whole : told).sort((a, b) => rank(a) - rank(b));
      if (best.length > 0) {
        const end = said[from + length - 1];
        const places = best
          .slice(0, mostPlaces)
          .map(({ source, offset }) => locationAt(source.file, source.text, offset));
        parts.push({ text: text.slice(said[from]?.offset, (end?.offset ?? 0) + (end?.length ?? 0)), places });
      }
      from += best.length > 0 ? length : 1;
    }
    return parts;
  };
}

/** Words of a source that are words of the sentence, too; `isWhole` where its texts have no others. */
type Run = { source: Words; offset: number; length: number; isWhole: boolean };

/** The runs in a source that begin with the first of the words. */
function runsIn(source: Words, said: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const [at, { word }] of source.words.entries()) if (word === said[0]?.word) runs.push(runFrom(source, at, said));
  return runs;
}

function runFrom(source: Words, at: number, said: readonly Word[]): Run {
  const { words, starts } = source;
  const isStart = (i: number) => starts.has(i) || i >= words.length;
  let [i, length] = [at, 0];
  for (const { word } of said) {
    if (words[i]?.word !== word) {
      const nextStarts = isStart(i) ? [...starts].filter(start => start > i).slice(0, mostBetween) : [];
      const next = nextStarts.find(start => words[start]?.word === word);
      if (next === undefined) break;
      i = next;
    }
    i++;
    length++;
  }
  return { source, offset: words[at]?.offset ?? 0, length, isWhole: starts.has(at) && isStart(i) };
}
