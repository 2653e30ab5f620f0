/** One file of content × its schema → what the cache keeps of it, and the frozen value that pages see, which carries its origin. */
import path from 'node:path';
import { serialize } from 'node:v8';
import { type Diagnostic, errorAt, type Location } from '../diagnostics/diagnostics.ts';
import { type Marks, marksOf } from '../markdown.ts';
import { type Collection, decoded, deepFreeze, hashOf, type Origin, originKey } from '../model.ts';
import { type Facts, withFacts } from './facts.ts';
import type { NamedPicture } from './named-pictures.ts';
import { findReferences, validate } from './schemas.ts';
import { isWithin, type Path, parseSource, type Source, valueAt } from './source.ts';

export type Parsed = ReturnType<typeof parseEntry>;

/** An entry as pages see it. `isShown` is false if it is not public and therefore not in the content. */
export type Entry = Parsed & { slug: string; file: string; pictures: NamedPicture[]; isShown: boolean };

type ParsedFile = { hash: string; data: unknown; paths: Path[]; locations: Location[] };
/** What files mean, by their names: an edit of a schema applies it to many that are as they were. */
const known = new Map<string, ParsedFile>();

function parsedOnce(source: Source): ParsedFile {
  const { file, hash, locate } = source;
  const before = known.get(file);
  if (before?.hash === hash) return before;
  const { data, placeholders: paths } = parseSource(source);
  const parsed = { hash, data, paths, locations: paths.map(path => locate(path)) };
  known.set(file, parsed);
  return parsed;
}

export function parseEntry({ as }: Collection, source: Source, facts: Facts) {
  const { body } = source;
  const marks = marksOf(body ?? '', facts.markdown);
  const { data, paths, locations } = parsedOnce(source);
  const inserted = withFacts(source, data, facts, marks.code);
  // The schema sees the text of Markdown as it is written, so that an offset in it is one in the file.
  const fields = body === undefined ? inserted : { ...(inserted as object), body };
  const { references, pictureNames, samples } = findReferences(as, fields);
  // Before the schema moves them.
  markSamples(fields, samples, paths);
  const value = validate(as, fields, source, diagnosticsIn(source, marks));
  const { body: seen, ...rest } = (value ?? {}) as { body?: unknown };
  const isBodyAsWritten = body !== undefined && seen === body;
  const kept = isBodyAsWritten ? rest : value;
  refuseClasses(kept, []);
  pictureNames.push(...marks.pictures.map(({ href, at }) => ({ file: href, at: ['body', at] })));
  const relative = marks.links.filter(href => href !== '' && !/^(?:[/#?]|[a-z][\w+.-]*:)/i.test(href));
  const targetOf = (href: string) =>
    path.posix.join(path.posix.dirname(source.file), decoded(href.replace(/[?#].*/s, '')));
  return {
    value: kept,
    hash: hashOf(serialize(kept)),
    placeholders: paths.map((at, i) => ({ at, value: valueAt(fields, at), location: locations[i] as Location })),
    references,
    pictureNames,
    /** The links in its text by relative paths, "../plan.pdf#page=2", with the files that they name: "content/plan.pdf". */
    links: relative.map(href => ({ href, target: targetOf(href) })),
    /** If `value` lacks the body, because the schema left it as it is written: the code in it, in which references to facts stay. */
    omittedBody: isBodyAsWritten ? { code: marks.code } : undefined,
  };
}

function diagnosticsIn({ locate }: Source, { unclosed, pictures }: Marks): Diagnostic[] {
  const diagnostic = (at: number, message: string, hint: string) => ({ message, location: locate(['body', at]), hint });
  const silent = pictures.filter(({ alt }) => alt.trim() === '');
  const words = (href: string) => `Say what it shows: ![A loaf, cut](${href}). Decoration is <img alt="">.`;
  return [
    ...unclosed.map(({ fence, at }) =>
      diagnostic(at, 'the code that begins here has no end', `Close it with ${fence}.`),
    ),
    ...silent.map(({ href, at }) => diagnostic(at, `the picture ${href} has no words`, words(href))),
  ];
}

/** Throws for what a schema has made that is neither plain data nor a date: the cache could not restore it. */
function refuseClasses(value: unknown, at: Path): void {
  const isObject = typeof value === 'object' && value !== null;
  const isPlain =
    isObject && [Object.prototype, Array.prototype, Date.prototype].includes(Object.getPrototypeOf(value));
  if (typeof value === 'function' || typeof value === 'symbol' || (isObject && !isPlain)) {
    const message = `makes "${at.join('.')}" a ${isObject ? value.constructor?.name : typeof value}`;
    throw errorAt('content/schema.ts', message, 'Make plain data, and the rest in the page.');
  }
  if (isObject) for (const [key, part] of Object.entries(value)) refuseClasses(part, [...at, key]);
}

/** Sets `isSample` of `samples`, the objects whose schema has it: of those in a placeholder, and of the nearest one around it. */
function markSamples(fields: unknown, samples: readonly Path[], placeholders: readonly Path[]): void {
  const marked = placeholders.flatMap(place => {
    // The path of an object comes before those of its parts.
    const nearest = samples.findLast(at => isWithin(place, at));
    return [...(nearest ? [nearest] : []), ...samples.filter(at => isWithin(at, place))];
  });
  for (const at of marked) Reflect.set(Object(valueAt(fields, at)), 'isSample', true);
}

type Later = { body?: (() => string) | undefined; links?: (() => Record<string, string>) | undefined };

/** Freezes a value for pages, and gives it its origin, and the body and links that it has when a page asks for them. */
export function finish(value: unknown, { file, hash }: Origin, { body, links }: Later): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(deepFreeze);
  if (body) Object.defineProperty(value, 'body', { get: body, enumerable: true });
  // Not enumerable: `paths` may copy an entry before they are known.
  if (links) Object.defineProperty(value, 'links', { get: links });
  const hashNow = () => (links ? hashOf(hash, JSON.stringify(links())) : hash);
  const origin = Object.defineProperty({ file, hash }, 'hash', { get: hashNow });
  Object.freeze(Object.defineProperty(value, originKey, { value: origin }));
}
