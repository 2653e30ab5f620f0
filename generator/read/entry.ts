/** One file of content × its schema → what is kept of it in the cache, and the frozen value that pages see, which carries its origin. */
import { type Location, runSiteCode } from '../diagnostics/diagnostics.ts';
import { type Collection, type Origin, originKey } from '../model.ts';
import { isPlainObject } from '../plain-values.ts';
import { type Facts, withFacts } from './facts.ts';
import type { NamedPicture, PictureName } from './pictures.ts';
import { markSamples } from './samples.ts';
import { findReferences, type Reference } from './schemas.ts';
import { type Source, valueAt } from './source.ts';
import { validate } from './validate.ts';
import { parseSource } from './yaml.ts';

/** What is known of a valid file. If it is Markdown and its schema left the body unchanged, `hasBody` is true and `value` lacks it. */
export type Parsed = {
  value: unknown;
  hasBody: boolean;
  placeholders: { value: unknown; location: Location }[];
  references: Reference[];
  pictures: PictureName[];
  /** The references to facts, and what was inserted for them. */
  facts: Map<string, string>;
};

/** An entry as pages see it. `isShown` is false if it is not public and therefore not in the content. */
export type Entry = Pick<Parsed, 'value' | 'placeholders' | 'references'> & {
  slug: string;
  source: Source;
  pictures: NamedPicture[];
  isShown: boolean;
};

/** Parses a file of a collection. Throws a DiagnosticError with all its mistakes. */
export function parseEntry({ as }: Collection, source: Source, facts: Facts): Parsed {
  const { data, placeholders: paths } = parseSource(source);
  const inserted = withFacts(source, data, facts);
  const { body } = source.parts();
  // The schema sees the text of Markdown as it is written, so that an offset in it is one in the file.
  const isEntry = body !== undefined && isPlainObject(data);
  const fields = isEntry ? { ...(inserted.data as object), body } : inserted.data;
  const value = validate(as, fields, source.locate);
  markSamples(value, paths);
  const { body: seen, ...rest } = (value ?? {}) as { body?: unknown };
  const hasBody = body !== undefined && seen === body;
  const placeholders = paths.map(at => ({ value: valueAt(fields, at), location: source.locate(at) }));
  return { value: hasBody ? rest : value, hasBody, placeholders, ...findReferences(as, fields), facts: inserted.used };
}

/** Calls code of content/schema.ts for a file. Throws a DiagnosticError for what it throws. */
export const runSchema = <Result>(file: string, run: () => Result): Result =>
  runSiteCode({ file: 'content/schema.ts', what: `be applied to ${file}` }, run);

/** Returns the value that pages see. Its body, if it has one, is read from the file when a page uses it. */
export function pageValueOf(value: unknown, fields: object, body: (() => string) | undefined, origin: Origin): unknown {
  if (!isPlainObject(value) && !Array.isArray(value)) return value;
  const seen = Array.isArray(value) ? [...value] : { ...(value as object), ...fields };
  if (body) Object.defineProperty(seen, 'body', { get: body, enumerable: true });
  return Object.freeze(Object.defineProperty(seen, originKey, { value: origin }));
}
