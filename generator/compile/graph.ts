/** The import graph, from the metadata of the bundler. */
import type { Metafile } from 'esbuild';

/** Returns whether a file is a style sheet of any kind. */
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

/** Creates the graph of code files and style sheets. */
export function createGraph(inputs: Metafile['inputs']) {
  const importsOf = (file: string) => inputs[file]?.imports.filter(({ external }) => !external) ?? [];
  const pathsOf = (file: string) => importsOf(file).map(({ path }) => path);
  return {
    /** Returns the file, or the URL if it has one, for each import specifier in a file: "../ui/link.tsx" → "components/ui/link.tsx". */
    importsOf: (file: string, addresses: ReadonlyMap<string, string>): Record<string, string> =>
      Object.fromEntries(
        importsOf(file).map(({ original, path }) => [original ?? path, addresses.get(path) ?? path] as const),
      ),
    /** Returns the given files and every file that they import, directly or not. */
    filesOf: (starts: readonly string[]): string[] => reachable(starts, pathsOf).sort(),
    /** Returns the style sheets that files import: those of a module's imports before its own, and each once. They contain what they import. */
    stylesOf: (starts: readonly string[]): string[] =>
      reachable(starts, file => (isSheet(file) ? [] : pathsOf(file))).filter(isSheet),
  };
}

/** Returns the URLs of files that code imports: "components/a.svg" → "/assets/a-1B2C3D4E.svg". */
export const addressesIn = ({ outputs }: Metafile): Map<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([name, { inputs }]) =>
      name.startsWith('out/assets/') ? [[Object.keys(inputs)[0] ?? '', name.replace(/^out/, '')] as const] : [],
    ),
  );
