/** One file of content × its schema → what the cache keeps of it, and the frozen value that pages see, which carries its origin. */
import type { Location } from '../diagnostics/diagnostics.ts';
import { type Attached, type Collection, deepFreeze, type Origin, originKey } from '../model.ts';
import { type Facts, withFacts } from './facts.ts';
import { linksIn } from './markdown.ts';
import type { NamedPicture, PictureName } from './pictures.ts';
import { markSamples } from './samples.ts';
import { findReferences, type Reference } from './schemas.ts';
import { type Source, valueAt } from './source.ts';
import { validate } from './validate.ts';
import { parseSource } from './yaml.ts';

/** What the cache keeps of a valid file. If it is Markdown and its schema left the body unchanged, `hasBody` is true and `value` lacks it. */
export type Parsed = {
  value: unknown;
  hasBody: boolean;
  placeholders: { value: unknown; location: Location }[];
  references: Reference[];
  pictureNames: PictureName[];
  /** What its text links to by relative paths, except the pictures that the schema finds in it. */
  links: string[];
};

/** An entry as pages see it. `isShown` is false if it is not public and therefore not in the content. */
export type Entry = Parsed & {
  slug: string;
  file: string;
  pictures: NamedPicture[];
  attached: Attached[];
  isShown: boolean;
};

/** Parses a file of a collection. Throws a DiagnosticError with all its mistakes. */
export function parseEntry({ as }: Collection, source: Source, facts: Facts): Parsed {
  const { data, placeholders: paths } = parseSource(source);
  const inserted = withFacts(source, data, facts);
  const { body } = source;
  // The schema sees the text of Markdown as it is written, so that an offset in it is one in the file.
  const fields = body === undefined ? inserted : { ...(inserted as object), body };
  const value = validate(as, fields, source.locate);
  markSamples(value, paths);
  const { body: seen, ...rest } = (value ?? {}) as { body?: unknown };
  const hasBody = body !== undefined && seen === body;
  const placeholders = paths.map(at => ({ value: valueAt(fields, at), location: source.locate(at) }));
  const { references, pictureNames } = findReferences(as, fields);
  const links = linksIn(body ?? '');
  for (const { file, isWhole } of pictureNames)
    if (!isWhole && links.includes(file)) links.splice(links.indexOf(file), 1);
  return { value: hasBody ? rest : value, hasBody, placeholders, references, pictureNames, links };
}

/** Freezes a value for pages, and gives it its origin and a body, if it has one, which is read when a page uses it. */
export function finish(value: unknown, body: (() => string) | undefined, origin: Origin): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(deepFreeze);
  if (body) Object.defineProperty(value, 'body', { get: body, enumerable: true });
  Object.freeze(Object.defineProperty(value, originKey, { value: origin }));
}
