/** Checks references between entries, like types: every text whose schema has `.meta({ ref: "posts" })` names an entry there. */
import path from 'node:path';
import { memoize } from '../cache.ts';
import { type Diagnostic, hintOf } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { openSource, valueAt } from './source.ts';

type Entries = ReadonlyMap<string, readonly Entry[]>;

export function checkReferences(root: string, collections: Collections, entries: Entries): Diagnostic[] {
  const targets = new Map<string, unknown>();
  const check = ({ file }: Entry, { to, id, at }: Entry['references'][number]): Diagnostic[] => {
    const ids = memoize(targets, to, () => idsIn(to, collections, entries));
    if (ids.has(id)) return [];
    const location = openSource(root, file).locate(at);
    const collection = collections[to.split('.')[0] ?? ''];
    const from = collection ? path.posix.join('content', collection.from) : `"${to}", which is no collection`;
    return [{ message: `"${id}" is not in ${from}`, location, hint: hintOf(id, [...ids].slice(0, 1000)) }];
  };
  return [...entries.values()].flat().flatMap(entry => entry.references.flatMap(one => check(entry, one)));
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
