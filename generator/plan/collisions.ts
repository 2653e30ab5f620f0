/** Files that are one: a file system may hold names apart only by case or Unicode form, or not at all. Nor can a file be a folder. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Route } from '../model.ts';

type Maker = { path: string; file: string; source: string };

/** A diagnostic for each route that cannot stand beside another one or an asset ("card.png"). */
export function collisions(routes: readonly Route[], assets: readonly string[]): Diagnostic[] {
  const makers: Maker[] = [
    ...assets.map(file => ({ path: `/${file}`, file, source: `public/${file}` })),
    ...routes.map(({ path, file, page }) => ({ path, file, source: `pages/${page.file}` })),
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
    return [
      {
        message: `${maker.path} ${what} ${other.source} (${other.path}) and ${maker.source}`,
        location: { file: maker.source },
        hint: 'Rename one of the two, or the content entry that makes it.',
      },
    ];
  });
}
