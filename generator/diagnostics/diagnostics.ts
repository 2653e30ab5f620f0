/** What an author can mend, collected, located and shown. */
import { type Diagnostic, DiagnosticError, type Location } from './diagnostic.ts';

export { showDiagnostic, showLocation } from './code-frame.ts';
export { type Diagnostic, DiagnosticError, errorAt, type Location } from './diagnostic.ts';
export { accessError, listFolder, withAccessErrors } from './file-access.ts';
export { hintOf, nearest, unknownWord } from './nearest.ts';
export {
  countStep,
  type Doing,
  type FindText,
  type Locate,
  locateCauses,
  locateWith,
  runLimited,
  runSiteCode,
  runSiteCodeAsync,
  strayError,
  untilStray,
  yieldToEventLoop,
} from './site-code.ts';

/** Throws all the diagnostics together, or does nothing where there is none. */
export function throwIfAny(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
}

/** Maps every item; the diagnostics that are thrown on the way are collected and thrown together at the end. */
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

/** The location of an offset in a file's text. */
export function locationAt(file: string, text: string, offset: number): Location {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - start + 1, text: text.slice(start, end < 0 ? undefined : end) };
}
