/** Finds files that are made twice. Names that differ only in case or in the form of their letters are one file on many systems. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Route } from '../model.ts';

/** Returns a diagnostic for each route that makes the same file as another route or an asset ("card.png"). */
export function collisions(routes: readonly Route[], assets: readonly string[]): Diagnostic[] {
  const keyOf = (file: string) => file.normalize('NFC').toLowerCase();
  const makers = new Map(assets.map(file => [keyOf(file), `public/${file}`]));
  return routes.flatMap(({ path, file, page, source }) => {
    const pageFile = `pages/${page.file}`;
    const maker = source === pageFile ? `${pageFile} (${path})` : `${source} in ${pageFile} (${path})`;
    const other = makers.get(keyOf(file));
    makers.set(keyOf(file), maker);
    if (!other) return [];
    const message = `${path} is made twice, by ${other} and ${maker}`;
    return [
      { message, location: { file: source }, hint: 'Rename one of the two, or the content entry that makes it.' },
    ];
  });
}
