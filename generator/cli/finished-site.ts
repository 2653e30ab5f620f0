import { existsSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { builtWith } from '../write/write.ts';

/** Returns the folder `out` of a finished site and what it was built with. Throws a DiagnosticError if there is no site in it. */
export function finishedSite(root: string, out: string) {
  const folder = path.resolve(root, out);
  if (existsSync(path.join(folder, 'index.html'))) return { folder, ...builtWith(folder) };
  throw errorAt(undefined, `${out}/ contains no site`, 'Run: npm run build');
}
