/** The names of the files in a folder. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files in a folder and in its folders, sorted, with forward slashes: ["a.md", "b/c.md"]; none where there is no such folder. A link counts
 * as a file, whatever it leads to: Node's own `recursive` follows links to folders (from Node 22 on also where it gives types), those in a
 * circle without an end. Throws what the file system throws.
 */
export function filesUnder(folder: string): string[] {
  const files: string[] = [];
  const walk = (from: string) => {
    for (const entry of readdirSync(path.join(folder, from), { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${from}${entry.name}/`);
      else if (entry.isFile() || entry.isSymbolicLink()) files.push(from + entry.name);
    }
  };
  try {
    walk('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return files.sort();
}
