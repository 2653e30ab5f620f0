/**
 * Checks references between entries, like types, after everything has been read: every text whose schema has `.meta({ ref: "posts" })` names
 * an entry there. Ids in a list must be unique.
 */
import { type Diagnostic, hintOf, nearest, showLocation } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import type { Source } from './source.ts';
import { valueAt } from './validate.ts';

type Entries = ReadonlyMap<string, readonly Entry[]>;

/** Returns a diagnostic for every dangling reference and every duplicate id. A collection in `invalid` may contain what seems to be missing. */
export function checkReferences(
  collections: Collections,
  entries: Entries,
  invalid: ReadonlySet<string>,
): Diagnostic[] {
  const known = new Map<string, Targets>();
  return [...entries.values()].flat().flatMap(({ source, value, references }) => {
    const dangling = references.flatMap(({ to, id, at }): Diagnostic[] => {
      const [name = '', ...path] = to.split('.');
      const collection = collections[name];
      if (!collection) {
        const message = `a schema refers to "${name}", which is not a collection`;
        return [{ message, location: { file: 'content/schema.ts' }, hint: hintOf(name, Object.keys(collections)) }];
      }
      const found = entries.get(name) ?? [];
      const targets = known.get(to) ?? (isFolder(collection) ? slugsOf(found) : idsOf(found, path));
      known.set(to, targets);
      if (targets.has(id) || invalid.has(name)) return [];
      const from = `content/${collection.from}`;
      const near = nearest(id, targets.keys()) ?? '';
      const place = targets.get(near)?.locate([...path, near]);
      const all = `${from} has: ${[...targets.keys()].slice(0, 50).join(', ')}.`;
      const hint = place ? `Did you mean "${near}" (${showLocation(place)})?` : all;
      return [{ message: `"${id}" is not in ${from}`, location: source.locate(at), hint }];
    });
    return [...duplicatesIn(value, source), ...dangling];
  });
}

/** What can be referred to: id → the file that contains it. */
type Targets = ReadonlyMap<string, Source>;

const slugsOf = (entries: readonly Entry[]): Targets => new Map(entries.map(({ slug, source }) => [slug, source]));

/** Returns the ids of the items of a list, or the names in a map, at a path in a file. */
function idsOf([entry]: readonly Entry[], path: readonly string[]): Targets {
  const value = valueAt(entry?.value, path);
  const ids = Array.isArray(value) ? value.map(item => String(item?.id)) : Object.keys(value ?? {});
  return new Map(entry && ids.map(id => [id, entry.source]));
}

/** Returns a diagnostic for each item with the id of an earlier one, in a file that is a list. */
function duplicatesIn(value: unknown, source: Source): Diagnostic[] {
  const ids: unknown[] = Array.isArray(value) ? value.map(item => item?.id) : [];
  return ids.flatMap((id, i) => {
    const first = ids.indexOf(id);
    if (typeof id !== 'string' || first === i) return [];
    const hint = `It is first used at ${showLocation(source.locate([first, 'id']))}. Ids must be unique in a list.`;
    return [{ message: `the id "${id}" is used twice`, location: source.locate([i, 'id']), hint }];
  });
}
