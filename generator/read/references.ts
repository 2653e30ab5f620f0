/**
 * References between entries are checked like types, when everything is read: every text whose schema says `.meta({ ref: "posts" })` names
 * an entry there. And ids of a list stand once.
 */
import { type Diagnostic, nearest, runSiteCode, showLocation } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { isFolder } from './collections.ts';
import type { Entry } from './entry.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { explainEach } from './mistakes.ts';
import { locatorOf, valueAt } from './positions.ts';
import type { Source } from './source.ts';
import { nowhere } from './validate.ts';

/** What was read of each collection, and the names of those in which some file is refused. */
type Files = { entries: ReadonlyMap<string, readonly Entry[]>; refused: ReadonlySet<string> };

/** What may be referred to: id → the file where it stands. */
type Targets = ReadonlyMap<string, Source>;

/** Dangling references for which a near id is looked for: among thousands of ids each takes some 20 ms. */
const mostHints = 20;

/** Every reference that leads nowhere, and every id that stands twice. */
export function checkReferences(collections: Collections, files: Files): Diagnostic[] {
  const read = [...files.entries.values()].flat();
  const names = new Set(read.flatMap(({ parsed }) => parsed.references.map(({ to }) => to)));
  const targets = new Map([...names].map(to => [to, targetsOf(to, collections, files)]));
  let hints = 0;
  return read.flatMap(({ source, parsed }) => {
    const dangling = parsed.references.filter(({ to, id }) => targets.get(to)?.has(id) === false);
    const locate = locatorOf(source);
    const explained = explainEach(source.file, dangling, ({ to, id, at, isKey }): Diagnostic => {
      const where = `content/${collections[collectionOf(to)]?.from}`;
      const hint = hints++ < mostHints && { hint: hintFor(id, targets.get(to) ?? new Map(), where) };
      return { message: `"${id}" is not in ${where}`, location: locate(at, isKey), ...hint };
    });
    return [...duplicatesIn(parsed.value, source), ...explained];
  });
}

/** The collection of a target: "site" of "site.bookings". */
const collectionOf = (target: string): string => target.split('.')[0] ?? '';

/** Every collection that is referred to and does not exist. */
export function unknownCollections(collections: Collections): Diagnostic[] {
  const location = { file: 'content/schema.ts' };
  // Schemas that hold themselves do so by functions, which are the site's code.
  const described = runSiteCode({ ...location, what: 'be described' }, nowhere, () =>
    Object.entries(collections).map(([name, { as }]) => [name, JSON.stringify(jsonSchemaOf(as))] as const),
  );
  return described.flatMap(([name, json]) => {
    const targets = new Set([...json.matchAll(/"ref":"([\w-]+)/g)].map(([, to = '']) => to));
    const unknown = [...targets].filter(target => !Object.hasOwn(collections, target));
    return unknown.map(target => {
      const near = nearest(target, Object.keys(collections));
      const message = `"${name}" refers to "${target}", which is no collection of content/schema.ts`;
      return { message, location, ...(near && { hint: `Did you mean "${near}"?` }) };
    });
  });
}

/** What a target, "posts" or "site.bookings", has. Undefined where some file of it is refused, which may hold what seems to be missing. */
function targetsOf(target: string, collections: Collections, { entries, refused }: Files): Targets | undefined {
  const [name = '', ...path] = target.split('.');
  const collection = collections[name];
  if (!collection || refused.has(name)) return undefined;
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

function hintFor(id: string, targets: Targets, where: string): string {
  const near = nearest(id, targets.keys());
  const source = targets.get(near ?? '');
  if (near && source) return `Did you mean "${near}" (${showLocation(locatorOf(source)([near]))})?`;
  return `${where} has: ${[...targets.keys()].slice(0, 50).join(', ')}.`;
}

/** Entries of a file that is a list and that share an id. */
function duplicatesIn(value: unknown, source: Source): Diagnostic[] {
  if (!Array.isArray(value)) return [];
  const ids: unknown[] = value.map(entry => entry?.id);
  const first = new Map(ids.map((id, i) => [id, i] as const).reverse());
  const twice = [...ids.entries()].filter(([i, id]) => typeof id === 'string' && first.get(id) !== i);
  const locate = locatorOf(source);
  return explainEach(source.file, twice, ([i, id]) => {
    const hint = `It stands first at ${showLocation(locate([first.get(id) ?? 0, 'id']))}. Ids are unique in a list.`;
    return { message: `the id "${id}" stands twice`, location: locate([i, 'id']), hint };
  });
}
