/** The import graph, from the metadata of the bundler. */
import type { Metafile } from 'esbuild';

/** Creates the graph of code files and style sheets. */
export function createGraph(code: Metafile['inputs'], sheets: Metafile['inputs']) {
  const importsOf = (file: string) =>
    [...(code[file]?.imports ?? []), ...(sheets[file]?.imports ?? [])].filter(({ external }) => !external);
  const isSheet = (file: string) => file.endsWith('.css');
  /** Returns the given files and all that they import, directly or not: each once, and after those before it in the code. */
  function reached(starts: readonly string[], importing: (file: string) => boolean): string[] {
    const found = new Set<string>();
    const visit = (file: string): void => {
      if (found.has(file)) return;
      found.add(file);
      if (importing(file)) for (const { path } of importsOf(file)) visit(path);
    };
    for (const start of starts) visit(start);
    return [...found];
  }
  return {
    /** Returns the file, or the URL if it has one, for each import specifier in a file: "../ui/link.tsx" → "components/ui/link.tsx". */
    importsOf: (file: string, addresses: ReadonlyMap<string, string>): Record<string, string> =>
      Object.fromEntries(
        importsOf(file).map(({ original, path }) => [original ?? path, addresses.get(path) ?? path] as const),
      ),
    /** Returns the given files and every file that they import, directly or not. */
    filesOf: (starts: readonly string[]): string[] => reached(starts, () => true).sort(),
    /** Returns the style sheets that files import: those of a module's imports before its own, and each once. They contain what they import. */
    stylesOf: (starts: readonly string[]): string[] => reached(starts, file => !isSheet(file)).filter(isSheet),
  };
}

/** Returns the URLs of files that code imports: "components/a.svg" → "/assets/a-1B2C3D4E.svg". */
export const addressesIn = ({ outputs }: Metafile): Map<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([name, { inputs }]) =>
      name.startsWith('out/assets/') ? [[Object.keys(inputs)[0] ?? '', name.replace(/^out/, '')] as const] : [],
    ),
  );
