/** Which files import which. */

/** Returns whether a file is a style sheet. */
export const isSheet = (file: string): boolean => file.endsWith('.css');

/** Returns the given files and all that they import, directly or not: each once, and after those before it in the code. */
export function reachable(starts: readonly string[], importsOf: (file: string) => readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file)) visit(imported);
  };
  for (const start of starts) visit(start);
  return [...found];
}
