/** The field `isSample` of objects whose schema has it: true while the object, or anything in it that has no such field of its own, is a placeholder. */
import { isPlainObject } from '../plain-values.ts';
import type { Path } from './source.ts';

/** Sets every `isSample` in a validated value, given the paths of all placeholders. */
export function markSamples(value: unknown, places: readonly Path[]): void {
  for (const place of places) {
    let node = value;
    let holder: unknown;
    for (const step of [...place, undefined]) {
      if (hasMark(node)) holder = node;
      if (step !== undefined) node = (node as Record<PropertyKey, unknown> | null | undefined)?.[step];
    }
    mark(holder);
    markAll(node);
  }
}

const hasMark = (value: unknown) => isPlainObject(value) && 'isSample' in (value as object);

const mark = (value: unknown) => hasMark(value) && Reflect.set(value as object, 'isSample', true);

/** Marks everything in a value that is a placeholder as a whole. */
function markAll(value: unknown): void {
  mark(value);
  if (Array.isArray(value) || isPlainObject(value)) Object.values(value as object).forEach(markAll);
}
