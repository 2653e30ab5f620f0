/** Checks references between entries, like types: every text whose schema has `.meta({ ref: "posts" })` names an entry there. */
import path from 'node:path';
import { type Diagnostic, hintOf } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { openSource, valueAt } from './source.ts';

type Entries = ReadonlyMap<string, readonly Entry[]>;

export function checkReferences(root: string, collections: Collections, entries: Entries): Diagnostic[] {
  const all = [...entries].flatMap(([name, some]) =>
    some.flatMap(({ file, slug, references }) => references.map(one => ({ name, file, slug, ...one }))),
  );
  const targets = new Map([...new Set(all.map(({ to }) => to))].map(to => [to, idsIn(to, collections, entries)]));
  return all.flatMap(({ name, file, slug, to, id, at }): Diagnostic[] => {
    const ids = targets.get(to) ?? new Set();
    if (to === name && id === slug && isFolder(collections[name]))
      return [{ message: `"${id}" is this entry itself`, location: openSource(root, file).locate(at) }];
    if (ids.has(id)) return [];
    const collection = collections[to.split('.')[0] ?? ''];
    const from = collection ? path.posix.join('content', collection.from) : `"${to}", which is no collection`;
    const location = openSource(root, file).locate(at);
    return [{ message: `"${id}" is not in ${from}`, location, hint: hintOf(id, [...ids].slice(0, 1000)) }];
  });
}

function idsIn(target: string, collections: Collections, entries: Entries): Set<string> {
  const [name = '', ...path] = target.split('.');
  const found = (entries.get(name) ?? []).flatMap(({ slug, value }) => {
    if (isFolder(collections[name])) return slug;
    const part = valueAt(value, path);
    return Array.isArray(part) ? part.map(item => String(item?.id)) : Object.keys(part ?? {});
  });
  return new Set(found);
}
