/** The ladder: which of the site's folders may import which. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';
import { sourcesUnder } from '../files-under.ts';

/** Folder → what its modules may import: of the site's folders, and of libraries. */
const ladder: Record<string, { folders: string[]; libraries: RegExp; isOwnOnly?: boolean }> = {
  pages: { folders: ['islands', 'components', 'content'], libraries: /^react$/ },
  islands: { folders: ['components', 'content'], libraries: /^(react|preact)(\/|$)/, isOwnOnly: true },
  components: { folders: ['components', 'content'], libraries: /^(?!.*generator)/ },
  content: { folders: ['content'], libraries: /^zod$/ },
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
  const rule = ladder[from];
  const imports = text.matchAll(
    /^(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
  );
  return [...imports].flatMap((match): Diagnostic[] => {
    const specifier = match[1] ?? match[2] ?? '';
    if (!rule || isAllowed(file, specifier)) return [];
    const location = locationAt(file, text, (match.index ?? 0) + match[0].lastIndexOf(specifier));
    const hint = `${from}/ may import ${rule.folders.join(', ')}${rule.isOwnOnly ? ', and what stands in its own folder' : ''}.`;
    return [{ message: `imports ${specifier}`, location, hint, rule: 'imports' }];
  });
}

function isAllowed(file: string, specifier: string): boolean {
  const rule = ladder[file.split('/')[0] ?? ''];
  if (!rule || !specifier.startsWith('.')) return !rule || rule.libraries.test(specifier);
  const target = path.posix.join(path.posix.dirname(file), specifier);
  // A style sheet may stand beside the module that it is for.
  const isBeside = target.endsWith('.css') && path.posix.dirname(target) === path.posix.dirname(file);
  if (isBeside || rule.folders.includes(target.split('/')[0] ?? '')) return true;
  return Boolean(rule.isOwnOnly) && target.startsWith(`${path.posix.dirname(file)}/`);
}
