/** The field `isSample` of objects whose schema has it: true while anything in the object that has no such field of its own is a placeholder. */
import { type Path, valueAt } from './source.ts';

const isMarkable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'isSample' in value;

/** Sets every `isSample` in a validated value, given the paths of all placeholders. */
export function markSamples(value: unknown, places: readonly Path[]): void {
  for (const place of places) {
    const around = [...place, ''].map((_, i) => valueAt(value, place.slice(0, i)));
    const holder = around.findLast(isMarkable);
    if (holder) Reflect.set(holder, 'isSample', true);
    markAll(valueAt(value, place));
  }
}

function markAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isMarkable(value)) Reflect.set(value, 'isSample', true);
  Object.values(value).forEach(markAll);
}
