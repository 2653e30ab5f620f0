/** The import graph, from the metadata of the bundler. */
import type { Metafile } from 'esbuild';

/** Creates the graph of code files and style sheets. */
export function createGraph({ inputs: code }: Metafile, { inputs: sheets }: Metafile) {
  const importsOf = (file: string) =>
    [...(code[file]?.imports ?? []), ...(sheets[file]?.imports ?? [])].filter(({ external }) => !external);
  return {
    /** Returns the file, or the URL if it has one, for each import specifier in a file: "../ui/link.tsx" → "components/ui/link.tsx". */
    importsOf: (file: string, addresses: ReadonlyMap<string, string>): Record<string, string> =>
      Object.fromEntries(
        importsOf(file).map(({ original, path }) => [original ?? path, addresses.get(path) ?? path] as const),
      ),
    /** Returns the given files and every file that they import, directly or not. */
    filesOf(starts: readonly string[]): string[] {
      const found = new Set(starts);
      for (const file of found) for (const { path } of importsOf(file)) found.add(path);
      return [...found].sort();
    },
    /** Returns the style sheets that files import, directly or not: those of a module's imports before its own, and each once. */
    stylesOf(starts: readonly string[]): string[] {
      const visited = new Set<string>();
      const styles: string[] = [];
      const visit = (file: string): void => {
        if (visited.has(file)) return;
        visited.add(file);
        if (file.endsWith('.css')) styles.push(file);
        else for (const { path } of importsOf(file)) visit(path);
      };
      for (const start of starts) visit(start);
      return styles;
    },
  };
}

/** Returns the URLs of files that code imports: "components/a.svg" → "/assets/a-1B2C3D4E.svg". */
export const addressesIn = ({ outputs }: Metafile): Map<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([name, { inputs }]) =>
      name.startsWith('out/assets/') ? [[Object.keys(inputs)[0] ?? '', name.replace(/^out/, '')] as const] : [],
    ),
  );
