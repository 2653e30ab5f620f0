/** What stands in a folder and in its folders. Node's own recursive reading follows links, with file types from Node 22 on too, and those in a circle without an end. */
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that is no folder, by its name in `folder`, with forward slashes: "b/c.md". No link is followed. Throws what the file system throws. */
export function entriesUnder(folder: string, from = ''): [name: string, entry: Dirent][] {
  return readdirSync(path.join(folder, from), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? entriesUnder(folder, `${from}${entry.name}/`) : [[from + entry.name, entry]],
  );
}

/**
 * The names, sorted, with what links to folders lead to, but for folders that the link stands in; none where there is no such folder. Throws
 * what the file system throws.
 */
export function filesUnder(folder: string): string[] {
  try {
    return namesUnder(folder, []).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
}

function namesUnder(folder: string, above: readonly string[]): string[] {
  const own = realpathSync(folder);
  if (above.includes(own)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const full = path.join(folder, entry.name);
    if (!entry.isDirectory() && !(entry.isSymbolicLink() && leadsToFolder(full))) return entry.name;
    return namesUnder(full, [...above, own]).map(name => `${entry.name}/${name}`);
  });
}

function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    return false;
  }
}

/** The files of a folder of the project in `root` whose names are such, "pages/about.tsx"; modules unless told, and no tests. */
export const sourcesUnder = (root: string, folder: string, name: RegExp = /\.tsx?$/): string[] =>
  filesUnder(path.join(root, folder))
    .filter(file => name.test(file) && !/\.(test|e2e)\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`);
