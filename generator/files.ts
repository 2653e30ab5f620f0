/** The project's folders, and what is in them, recursively. Node's own recursive `readdir` follows links (from Node 22 on also with file types), and never ends if they form a circle. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folders with a site's code and content. */
export const sourceFolders = ['pages', 'components', 'islands', 'content'];

/** All folders that a project is made of. */
export const projectFolders = [...sourceFolders, 'public', 'generator'];

/**
 * Returns the sorted paths of all files in a folder, with forward slashes: "b/c.md". Follows links to folders, except to one that contains the link. Returns none if the
 * folder does not exist; throws other file system errors.
 */
export function filesUnder(folder: string): string[] {
  try {
    return namesUnder(folder, []).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
}

function namesUnder(folder: string, parents: readonly string[]): string[] {
  const real = realpathSync(folder);
  if (parents.includes(real)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const full = path.join(folder, entry.name);
    if (!entry.isDirectory() && !(entry.isSymbolicLink() && leadsToFolder(full))) return entry.name;
    return namesUnder(full, [...parents, real]).map(name => `${entry.name}/${name}`);
  });
}

function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    return false;
  }
}

/** Returns the files in a folder of the project whose names match, "pages/about.tsx": by default all modules. Leaves out tests. */
export const sourcesUnder = (root: string, folder: string, name: RegExp = /\.tsx?$/): string[] =>
  filesUnder(path.join(root, folder))
    .filter(file => name.test(file) && !/\.(test|e2e)\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`);
