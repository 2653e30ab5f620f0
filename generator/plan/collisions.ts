/** Files that are one: a file system may hold names apart only by case or Unicode form, or not at all. Nor can a file be a folder. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Route } from '../model.ts';

/** What makes a file: an entry's page is named with the entry. */
type Maker = { path: string; file: string; source: string; name: string };

/** A diagnostic for each route that cannot stand beside another one or an asset ("card.png"). */
export function collisions(routes: readonly Route[], assets: readonly string[]): Diagnostic[] {
  const makers: Maker[] = [
    ...assets.map(file => ({ path: `/${file}`, file, source: `public/${file}`, name: `public/${file}` })),
    ...routes.map(({ path, file, page, source }) => {
      const own = `pages/${page.file}`;
      return { path, file, source, name: source === own ? own : `${source} in ${own}` };
    }),
  ];
  const files = new Map<string, Maker>();
  const folders = new Map<string, Maker>();
  return makers.flatMap(maker => {
    const key = maker.file.normalize('NFC').toLowerCase();
    const above = [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));
    const twin = files.get(key);
    const other = twin ?? folders.get(key) ?? above.map(folder => files.get(folder)).find(found => found);
    files.set(key, twin ?? maker);
    for (const folder of above) if (!folders.has(folder)) folders.set(folder, maker);
    if (!other) return [];
    const what = twin ? 'is made twice, by' : 'cannot be made: one file would be a folder, with';
    const location = { file: maker.source };
    if (other.name === maker.name && other.path === maker.path) {
      const hint = 'Let `paths` give one props object a URL.';
      return [{ message: `${maker.path} is made twice by the paths of ${maker.name}`, location, hint }];
    }
    const message = `${maker.path} ${what} ${other.name} (${other.path}) and ${maker.name}`;
    return [{ message, location, hint: 'Rename one of the two, or the content entry that makes it.' }];
  });
}
