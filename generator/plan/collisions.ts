/** Finds paths that collide: names that differ only in case are one file on many systems, and a file cannot also be a folder. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Route } from '../model.ts';

/** What makes a file; `name` is for messages. */
type Maker = { path: string; file: string; source: string; name: string };

/** Returns a diagnostic for each route that collides with another route or with an asset ("card.png"). */
export function collisions(routes: readonly Route[], assets: readonly string[]): Diagnostic[] {
  const makers: Maker[] = [
    ...assets.map(file => ({ path: `/${file}`, file, source: `public/${file}`, name: `public/${file}` })),
    ...routes.map(({ path, file, page, source }) => {
      const name = `pages/${page.file}`;
      return { path, file, source, name: source === name ? name : `${source} in ${name}` };
    }),
  ];
  const known = new Map<string, Maker>();
  const found: Diagnostic[] = [];
  for (const maker of makers) {
    const key = maker.file.normalize('NFC').toLowerCase();
    const folders = [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));
    const twin = known.get(key);
    const other = twin ?? known.get(`${key}/`) ?? folders.map(folder => known.get(folder)).find(Boolean);
    known.set(key, maker);
    for (const folder of folders) known.set(`${folder}/`, maker);
    if (!other) continue;
    const what = twin ? 'is made twice, by' : 'is both a file and a folder, by';
    const message = `${maker.path} ${what} ${other.name} (${other.path}) and ${maker.name}`;
    const hint = 'Rename one of the two, or the content entry that makes it.';
    found.push({ message, location: { file: maker.source }, hint });
  }
  return found;
}
