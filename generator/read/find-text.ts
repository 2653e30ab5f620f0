/** A text as a page has it → where it is written in the sources: for diagnostics about finished pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Location, locationAt } from '../diagnostics/diagnostics.ts';

/** Finds where a text is written, not as a part of a longer one, in the files `first` before all others; undefined if nowhere. */
export type Find = (text: string, first?: readonly string[]) => Location | undefined;

/** Makes a finder for the site in the folder `root`. It looks into `content`, and then into the code. */
export function createFind(root: string, content: readonly string[]): Find {
  // A wrong link of the header shows on every page, and all sources are read to find it: each text is looked for once.
  const known = new Map<string, Location | undefined>();
  let files: readonly string[] | undefined;
  return (text, first = []) => {
    const near = search(root, first, text);
    if (near) return near;
    if (!known.has(text)) {
      // Pages first, as they are nearest to what a page shows.
      files ??= [...content, ...['pages', 'components', 'islands'].flatMap(folder => codeIn(root, folder))];
      known.set(text, search(root, files, text));
    }
    return known.get(text);
  };
}

function search(root: string, files: readonly string[], text: string): Location | undefined {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // "/blog/" is not found in "/blog/one/".
  const pattern = new RegExp(`(?<![\\w/.:-])${literal}(?![\\w/#?&=-])`);
  for (const file of files) {
    const source = textOf(path.join(root, file));
    const index = source.includes(text) ? source.search(pattern) : -1;
    if (index >= 0) return locationAt(file, source, index);
  }
  return undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
  } catch {
    // It was removed since the site was read.
    return '';
  }
}

function codeIn(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true })
      .map(name => `${folder}/${String(name).replaceAll(path.sep, '/')}`)
      .filter(name => /(?<!\.(test|e2e))\.tsx?$/.test(name))
      .sort();
  } catch {
    return [];
  }
}
