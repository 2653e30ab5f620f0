/** Checks references between entries, like types: every text whose schema has `.meta({ ref: "posts" })` names an entry there. */
import { type Diagnostic, nearest, showLocation } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { openSource, type Path, valueAt } from './source.ts';

type Entries = ReadonlyMap<string, readonly Entry[]>;

/** Returns a diagnostic for every dangling reference in the entries of all files. */
export function checkReferences(root: string, collections: Collections, entries: Entries): Diagnostic[] {
  const locate = (file: string, at: Path) => openSource(root, file).locate(at);
  const all = [...entries.values()].flat().flatMap(({ file, references }) => references.map(one => ({ file, ...one })));
  const targets = new Map([...new Set(all.map(({ to }) => to))].map(to => [to, idsIn(to, collections, entries)]));
  return all.flatMap(({ file, to, id, at }): Diagnostic[] => {
    const [name = '', ...path] = to.split('.');
    const known = targets.get(to) ?? new Map<string, string>();
    if (known.has(id)) return [];
    const from = collections[name] ? `content/${collections[name].from}` : `"${name}", which is no collection`;
    const near = nearest(id, known.keys()) ?? '';
    const target = known.get(near);
    const hint = target
      ? `Did you mean "${near}" (${showLocation(locate(target, [...path, near]))})?`
      : `${from} has: ${[...known.keys()].slice(0, 50).join(', ')}.`;
    return [{ message: `"${id}" is not in ${from}`, location: locate(file, at), hint }];
  });
}

/** Returns what a target, "posts" or "site.bookings", contains: slugs, ids or names, each with its file. */
function idsIn(target: string, collections: Collections, entries: Entries): Map<string, string> {
  const [name = '', ...path] = target.split('.');
  const found = (entries.get(name) ?? []).flatMap(({ slug, value, file }) => {
    const part = valueAt(value, path);
    const listed = Array.isArray(part) ? part.map(item => String(item?.id)) : Object.keys(part ?? {});
    return (isFolder(collections[name]) ? [slug] : listed).map(id => [id, file] as const);
  });
  return new Map(found);
}
