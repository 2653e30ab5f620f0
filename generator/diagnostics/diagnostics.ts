/** A Diagnostic is a mistake that an author can fix; a DiagnosticError carries all that were found. Any other error is a bug of ours. */
import { distance } from 'fastest-levenshtein';
import { addTo } from '../model.ts';

/** A position in a source file. `line` and `column` count from 1; `text` is the text of that line. */
export type Location = { file: string; line?: number; column?: number; text?: string };
export type Diagnostic = { message: string; location?: Location; hint?: string; rule?: string };

/** Finds where a text is written in `made`, the files of a page, with `isOnly` in the first two. The likeliest, by `nearby`, is first. */
export type LocateText = (
  text: string,
  made: readonly string[],
  nearby?: string,
  isOnly?: boolean,
) => readonly Location[];

export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    // A mistake that was found twice, such as in a module that several pages import, is shown once.
    const shown = new Map(diagnostics.map(diagnostic => [showDiagnostic(diagnostic), diagnostic]));
    super([...shown.keys()].join('\n\n'));
    this.name = 'DiagnosticError';
    this.diagnostics = [...shown.values()];
  }
}

/** Merges diagnostics, each list with what its messages call its page, " at /blog/x/": what pages share is reported once. */
export function mergeRepeated(found: (readonly [name: string, diagnostics: readonly Diagnostic[]])[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const [name, diagnostics] of found)
    for (const one of diagnostics) addTo(groups, JSON.stringify([one.message.replace(name, ''), one.location]), one);
  return Array.from(groups.values(), ([first, ...others]) => {
    const more = `The same happens ${others.length} more time${others.length > 1 ? 's' : ''}.`;
    return {
      ...(first as Diagnostic),
      ...(others.length > 0 && { hint: [first?.hint, more].filter(Boolean).join(' ') }),
    };
  });
}

export function errorAt(at: string | Location | undefined, message: string, hint?: string): DiagnosticError {
  const location = typeof at === 'string' ? { file: at } : at;
  return new DiagnosticError([{ message, ...(location && { location }), ...(hint && { hint }) }]);
}

/** Converts an error of the file system into one about `file`, with its reason: "permission denied". Returns any other unchanged. */
export function fileError(error: unknown, file: string, what: 'read' | 'written', hint?: string): unknown {
  const [, reason] = /^E[A-Z]+: ([^,]+)/.exec((error as Error).message) ?? [];
  return reason ? errorAt(file, `cannot be ${what}: ${reason}`, hint) : error;
}

export const showLocation = ({ file, line, column }: Location): string =>
  [file, line, column].filter(part => part !== undefined).join(':');

export const orAt = (others: readonly Location[]): string =>
  others.length > 0 ? ` It is also written at ${others.map(showLocation).join(' and ')}.` : '';

export function showDiagnostic({ message, location, hint, rule }: Diagnostic): string {
  const headline = rule ? `${message} [${rule}]` : message;
  const lines = [location ? `${showLocation(location)}: ${headline}` : headline];
  if (location?.text !== undefined && location.line !== undefined) {
    const gutter = String(location.line);
    const { text, column = 1 } = location;
    // A paragraph is often one long line.
    const before = text.slice(0, column - 1).replace(/^.{120,}(?=.{80}$)/, '…');
    const after = text.slice(column - 1).replace(/(?<=^.{80}).{120,}$/, '…');
    const caret = before.replace(/[^\t]/g, ' ');
    lines.push(`  ${gutter} | ${before}${after}`, `  ${' '.repeat(gutter.length)} | ${caret}^`);
  }
  if (hint) lines.push(`  ${hint}`);
  return lines.join('\n');
}

export function throwIfAny(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
}

/** Maps every item. Collects the diagnostics that are thrown on the way, and throws them together at the end. */
export function mapAll<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Result[] {
  const diagnostics: Diagnostic[] = [];
  const results = items.flatMap(item => {
    try {
      return [map(item)];
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      diagnostics.push(...error.diagnostics);
      return [];
    }
  });
  throwIfAny(diagnostics);
  return results;
}

export function locationAt(file: string, text: string, offset: number): Location {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - start + 1, text: text.slice(start, end < 0 ? undefined : end) };
}

/** Returns the known word that is most similar, or undefined if none is similar enough: "title" for "titel" among ["title", "tags"]. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  // Two letters in the wrong order are two differences.
  const limit = Math.ceil((word.length + 1) / 3);
  const similar = [...words].filter(one => Math.abs(one.length - word.length) <= limit);
  const ranked = similar.map(one => ({ one, differences: distance(one.toLowerCase(), word.toLowerCase()) }));
  const [best] = ranked.sort((a, b) => a.differences - b.differences);
  return best && best.differences <= limit ? best.one : undefined;
}

export function hintOf(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near ? `Did you mean "${near}"?` : `Known here: ${words.slice(0, 50).join(', ') || 'nothing'}.`;
}
