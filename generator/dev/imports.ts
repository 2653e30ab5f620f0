/** The ladder: which of the site's folders may import which. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';
import { sourcesUnder } from '../files-under.ts';

/** What the modules of a folder may import: of the site's folders, of libraries, and whether what stands in the folder of the module. */
type Rung = { folders: string[]; libraries: RegExp; hasOwn: boolean };

const ladder: Record<string, Rung> = {
  pages: { folders: ['islands', 'components', 'content'], libraries: /^react$/, hasOwn: false },
  islands: { folders: ['components', 'content'], libraries: /^(react|preact)(\/|$)/, hasOwn: true },
  components: { folders: ['components', 'content'], libraries: /^(?!.*generator)/, hasOwn: false },
  content: { folders: ['content'], libraries: /^zod$/, hasOwn: false },
};

/** A diagnostic for each import of the site in `root` that the ladder forbids. Of what cannot be read the build says so. */
export const importDiagnostics = (root: string): Diagnostic[] =>
  Object.keys(ladder).flatMap(folder => {
    try {
      return sourcesUnder(root, folder).flatMap(file =>
        wrongImports(file, readFileSync(path.join(root, file), 'utf8')),
      );
    } catch {
      return [];
    }
  });

/** The imports of one module, given its text, that the ladder forbids. */
export function wrongImports(file: string, text: string): Diagnostic[] {
  const [from = ''] = file.split('/');
  const rung = ladder[from];
  if (!rung) return [];
  const imports = text.matchAll(
    /^(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
  );
  return [...imports].flatMap((match): Diagnostic[] => {
    const specifier = match[1] ?? match[2] ?? '';
    if (isAllowed(file, specifier, rung)) return [];
    const location = locationAt(file, text, (match.index ?? 0) + match[0].lastIndexOf(specifier));
    const own = rung.hasOwn ? ', and what stands in its own folder' : '';
    const more = rung.folders.includes(from) ? '' : ' A library is used by a component.';
    const hint = `${from}/ may import ${rung.folders.join(', ')}${own}.${more}`;
    return [{ message: `imports ${specifier}`, location, hint, rule: 'imports' }];
  });
}

function isAllowed(file: string, specifier: string, { folders, libraries, hasOwn }: Rung): boolean {
  if (!specifier.startsWith('.')) return libraries.test(specifier);
  const own = path.posix.dirname(file);
  const target = path.posix.join(own, specifier);
  // A style sheet may stand beside the module that it is for.
  const isBeside = target.endsWith('.css') && path.posix.dirname(target) === own;
  return isBeside || folders.includes(target.split('/')[0] ?? '') || (hasOwn && target.startsWith(`${own}/`));
}
