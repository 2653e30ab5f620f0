/** A text as a page has it → where it is written in the sources: for findings about finished pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Place, placeIn } from './site-error.ts';

type Text = { file: string; text: string };

/** Finds each text once: a wrong link of the header shows on every page, and all sources are read to find it. */
export function createFinder(texts: () => Iterable<Text>): (wanted: string) => Place | undefined {
  const known = new Map<string, Place | undefined>();
  return wanted => {
    if (!known.has(wanted)) known.set(wanted, findText(wanted, texts()));
    return known.get(wanted);
  };
}

/** The first place where a text stands as a whole: "/blog/" is not found in "/blog/one/". */
function findText(wanted: string, texts: Iterable<Text>): Place | undefined {
  const whole = new RegExp(`(?<![\\w/.:-])${wanted.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}(?![\\w/#?&=-])`);
  for (const { file, text } of texts) {
    const index = text.search(whole);
    if (index >= 0) return placeIn(file, text, index);
  }
  return undefined;
}

/** The code of the site in the folder `root`: pages first, as they are nearest to what a page shows. */
export function* codeOf(root: string): Iterable<Text> {
  for (const folder of ['pages', 'components', 'islands'].filter(name => existsSync(path.join(root, name)))) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true }).map(String).sort()) {
      if (!/(?<!\.(test|e2e))\.tsx?$/.test(name)) continue;
      const file = path.join(folder, name);
      yield { file: file.split(path.sep).join('/'), text: readFileSync(path.join(root, file), 'utf8') };
    }
  }
}
