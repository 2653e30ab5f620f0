/** What stands in a folder of the project, or why it cannot be read. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { File } from './compile.ts';
import { unreadable } from './refusable.ts';
import { mapAll, SiteError } from './site-error.ts';

/** public/ as it is. */
export async function publicFiles(root: string): Promise<File[]> {
  const names = await filesUnder(root, 'public');
  return mapAll(names, name => {
    try {
      return { path: name, bytes: readFileSync(path.join(root, 'public', name)) };
    } catch (error) {
      throw new SiteError([unreadable(`public/${name}`, error)]);
    }
  });
}

/** Every file under a folder, sorted, with forward slashes; none where there is no such folder. Editors' and systems' own files are left out. */
export async function filesUnder(root: string, name: string): Promise<string[]> {
  const folder = path.join(root, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new SiteError([unreadable(name, error)]);
    },
  );
  return entries
    .filter(entry => (entry.isFile() || entry.isSymbolicLink()) && !isPassing(entry.name))
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Files that editors and systems leave beside one's own: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isPassing = (name: string) => /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
