/**
 * A Diagnostic is a mistake that an author can fix: it says what is wrong, where, and how to fix it. A DiagnosticError carries every
 * diagnostic that was found. Any other error is a bug in the generator, and is shown with its stack.
 */
import { showDiagnostic } from './code-frame.ts';

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

/** Creates an error with one diagnostic; `at` is a file or a location in it. */
export function errorAt(at: string | Location | undefined, message: string, hint?: string): DiagnosticError {
  const location = typeof at === 'string' ? { file: at } : at;
  return new DiagnosticError([{ message, ...(location && { location }), ...(hint && { hint }) }]);
}
