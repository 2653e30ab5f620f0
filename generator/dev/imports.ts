/** Checks the import ladder: which of the site's folders may import which. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';
import { sourcesUnder } from '../files-under.ts';

/** What the modules of a folder may import: other folders, libraries, and files in the module's own folder if `ownFolder`. */
type Rung = { folders: string[]; libraries: RegExp; ownFolder: boolean };

const ladder: Record<string, Rung> = {
  pages: { folders: ['islands', 'components', 'content'], libraries: /^react$/, ownFolder: false },
  islands: { folders: ['components', 'content'], libraries: /^(react|preact)(\/|$)/, ownFolder: true },
  components: { folders: ['components', 'content'], libraries: /^(?!.*generator)/, ownFolder: false },
  content: { folders: ['content'], libraries: /^zod$/, ownFolder: false },
};

/** Returns a diagnostic for each forbidden import of the site in `root`. Ignores unreadable folders, which the build reports. */
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

/** Returns a diagnostic for each forbidden import of one module, given its text. */
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
    const own = rung.ownFolder ? ' and its own folder' : '';
    const more = rung.folders.includes(from) ? '' : ' Use a library in a component.';
    const hint = `${from}/ may import from ${rung.folders.join(', ')}${own}.${more}`;
    return [{ message: `imports ${specifier}`, location, hint, rule: 'imports' }];
  });
}

function isAllowed(file: string, specifier: string, { folders, libraries, ownFolder }: Rung): boolean {
  if (!specifier.startsWith('.')) return libraries.test(specifier);
  const folder = path.posix.dirname(file);
  const target = path.posix.join(folder, specifier);
  // Every module may import a style sheet in its own folder.
  const isOwnStyles = target.endsWith('.css') && path.posix.dirname(target) === folder;
  return isOwnStyles || folders.includes(target.split('/')[0] ?? '') || (ownFolder && target.startsWith(`${folder}/`));
}
