/** A text as a page has it → where it is written in the sources: for diagnostics about finished pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Location, locationAt } from '../diagnostics/diagnostics.ts';

/** Finds where a text stands as a whole, in the files `first` before all others; undefined if nowhere. */
export type Find = (text: string, first?: readonly string[]) => Location | undefined;

/** Makes a finder for the site in the folder `root`. It looks into `content`, and then into the code. */
export function createFind(root: string, content: readonly string[]): Find {
  // A wrong link of the header shows on every page, and all sources are read to find it: each text is looked for once.
  const known = new Map<string, Location | undefined>();
  let files: readonly string[] | undefined;
  return (text, first = []) => {
    const pattern = patternOf(text);
    const near = search(root, first, text, pattern);
    if (near) return near;
    if (!known.has(text)) {
      files ??= [...content, ...codeFiles(root)];
      known.set(text, search(root, files, text, pattern));
    }
    return known.get(text);
  };
}

/** "/blog/" is not found in "/blog/one/". */
const patternOf = (text: string): RegExp =>
  new RegExp(`(?<![\\w/.:-])${text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}(?![\\w/#?&=-])`);

function search(root: string, files: readonly string[], text: string, pattern: RegExp): Location | undefined {
  for (const file of files) {
    const whole = textOf(path.join(root, file));
    const index = whole.includes(text) ? whole.search(pattern) : -1;
    if (index >= 0) return locationAt(file, whole, index);
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

/** The code of the site: pages first, as they are nearest to what a page shows. */
function codeFiles(root: string): string[] {
  return ['pages', 'components', 'islands'].flatMap(folder => {
    try {
      const names = readdirSync(path.join(root, folder), { recursive: true }).map(String);
      return names
        .filter(name => /(?<!\.(test|e2e))\.tsx?$/.test(name))
        .sort()
        .map(name => `${folder}/${name.split(path.sep).join('/')}`);
    } catch {
      return [];
    }
  });
}
