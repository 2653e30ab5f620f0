/** Mistakes that an author can fix: collects, locates and shows them. */
import { type Diagnostic, DiagnosticError, type Location } from './diagnostic.ts';

export * from './diagnostic.ts';
export * from './nearest.ts';
export * from './site-code.ts';

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
