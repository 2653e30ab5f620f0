/**
 * What an author can mend: a Diagnostic says what is wrong, where, and how to mend it. A DiagnosticError carries every one that was
 * found. Anything thrown that is not a DiagnosticError is a bug of the generator and keeps its whole stack.
 */
import { showDiagnostic } from './code-frame.ts';

/** A point in a source file. `line` and `column` count from 1; `text` is that line as it stands in the file. */
export type Location = { file: string; line?: number; column?: number; text?: string };

/** One mistake: what is wrong, where, and how to mend it. `rule` names the check that found it, if one did. */
export type Diagnostic = { message: string; location?: Location; hint?: string; rule?: string };

export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    // The same mistake, found twice, is one mistake.
    const shown = new Map(diagnostics.map(diagnostic => [showDiagnostic(diagnostic), diagnostic]));
    super([...shown.keys()].join('\n\n'));
    this.name = 'DiagnosticError';
    this.diagnostics = [...shown.values()];
  }
}

/** One mistake, to be thrown; `at` is its file, or its place there. */
export function errorAt(at: string | Location | undefined, message: string, hint?: string): DiagnosticError {
  const location = typeof at === 'string' ? { file: at } : at;
  return new DiagnosticError([{ message, ...(location && { location }), ...(hint && { hint }) }]);
}
