/**
 * Checks references between entries, like types, after everything has been read: every text whose schema has `.meta({ ref: "posts" })` names
 * an entry there. Ids in a list must be unique.
 */
import { type Diagnostic, hintOf, nearest, showLocation } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { explainEach } from './mistakes.ts';
import { valueAt } from './positions.ts';
import type { Source } from './source.ts';

/** The entries of each collection, and the names of collections with an invalid file. */
type Files = { entries: ReadonlyMap<string, readonly Entry[]>; invalid: ReadonlySet<string> };

/** What can be referred to: id → the file that contains it. */
type Targets = ReadonlyMap<string, Source>;

/** For how many dangling references to search the nearest id: among thousands of ids each takes about 20 ms. */
const maxHints = 20;

/** Returns a diagnostic for every dangling reference, every duplicate id and every unknown collection that is referred to. */
export function checkReferences(collections: Collections, files: Files): Diagnostic[] {
  const read = [...files.entries.values()].flat();
  const names = new Set(read.flatMap(({ parsed }) => parsed.references.map(({ to }) => to)));
  const targets = new Map([...names].map(to => [to, targetsOf(to, collections, files)]));
  let hints = 0;
  const mistakes = read.flatMap(({ source, parsed }) => {
    const dangling = parsed.references.filter(({ to, id }) => targets.get(to)?.has(id) === false);
    const explained = explainEach(source.file, dangling, ({ to, id, at, isKey }): Diagnostic => {
      const where = `content/${collections[collectionOf(to)]?.from}`;
      const hint = hints++ < maxHints && { hint: hintFor(id, to, targets.get(to) ?? new Map(), where) };
      return { message: `"${id}" is not in ${where}`, location: source.locate(at, isKey), ...hint };
    });
    return [...duplicatesIn(parsed.value, source), ...explained];
  });
  return [...unknownCollections(names, collections), ...mistakes];
}

/** Returns the collection of a target: "site" of "site.bookings". */
const collectionOf = (target: string): string => target.split('.')[0] ?? '';

/** Returns a diagnostic for every target in a collection that does not exist. */
function unknownCollections(targets: ReadonlySet<string>, collections: Collections): Diagnostic[] {
  const unknown = [...targets].map(collectionOf).filter(name => !Object.hasOwn(collections, name));
  return unknown.map(name => {
    const message = `a schema refers to "${name}", which is not a collection`;
    return { message, location: { file: 'content/schema.ts' }, hint: hintOf(name, Object.keys(collections)) };
  });
}

/** Returns the ids of a target, "posts" or "site.bookings"; undefined if one of its files is invalid, which may contain what seems to be missing. */
function targetsOf(target: string, collections: Collections, { entries, invalid }: Files): Targets | undefined {
  const [name = '', ...path] = target.split('.');
  const collection = collections[name];
  if (!collection || invalid.has(name)) return undefined;
  const found = entries.get(name) ?? [];
  if (isFolder(collection)) return new Map(found.map(({ slug, source }) => [slug, source]));
  return new Map(
    found.flatMap(({ source, parsed }) => {
      const value = valueAt(parsed.value, path);
      const ids = Array.isArray(value) ? value.map(entry => String(entry?.id)) : Object.keys(value ?? {});
      return ids.map(id => [id, source] as const);
    }),
  );
}

function hintFor(id: string, to: string, targets: Targets, where: string): string {
  const near = nearest(id, targets.keys());
  const source = targets.get(near ?? '');
  if (near && source)
    return `Did you mean "${near}" (${showLocation(source.locate([...to.split('.').slice(1), near]))})?`;
  return `${where} has: ${[...targets.keys()].slice(0, 50).join(', ')}.`;
}

/** Returns a diagnostic for each entry with the id of an earlier one, in a file that is a list. */
function duplicatesIn(value: unknown, source: Source): Diagnostic[] {
  if (!Array.isArray(value)) return [];
  const ids: unknown[] = value.map(entry => entry?.id);
  const first = new Map(ids.map((id, i) => [id, i] as const).reverse());
  const duplicates = [...ids.entries()].filter(([i, id]) => typeof id === 'string' && first.get(id) !== i);
  return explainEach(source.file, duplicates, ([i, id]) => {
    const hint = `It is first used at ${showLocation(source.locate([first.get(id) ?? 0, 'id']))}. Ids must be unique in a list.`;
    return { message: `the id "${id}" is used twice`, location: source.locate([i, 'id']), hint };
  });
}
