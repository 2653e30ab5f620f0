/** What imports what, as the bundler has found. */
import type { Metafile } from 'esbuild';

/** Makes a graph of the files of code, and of the files that style sheets name. */
export function createGraph({ inputs: code }: Metafile, { inputs: sheets }: Metafile) {
  const importsOf = (file: string) =>
    [...(code[file]?.imports ?? []), ...(sheets[file]?.imports ?? [])].filter(({ external }) => !external);
  return {
    /** Which file each import of a file is, or the address that it has: "../ui/link.tsx" → "components/ui/link.tsx". */
    importsOf: (file: string, addresses: ReadonlyMap<string, string>): Record<string, string> =>
      Object.fromEntries(
        importsOf(file).map(({ original, path }) => [original ?? path, addresses.get(path) ?? path] as const),
      ),
    /** Every file that files import, directly or not, and themselves. */
    filesOf(starts: readonly string[]): string[] {
      const found = new Set(starts);
      for (const file of found) for (const { path } of importsOf(file)) found.add(path);
      return [...found].sort();
    },
    /** The style sheets that files import, directly or not: what a module imports comes before the module’s own, and nothing twice. */
    stylesOf(starts: readonly string[]): string[] {
      const seen = new Set<string>();
      const styles: string[] = [];
      const visit = (file: string): void => {
        if (seen.has(file)) return;
        seen.add(file);
        if (file.endsWith('.css')) styles.push(file);
        else for (const { path } of importsOf(file)) visit(path);
      };
      for (const start of starts) visit(start);
      return styles;
    },
  };
}

/** The files that came out for files that code imports: "components/a.svg" → "/assets/a-1B2C3D4E.svg". */
export const addressesIn = ({ outputs }: Metafile): Map<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([name, { inputs }]) =>
      name.startsWith('out/assets/') ? [[Object.keys(inputs)[0] ?? '', name.replace(/^out/, '')] as const] : [],
    ),
  );
