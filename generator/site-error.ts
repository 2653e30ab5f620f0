/**
 * What an author can mend: one error that carries every problem found, each with its place, shown the way a compiler would.
 * Anything thrown that is not a SiteError is a bug of ours and keeps its whole stack.
 */

/** A point in a source file. `line` and `column` count from 1; `text` is that line as it stands in the file. */
export type Place = { file: string; line?: number; column?: number; text?: string };

/** One mistake: what is wrong, where, and how to mend it. */
export type Problem = { message: string; place?: Place; hint?: string };

export class SiteError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    // What several askers find is one mistake.
    const shown = new Map(problems.map(problem => [showProblem(problem), problem]));
    super([...shown.keys()].join('\n\n'));
    this.name = 'SiteError';
    this.problems = [...shown.values()];
  }
}

/** Throws all the problems together, or does nothing where there is none. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteError(problems);
}

/** Maps every item; what the mistakes of all of them are is thrown together. */
export function mapAll<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Result[] {
  const problems: Problem[] = [];
  const results = items.flatMap(item => {
    try {
      return [map(item)];
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  refuse(problems);
  return results;
}

/** The same for work that takes its time, so many items of it at once. Results and mistakes are in the order of the items. */
export async function mapAllAtOnce<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const problems: Problem[][] = [];
  const left = items.entries();
  let isOver = false;
  const lane = async () => {
    // One iterator for all lanes: each takes the next item.
    for (const [i, item] of left) {
      if (isOver) return;
      try {
        results[i] = await map(item);
      } catch (error) {
        isOver = !(error instanceof SiteError);
        if (!(error instanceof SiteError)) throw error;
        problems[i] = [...error.problems];
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  refuse(problems.flat());
  return results;
}

/** A place as "content/site.yaml:4:8". */
export function showPlace({ file, line, column }: Place): string {
  return [file, line, line === undefined ? undefined : column].filter(part => part !== undefined).join(':');
}

/** The place of an offset in a file's text. */
export function placeIn(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  return { file, line, column: (before.at(-1)?.length ?? 0) + 1, text: text.split('\n')[line - 1] ?? '' };
}

/** A problem as text: place and message, the source line with a caret under the column, the hint. */
export function showProblem({ message, place, hint }: Problem): string {
  const lines = [place ? `${showPlace(place)}: ${message}` : message];
  if (place?.text !== undefined && place.line !== undefined) {
    const gutter = String(place.line);
    const { before, after } = aroundColumn(place.text, place.column ?? 1);
    const caret = before.replace(/[^\t]/g, ' ');
    lines.push(`  ${gutter} | ${before}${after}`, `  ${' '.repeat(gutter.length)} | ${caret}^`);
  }
  if (hint) lines.push(`  ${hint}`);
  return lines.join('\n');
}

/** What stands before and from a column on, cut short where the line is very long. */
function aroundColumn(text: string, column: number): { before: string; after: string } {
  const [before, after] = [text.slice(0, column - 1), text.slice(column - 1)];
  const isLong = (part: string) => part.length > 200;
  return {
    before: isLong(before) ? `…${before.slice(-80)}` : before,
    after: isLong(after) ? `${after.slice(0, 80)}…` : after,
  };
}

/** The known word nearest to the one written, or undefined where none is near: "titel" among ["title", "tags"] gives "title". */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours, each counted as 1. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = cost;
    }
  }
  return at(a.length, b.length);
}
