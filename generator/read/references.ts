/** References between entries are checked like types, when everything is read; and ids of a list stand once. */
import { type Diagnostic, type Location, nearest, runSiteCode, showLocation } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import { isFolder } from './collections.ts';
import { type Reference, targetsIn } from './find-references.ts';
import { explainEach } from './mistakes.ts';
import { type Locator, locatorOf } from './positions.ts';
import type { Source } from './source.ts';
import { nowhere, type ParsedEntry } from './validate.ts';

/** A file of a collection as far as it was read; `parsed` is undefined where it has mistakes. */
type ReadFile = { slug: string; source?: Source; parsed?: ParsedEntry };

type FilesByCollection = ReadonlyMap<string, readonly ReadFile[]>;

/** What may be referred to: id → the file where it stands. */
type Targets = ReadonlyMap<string, Source>;

/** Dangling references for which a near id is looked for: among thousands of ids each takes some 20 ms. */
const mostHints = 20;

/** Every reference that leads nowhere, every collection that is referred to and does not exist, and every id that stands twice. */
export function checkReferences(collections: Collections, files: FilesByCollection): Diagnostic[] {
  const diagnostics = unknownCollections(collections);
  const found = new Map<string, Targets | undefined>();
  const targetsOf = (target: string) => {
    if (!found.has(target)) found.set(target, findTargets(target, collections, files));
    return found.get(target);
  };
  const locators = new Map<Source, Locator>();
  const locateTarget = (source: Source, id: string) => {
    const locator = locators.get(source) ?? locatorOf(source);
    locators.set(source, locator);
    return locator([id]);
  };
  let hints = 0;
  for (const { source, parsed } of [...files.values()].flat()) {
    if (!source || !parsed) continue;
    diagnostics.push(...duplicatesIn(parsed.value, source));
    const dangling = parsed.references.filter(({ to, id }) => targetsOf(to)?.has(id) === false);
    if (dangling.length === 0) continue;
    const locate = locatorOf(source);
    const explain = ({ to, id, at, isKey }: Reference): Diagnostic => {
      const where = `content/${collections[collectionOf(to)]?.from}`;
      const targets = targetsOf(to) ?? new Map();
      const hint = hints++ < mostHints ? { hint: hintFor(id, targets, where, locateTarget) } : {};
      return { message: `"${id}" is not in ${where}`, location: locate(at, isKey), ...hint };
    };
    diagnostics.push(...explainEach(source.file, dangling, explain));
  }
  return diagnostics;
}

const collectionOf = (target: string): string => target.split('.')[0] ?? '';

function unknownCollections(collections: Collections): Diagnostic[] {
  const location = { file: 'content/schema.ts' };
  // Schemas that hold themselves do so by functions, which are the site's code.
  const named = runSiteCode({ ...location, what: 'be described' }, nowhere, () =>
    Object.entries(collections).map(([name, { as }]) => [name, new Set(targetsIn(as).map(collectionOf))] as const),
  );
  return named.flatMap(([name, targets]) =>
    [...targets]
      .filter(target => !Object.hasOwn(collections, target))
      .map(target => {
        const near = nearest(target, Object.keys(collections));
        const hint = near ? { hint: `Did you mean "${near}"?` } : {};
        return { message: `"${name}" refers to "${target}", which is no row of the table`, location, ...hint };
      }),
  );
}

/** What a target, "posts" or "site.bookings", has. Undefined where some file has mistakes of its own: what is missing is said there. */
function findTargets(target: string, collections: Collections, files: FilesByCollection): Targets | undefined {
  const [name = '', ...path] = target.split('.');
  const collection = collections[name];
  const found = files.get(name) ?? [];
  const sources = found.flatMap(({ slug, source, parsed }) => (source && parsed ? [{ slug, source, parsed }] : []));
  if (!collection || sources.length < found.length) return undefined;
  if (isFolder(collection)) return new Map(sources.map(({ slug, source }) => [slug, source]));
  const targets = new Map<string, Source>();
  for (const { source, parsed } of sources) {
    const value = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], parsed.value);
    const ids = Array.isArray(value) ? value.map(entry => String(entry?.id)) : Object.keys(value ?? {});
    for (const id of ids) targets.set(id, source);
  }
  return targets;
}

function hintFor(
  id: string,
  targets: Targets,
  where: string,
  locateTarget: (source: Source, id: string) => Location,
): string {
  const near = nearest(id, targets.keys());
  const source = targets.get(near ?? '');
  if (near && source) return `Did you mean "${near}" (${showLocation(locateTarget(source, near))})?`;
  return `${where} has: ${[...targets.keys()].slice(0, 50).join(', ')}.`;
}

/** Entries of a file that is a list and that share an id. */
function duplicatesIn(value: unknown, source: Source): Diagnostic[] {
  if (!Array.isArray(value)) return [];
  const first = new Map<string, number>();
  const twice = value.flatMap((entry, i) => {
    const id: unknown = entry?.id;
    if (typeof id !== 'string') return [];
    const other = first.get(id);
    if (other === undefined) first.set(id, i);
    return other === undefined ? [] : [{ id, i, other }];
  });
  if (twice.length === 0) return [];
  const locate = locatorOf(source);
  return explainEach(source.file, twice, ({ id, i, other }) => {
    const hint = `It stands first at ${showLocation(locate([other, 'id']))}. Ids are unique in a list.`;
    return { message: `the id "${id}" stands twice`, location: locate([i, 'id']), hint };
  });
}
