/** Finds paths that collide: names that differ only in case or Unicode form are one file on many systems, and a file cannot also be a folder. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Route } from '../model.ts';

/** What makes a file. `name` is for messages: for a page made from an entry it names both. */
type Maker = { path: string; file: string; source: string; name: string };

/** Returns a diagnostic for each route that collides with another route or with an asset ("card.png"). */
export function collisions(routes: readonly Route[], assets: readonly string[]): Diagnostic[] {
  const makers: Maker[] = [
    ...assets.map(file => ({ path: `/${file}`, file, source: `public/${file}`, name: `public/${file}` })),
    ...routes.map(({ path, file, page, source }) => {
      const pageFile = `pages/${page.file}`;
      return { path, file, source, name: source === pageFile ? pageFile : `${source} in ${pageFile}` };
    }),
  ];
  const files = new Map<string, Maker>();
  const folders = new Map<string, Maker>();
  return makers.flatMap(maker => {
    const key = maker.file.normalize('NFC').toLowerCase();
    const parents = [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));
    const twin = files.get(key);
    const other = twin ?? folders.get(key) ?? parents.map(folder => files.get(folder)).find(found => found);
    files.set(key, maker);
    for (const folder of parents) folders.set(folder, maker);
    if (!other) return [];
    const what = twin ? 'is made twice, by' : 'cannot be made: one name is both a file and a folder, in';
    const location = { file: maker.source };
    if (other.name === maker.name && other.path === maker.path) {
      const hint = 'Let `paths` return one props object per URL.';
      return [{ message: `${maker.path} is made twice by the paths of ${maker.name}`, location, hint }];
    }
    const message = `${maker.path} ${what} ${other.name} (${other.path}) and ${maker.name}`;
    return [{ message, location, hint: 'Rename one of the two, or the content entry that makes it.' }];
  });
}
