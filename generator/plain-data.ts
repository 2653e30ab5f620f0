/** Props are compared, kept and sent to threads as JSON, so they are refused where that would lose something. */

/** What in a value is no plain data, by its place in it: '"posts.0.when" is a Date'. Undefined where all of it is. */
export function unplain(value: unknown, at: readonly (string | number)[] = []): string | undefined {
  if (Array.isArray(value))
    return first(value, (item, i) => (item === undefined ? named([...at, i], 'undefined') : unplain(item, [...at, i])));
  if (isRecord(value)) return first(Object.entries(value), ([key, item]) => unplain(item, [...at, key]));
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return undefined;
  if (Number.isFinite(value)) return undefined;
  return named(at, typeof value === 'object' ? `a ${value.constructor?.name ?? 'strange object'}` : nameOf(value));
}

const named = (at: readonly (string | number)[], what: string) => `"${at.join('.')}" is ${what}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

const nameOf = (value: unknown) => (typeof value === 'number' ? String(value) : `a ${typeof value}`);

function first<Item>(items: readonly Item[], find: (item: Item, i: number) => string | undefined): string | undefined {
  for (const [i, item] of items.entries()) {
    const found = find(item, i);
    if (found !== undefined) return found;
  }
  return undefined;
}
