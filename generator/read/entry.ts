/** A parsed entry → the value that pages see: with its slug and its body, frozen, and knowing where it comes from. */
import { type Origin, originKey } from '../model.ts';
import type { Source } from './source.ts';
import type { ParsedEntry } from './validate.ts';

/** What is said of an entry beside its file: `slug` for one of a folder, `isUnpublished` where it shows in `dev` only. */
export type Extra = { slug?: string; isUnpublished?: true };

/** The value of an entry. Its body is read out of the file when a page asks for it: all together would take too much memory. */
export function entryOf(
  { value, hasBody }: ParsedEntry,
  source: Source,
  hash: string,
  { slug, ...rest }: Extra,
): unknown {
  if (!isPlainObject(value) && !Array.isArray(value) && slug === undefined) return value;
  const fields = slug === undefined ? (value as object) : { slug, ...(value as object) };
  const entry = Array.isArray(value)
    ? [...value]
    : hasBody
      ? {
          ...fields,
          get body() {
            return source.parts().body;
          },
          ...rest,
        }
      : { ...fields, ...rest };
  const origin: Origin = { file: source.file, hash };
  return Object.freeze(Object.defineProperty(entry, originKey, { value: origin }));
}

/** Freezes a value with all that it holds; gives whether all of it is plain data, which can be kept in a file and read back. */
export function deepFreeze(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  // What is frozen may hold what is not (zod's `readonly`), and may hold itself.
  if (Object.isFrozen(value)) {
    if (seen.has(value)) return true;
    seen.add(value);
  } else if (!ArrayBuffer.isView(value)) Object.freeze(value);
  let isPlain = Array.isArray(value) || isPlainObject(value);
  for (const part of Object.values(value)) isPlain = deepFreeze(part, seen) && isPlain;
  return isPlain;
}

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
