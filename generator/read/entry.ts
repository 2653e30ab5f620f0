/** An entry of content: what is kept of its file, and the frozen value that pages see, which carries its origin. */
import { type Origin, originKey, type Picture } from '../model.ts';
import { isPlainObject } from '../plain-values.ts';
import { insertFacts } from './facts.ts';
import type { NamedPicture, PictureName } from './pictures.ts';
import type { Reference } from './schemas.ts';
import type { Source } from './source.ts';

/** A parsed, valid file. If it is Markdown and its schema left the body unchanged, `hasBody` is true and `value` does not contain it. */
export type ParsedEntry = {
  value: unknown;
  hasBody: boolean;
  placeholderCount: number;
  references: Reference[];
  pictures: PictureName[];
  /** The facts that were inserted into its texts: when one of them changes, the file is parsed again. */
  facts: [name: string, text: string][];
};

/** A file that was read, with the pictures that it names. `isShown` is false if it is not public and therefore not in the content. */
export type Entry = {
  slug: string;
  source: Source;
  parsed: ParsedEntry;
  pictures: readonly NamedPicture[];
  value: unknown;
  isShown: boolean;
};

/** What an entry has besides the fields in its file: `slug` in a folder, `isUnpublished` if only `dev` shows it, the `pictures` in its body. */
type Extra = { slug?: string; isUnpublished?: true; pictures?: Record<string, Picture> };

/** Returns the value of an entry. Its body is read from the file when a page uses it: all bodies together would take too much memory. */
export function pageValueOf(parsed: ParsedEntry, source: Source, hash: string, extra: Extra): unknown {
  const { value, hasBody, facts } = parsed;
  if (!isPlainObject(value) && !Array.isArray(value)) return value;
  const entry = Array.isArray(value) ? [...value] : { ...(value as object), ...extra };
  const origin: Origin = { file: source.file, hash };
  const body = () => insertFacts(source.parts().body ?? '', new Map(facts));
  if (hasBody) Object.defineProperty(entry, 'body', { get: body, enumerable: true });
  return Object.freeze(Object.defineProperty(entry, originKey, { value: origin }));
}

/** Freezes a value and everything in it. Returns whether it is all plain data, which the cache file can restore. */
export function freezeAndCheckPlain(value: unknown, visited = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  // A frozen value may contain unfrozen ones (zod's `readonly`), and any value may contain itself.
  if (visited.has(value)) return true;
  visited.add(value);
  if (!ArrayBuffer.isView(value)) Object.freeze(value);
  let isPlain = Array.isArray(value) || isPlainObject(value);
  for (const part of Object.values(value)) isPlain = freezeAndCheckPlain(part, visited) && isPlain;
  return isPlain;
}
