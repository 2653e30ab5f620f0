/**
 * A Diagnostic is a mistake that an author can fix: it says what is wrong, where, and how to fix it. A DiagnosticError carries every
 * diagnostic that was found. Any other error is a bug in the generator, and is shown with its stack.
 */

/** A position in a source file. `line` and `column` count from 1; `text` is the text of that line. */
export type Location = { file: string; line?: number; column?: number; text?: string };

/** One mistake. `rule` names the check that found it, if one did. */
export type Diagnostic = { message: string; location?: Location; hint?: string; rule?: string };

export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    // A mistake that was found twice is shown once.
    const shown = new Map(diagnostics.map(diagnostic => [showDiagnostic(diagnostic), diagnostic]));
    super([...shown.keys()].join('\n\n'));
    this.name = 'DiagnosticError';
    this.diagnostics = [...shown.values()];
  }
}

/**
 * Merges the diagnostics of several pages or entries, each with what its messages call it, " at /blog/x/": a mistake in code that they share is
 * reported once.
 */
export function mergeRepeated(
  found: readonly (readonly [name: string, diagnostics: readonly Diagnostic[]])[],
): Diagnostic[] {
  const groups = new Map<string, { diagnostic: Diagnostic; names: Set<string> }>();
  for (const [name, diagnostics] of found)
    for (const diagnostic of diagnostics) {
      const key = JSON.stringify([diagnostic.message.replace(name, ''), diagnostic.location]);
      const group = groups.get(key) ?? { diagnostic, names: new Set() };
      groups.set(key, group);
      group.names.add(name);
    }
  return [...groups.values()].map(({ diagnostic, names: { size } }) => {
    if (size === 1) return diagnostic;
    const more = `The same happens ${size - 1} more time${size > 2 ? 's' : ''}.`;
    return { ...diagnostic, hint: diagnostic.hint ? `${diagnostic.hint} ${more}` : more };
  });
}

/** Creates an error with one diagnostic; `at` is a file or a location in it. */
export function errorAt(at: string | Location | undefined, message: string, hint?: string): DiagnosticError {
  const location = typeof at === 'string' ? { file: at } : at;
  return new DiagnosticError([{ message, ...(location && { location }), ...(hint && { hint }) }]);
}

/** Converts an error of the file system into one about `file`, with the system's reason: "permission denied". Returns any other error unchanged. */
export function fileError(error: unknown, file: string, what: 'read' | 'written', hint?: string): unknown {
  const [, reason] = /^E[A-Z]+: ([^,]+)/.exec((error as Error).message) ?? [];
  return reason ? errorAt(file, `cannot be ${what}: ${reason}`, hint) : error;
}

/** Returns a location as "content/site.yaml:4:8". */
export function showLocation({ file, line, column }: Location): string {
  return [file, line, column].filter(part => part !== undefined).join(':');
}

/** Returns location, message and rule; then the source line with a caret under the column; then the hint. */
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
