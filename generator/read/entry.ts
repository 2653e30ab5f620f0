/** One file of content × its schema → an entry: the frozen value that pages see, which carries its origin, and what else is known of it. */
import { isDeepStrictEqual } from 'node:util';
import { type Location, runSiteCode } from '../diagnostics/diagnostics.ts';
import { type Cache, type Collection, hashOf, originKey } from '../model.ts';
import { deepFreeze, isPlainObject } from '../plain-values.ts';
import { type EntryFile, isFolder } from './collections.ts';
import { areCurrent, type Facts, insertFacts, withFacts } from './facts.ts';
import { type createPictures, type NamedPicture, type PictureName, withPictures } from './pictures.ts';
import { markSamples } from './samples.ts';
import { findReferences, type Reference } from './schemas.ts';
import type { Source } from './source.ts';
import { validate, valueAt } from './validate.ts';
import { parseSource } from './yaml.ts';

/** A valid file as the cache keeps it. If it is Markdown and its schema left the body unchanged, `hasBody` is true and `value` lacks it. */
type Valid = {
  value: unknown;
  hasBody: boolean;
  placeholders: { value: unknown; location: Location }[];
  references: Reference[];
  pictures: PictureName[];
  /** The references to facts, and what was inserted for them. */
  facts: Map<string, string>;
};

/** A file that was read. `isShown` is false if it is not public and therefore not in the content. */
export type Entry = Valid & { slug: string; source: Source; pictures: NamedPicture[]; isShown: boolean };

/** What an entry depends on besides its file. */
type Context = {
  facts: Facts;
  picturesOf: ReturnType<typeof createPictures>;
  cache: Cache;
  now: Date;
  version: string;
};

/** Reads an entry of a collection. Rejects with a DiagnosticError that has all mistakes of the file. */
export async function readEntry(
  [name, collection]: [name: string, Collection],
  { file, slug }: EntryFile,
  source: Source,
  { facts, picturesOf, cache, now, version }: Context,
): Promise<Entry> {
  const key = hashOf([version, name, file, source.hash].join('\n'));
  const known = cache.get(`entry ${key}`) as Valid | undefined;
  const valid = known && areCurrent(known.facts, facts) ? known : parseEntry(collection, source, facts);
  // A schema may make anything of a value, such as a URL, which the cache file could not restore.
  if (valid !== known && isDeepStrictEqual(structuredClone(valid.value), valid.value)) cache.set(`entry ${key}`, valid);
  deepFreeze(valid.value);
  const pictures = await picturesOf(source, valid.pictures);
  const value = withPictures(valid.value, pictures);
  const isShown = runSiteCode(taskOf(file), () => collection.isPublic?.(value as never, now) ?? true);
  const hash = hashOf(key, JSON.stringify([isShown, [...valid.facts], pictures.map(picture => picture.hash)]));
  const entry = { ...valid, slug, source, value, pictures, isShown };
  if (!isPlainObject(value) && !Array.isArray(value)) return entry;
  const inBody = pictures.filter(({ isWhole }) => !isWhole).map(({ file, picture }) => [file, picture]);
  const fields = {
    ...(isFolder(collection) && { slug }),
    ...(inBody.length > 0 && { pictures: deepFreeze(Object.fromEntries(inBody)) }),
    ...(!isShown && { isUnpublished: true }),
  };
  const seen = Array.isArray(value) ? [...value] : { ...(value as object), ...fields };
  const body = () => insertFacts(source.parts().body ?? '', facts);
  if (valid.hasBody) Object.defineProperty(seen, 'body', { get: body, enumerable: true });
  return { ...entry, value: Object.freeze(Object.defineProperty(seen, originKey, { value: { file, hash } })) };
}

/** The task while code of content/schema.ts runs. */
const taskOf = (file: string) => ({ file: 'content/schema.ts', what: `be applied to ${file}` });

function parseEntry({ as }: Collection, source: Source, facts: Facts): Valid {
  const parsed = parseSource(source);
  const { data, used } = withFacts(source, parsed.data, facts);
  const { body } = source.parts();
  // The schema sees the text of Markdown as it is written, so that an offset in it is one in the file.
  const fields = body !== undefined && isPlainObject(data) ? { ...(data as object), body } : data;
  return runSiteCode(taskOf(source.file), () => {
    const value = validate(as, fields, source.locate);
    markSamples(value, parsed.placeholders);
    const { body: seen, ...rest } = (value ?? {}) as { body?: unknown };
    const hasBody = body !== undefined && seen === body;
    const placeholders = parsed.placeholders.map(at => ({ value: valueAt(data, at), location: source.locate(at) }));
    return { value: hasBody ? rest : value, hasBody, placeholders, ...findReferences(as, fields), facts: used };
  });
}
