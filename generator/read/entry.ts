/** An entry of content: what is kept of its file, and the value that pages see, frozen, and knowing where it comes from. */
import { type Origin, originKey, type Picture } from '../model.ts';
import type { PictureInfo } from '../pictures.ts';
import { isPlainObject } from '../plain-values.ts';
import { putFacts } from './facts.ts';
import type { PictureName } from './pictures.ts';
import type { Reference } from './schemas.ts';
import type { Source } from './source.ts';

/** What a file without mistakes says. Where it is Markdown and its schema left the body as it is, `value` is without it and `hasBody` says so. */
export type ParsedEntry = {
  value: unknown;
  hasBody: boolean;
  placeholderCount: number;
  references: Reference[];
  pictures: PictureName[];
  /** The facts that its texts refer to, as they were: when one of them changes, the file is read anew. */
  facts: [name: string, text: string][];
};

/** A file that was read, with the pictures that it names. `isShown` says whether it is in the content: what is not public stays out of a build. */
export type Entry = {
  slug: string;
  source: Source;
  parsed: ParsedEntry;
  pictures: readonly PictureInfo[];
  value: unknown;
  isShown: boolean;
};

/** What an entry has beside what its file says: `slug` in a folder, `isUnpublished` where it shows in `dev` only, the `pictures` of its body. */
type Extra = { slug?: string; isUnpublished?: true; pictures?: Record<string, Picture> };

/** The value of an entry. Its body is read out of the file when a page asks for it: all together would take too much memory. */
export function pageValueOf(
  { value, hasBody, facts }: ParsedEntry,
  source: Source,
  hash: string,
  { slug, ...rest }: Extra,
): unknown {
  if (!isPlainObject(value) && !Array.isArray(value) && slug === undefined) return value;
  const entry = Array.isArray(value)
    ? [...value]
    : { ...(slug !== undefined && { slug }), ...(value as object), ...rest };
  const origin: Origin = { file: source.file, hash };
  const body = () => putFacts(source.parts().body ?? '', new Map(facts));
  if (hasBody) Object.defineProperty(entry, 'body', { get: body, enumerable: true });
  return Object.freeze(Object.defineProperty(entry, originKey, { value: origin }));
}

/** Freezes a value with all that it holds; gives whether all of it is plain data, which can be kept in a file and read back. */
export function deepFreeze(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  // What is frozen may hold what is not (zod's `readonly`), and any value may hold itself.
  if (seen.has(value)) return true;
  seen.add(value);
  if (!ArrayBuffer.isView(value)) Object.freeze(value);
  let isPlain = Array.isArray(value) || isPlainObject(value);
  for (const part of Object.values(value)) isPlain = deepFreeze(part, seen) && isPlain;
  return isPlain;
}
