/**
 * Checks references between entries, like types, after everything has been read: every text whose schema has `.meta({ ref: "posts" })` names
 * an entry there. Ids in a list must be unique.
 */
import { type Diagnostic, nearest, showLocation } from '../diagnostics/diagnostics.ts';
import type { Collections } from '../model.ts';
import type { Entry } from './entry.ts';
import { type Source, valueAt } from './source.ts';

/** Returns a diagnostic for every dangling reference and every duplicate id. A collection in `invalid` may contain what seems to be missing. */
export function checkReferences(
  collections: Collections,
  entries: ReadonlyMap<string, readonly Entry[]>,
  invalid: ReadonlySet<string>,
): Diagnostic[] {
  /** Returns what a target, "posts" or "site.bookings", contains: slugs, ids or names, each with its file. */
  function targetsOf(target: string): Map<string, Source> {
    const [name = '', ...path] = target.split('.');
    const found = entries.get(name) ?? [];
    const idsOf = ({ slug, value }: Entry) => (slug ? [slug] : idsIn(valueAt(value, path)));
    return new Map(found.flatMap(entry => idsOf(entry).map(id => [id, entry.source] as const)));
  }
  const all = [...entries.values()].flat();
  const names = new Set(all.flatMap(({ references }) => references.map(({ to }) => to)));
  const targets = new Map([...names].map(to => [to, targetsOf(to)]));

  return all.flatMap(({ source, value, references }) => {
    const dangling = references.flatMap(({ to, id, at }): Diagnostic[] => {
      const [name = '', ...path] = to.split('.');
      const found = targets.get(to) ?? new Map<string, Source>();
      if (found.has(id) || invalid.has(name)) return [];
      const from = collections[name] ? `content/${collections[name].from}` : `"${name}", which is no collection`;
      const near = nearest(id, found.keys()) ?? '';
      const place = found.get(near)?.locate([...path, near]);
      const all = `${from} has: ${[...found.keys()].slice(0, 50).join(', ')}.`;
      const hint = place ? `Did you mean "${near}" (${showLocation(place)})?` : all;
      return [{ message: `"${id}" is not in ${from}`, location: source.locate(at), hint }];
    });
    return [...duplicatesIn(value, source), ...dangling];
  });
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(item => String(item?.id)) : Object.keys(value ?? {});

/** Returns a diagnostic for each item with the id of an earlier one, in a file that is a list. */
function duplicatesIn(value: unknown, source: Source): Diagnostic[] {
  const ids = Array.isArray(value) ? value.map((item): unknown => item?.id) : [];
  const repeated = [...ids.entries()].filter(([i, id]) => typeof id === 'string' && ids.indexOf(id) < i);
  return repeated.map(([i, id]) => {
    const first = showLocation(source.locate([ids.indexOf(id), 'id']));
    const hint = `It is first used at ${first}. Ids must be unique in a list.`;
    return { message: `the id "${id}" is used twice`, location: source.locate([i, 'id']), hint };
  });
}
