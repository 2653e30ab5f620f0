/**
 * Sets the field `isSample` of objects whose schema has it: it is true while the object, or anything in it that has no such field of its
 * own, has the placeholder tag.
 */
import { isPlainObject } from '../plain-values.ts';
import type { Path } from './positions.ts';

/** Returns a validated value with every `isSample` set, given the paths of all placeholders. */
export const withSamples = (value: unknown, places: readonly Path[]): unknown =>
  places.length > 0 ? marked(value, places).value : value;

/** `isOpen` means that something in the value has the tag, and no `isSample` in it says so. */
function marked(value: unknown, places: readonly Path[]): { value: unknown; isOpen: boolean } {
  const isWhole = places.some(place => place.length === 0);
  const isHolder = Array.isArray(value) || isPlainObject(value);
  if (!isHolder || places.length === 0) return { value, isOpen: places.length > 0 };
  const parts = Object.entries(value as object).map(([name, part]) => {
    const inside = places.filter(([step]) => String(step) === name).map(([, ...rest]) => rest);
    return [name, marked(part, isWhole ? [[]] : inside)] as const;
  });
  const isOpen = isWhole || parts.some(([, part]) => part.isOpen);
  if (Array.isArray(value)) return { value: parts.map(([, part]) => part.value), isOpen };
  const fields = Object.fromEntries(parts.map(([name, part]) => [name, part.value]));
  if (!('isSample' in fields)) return { value: fields, isOpen };
  return { value: { ...fields, isSample: isOpen || fields.isSample }, isOpen: false };
}
