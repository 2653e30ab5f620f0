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
import type { Reference } from './schemas.ts';
import type { Source } from './source.ts';

/** What was read of each collection, and the names of those in which some file is refused. */
export type Files = { entries: ReadonlyMap<string, readonly Entry[]>; refused: ReadonlySet<string> };

/** What may be referred to: id → the file where it stands. */
type Targets = ReadonlyMap<string, Source>;

/** Dangling references for which a near id is looked for: among thousands of ids each takes some 20 ms. */
const mostHints = 20;

/** Every reference that leads nowhere, and every id that stands twice. */
export function checkReferences(collections: Collections, files: Files): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const known = new Map<string, Targets | undefined>();
  let hints = 0;
  for (const { source, parsed } of [...files.entries.values()].flat()) {
    diagnostics.push(...duplicatesIn(parsed.value, source));
    const dangling = parsed.references.filter(({ to, id }) => {
      if (!known.has(to)) known.set(to, targetsOf(to, collections, files));
      return known.get(to)?.has(id) === false;
    });
    if (dangling.length === 0) continue;
    const locate = locatorOf(source);
    const explain = ({ to, id, at, isKey }: Reference): Diagnostic => {
      const where = `content/${collections[collectionOf(to)]?.from}`;
      const hint = hints++ < mostHints ? { hint: hintFor(id, known.get(to) ?? new Map(), where) } : {};
      return { message: `"${id}" is not in ${where}`, location: locate(at, isKey), ...hint };
    };
    diagnostics.push(...explainEach(source.file, dangling, explain));
  }
  return diagnostics;
}

/** The collection of a target: "site" of "site.bookings". */
const collectionOf = (target: string): string => target.split('.')[0] ?? '';

/** Every collection that is referred to and does not exist. */
export function unknownCollections(collections: Collections): Diagnostic[] {
  const location = { file: 'content/schema.ts' };
  const doing = { ...location, what: 'be described' };
  // Schemas that hold themselves do so by functions, which are the site's code.
  const described = runSiteCode(
    doing,
    () => undefined,
    () => Object.entries(collections).map(([name, { as }]) => [name, JSON.stringify(jsonSchemaOf(as))] as const),
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

/** What a target, "posts" or "site.bookings", has. Undefined where some file is refused: what is missing is said there. */
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
  const first = new Map<unknown, number>();
  const twice: { id: string; i: number; other: number }[] = [];
  for (const [i, entry] of value.entries()) {
    const id: unknown = entry?.id;
    const other = first.get(id);
    if (other === undefined) first.set(id, i);
    else if (typeof id === 'string') twice.push({ id, i, other });
  }
  if (twice.length === 0) return [];
  const locate = locatorOf(source);
  return explainEach(source.file, twice, ({ id, i, other }) => {
    const hint = `It stands first at ${showLocation(locate([other, 'id']))}. Ids are unique in a list.`;
    return { message: `the id "${id}" stands twice`, location: locate([i, 'id']), hint };
  });
}
