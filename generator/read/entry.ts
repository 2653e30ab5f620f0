/** One file of content × its schema → what the cache keeps of it, and the frozen value that pages see, which carries its origin. */
import path from 'node:path';
import { type Diagnostic, errorAt, locationAt } from '../diagnostics/diagnostics.ts';
import { type Marks, marksOf } from '../markdown.ts';
import { type Collection, decoded, deepFreeze, hashOf, type Origin, originKey } from '../model.ts';
import { type Facts, withFacts } from './facts.ts';
import type { NamedPicture } from './pictures.ts';
import { findReferences, validate } from './schemas.ts';
import { type Path, type Source, valueAt } from './source.ts';
import { parseSource } from './yaml.ts';

/** What the cache keeps of a valid file. */
export type Parsed = ReturnType<typeof parseEntry>;

/** An entry as pages see it. `isShown` is false if it is not public and therefore not in the content. */
export type Entry = Parsed & { slug: string; file: string; pictures: NamedPicture[]; isShown: boolean };

/** Parses a file of a collection. Throws a DiagnosticError with all its mistakes. */
export function parseEntry({ as }: Collection, source: Source, facts: Facts) {
  const { body } = source;
  const marks = marksOf(body ?? '');
  refuseConflict(source, marks);
  const { data, placeholders: paths } = parseSource(source);
  const inserted = withFacts(source, data, facts, marks.code);
  // The schema sees the text of Markdown as it is written, so that an offset in it is one in the file.
  const fields = body === undefined ? inserted : { ...(inserted as object), body };
  const { references, pictureNames, samples, wrongMark } = findReferences(as, fields);
  // Before the schema moves them.
  markSamples(fields, samples, paths);
  const value = validate(as, fields, source, facts.unusable, mistakesInBody(source, marks));
  if (wrongMark) throw wrongMark;
  const { body: seen, ...rest } = (value ?? {}) as { body?: unknown };
  const isBodyAsWritten = body !== undefined && seen === body;
  const kept = isBodyAsWritten ? rest : value;
  refuseClasses(kept, []);
  const placeholders = paths.map(at => ({ value: valueAt(fields, at), location: source.locate(at) }));
  pictureNames.push(...marks.pictures.map(({ href, at }) => ({ file: href, at: ['body', at] })));
  const relative = marks.links.filter(href => href !== '' && !/^(?:[/#?]|[a-z][\w+.-]*:)/i.test(href));
  const targetOf = (href: string) =>
    path.posix.join(path.posix.dirname(source.file), decoded(href.replace(/[?#].*/s, '')));
  return {
    value: kept,
    placeholders,
    references,
    pictureNames,
    /** The links in its text by relative paths, such as "../plan.pdf#page=2", with the files that they name: "content/plan.pdf". */
    links: relative.map(href => ({ href, target: targetOf(href) })),
    /** If `value` lacks the body, because the schema left it as it is written: the code in it, in which references to facts stay. */
    omittedBody: isBodyAsWritten ? { code: marks.code } : undefined,
  };
}

/** Throws for what Git writes into a file that two people have changed: no other mistake in it says more. */
function refuseConflict({ file, text, start, yaml, body = '', locate }: Source, { code }: Marks): void {
  const conflict = /^[<>]{7} /gm;
  const inYaml = yaml.search(conflict);
  const inBody = Array.from(body.matchAll(conflict), ({ index }) => index);
  const at = inBody.find(at => code.every(range => at < range.at || at >= range.end));
  if (inYaml < 0 && at === undefined) return;
  const location = inYaml < 0 ? locate(['body', Number(at)]) : locationAt(file, text, start + inYaml);
  const hint = 'Choose one of the two, and delete the lines with the marks.';
  throw errorAt(location, 'a merge conflict is not resolved', hint);
}

/** What is wrong in Markdown, although it can be parsed. */
function mistakesInBody({ locate }: Source, { unclosed, pictures }: Marks): Diagnostic[] {
  const openCode = unclosed.map(({ fence, at }) => ({
    message: 'the code that begins here has no end',
    location: locate(['body', at]),
    hint: `Close it with ${fence}.`,
  }));
  const silent = pictures.filter(({ alt }) => alt.trim() === '');
  const wordless = silent.map(({ href, at }) => ({
    message: `the picture ${href} has no words`,
    location: locate(['body', at]),
    hint: `Say what it shows: ![A loaf, cut](${href}). Decoration is <img alt="">.`,
  }));
  return [...openCode, ...wordless];
}

/** Throws for what a schema has made that is neither plain data nor a date: the cache could not restore it. */
function refuseClasses(value: unknown, at: Path): void {
  const isObject = typeof value === 'object' && value !== null;
  const prototype = isObject && !Array.isArray(value) && Object.getPrototypeOf(value);
  if (typeof value === 'function' || typeof value === 'symbol' || (prototype && !plain.includes(prototype))) {
    const kind = isObject ? value.constructor.name : typeof value;
    throw errorAt(
      'content/schema.ts',
      `makes "${at.join('.')}" a ${kind}`,
      'Make plain data, and the rest of it in the page.',
    );
  }
  if (isObject) for (const [key, part] of Object.entries(value)) refuseClasses(part, [...at, key]);
}
const plain: unknown[] = [Object.prototype, Date.prototype];

/** Sets the field `isSample` of `samples`, the objects whose schema has it: of those in a placeholder, and of the nearest one around it. */
function markSamples(fields: unknown, samples: readonly Path[], placeholders: readonly Path[]): void {
  const isIn = (path: Path, whole: Path) => whole.every((step, i) => String(step) === String(path[i]));
  const marked = placeholders.flatMap(place => {
    // The path of an object comes before those of its parts.
    const nearest = samples.findLast(at => isIn(place, at));
    return [...(nearest ? [nearest] : []), ...samples.filter(at => isIn(at, place))];
  });
  for (const at of marked) Reflect.set(Object(valueAt(fields, at)), 'isSample', true);
}

/**
 * Freezes a value for pages, and gives it its origin, and a body and links if it has some: they are read when a page uses them. What a page shows
 * changes with the links.
 */
export function finish(
  value: unknown,
  body: (() => string) | undefined,
  { file, hash }: Origin,
  links: (() => Record<string, string>) | undefined,
): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(deepFreeze);
  if (body) Object.defineProperty(value, 'body', { get: body, enumerable: true });
  // Not enumerable: a copy of the entry that `paths` makes would ask too early.
  if (links) Object.defineProperty(value, 'links', { get: links });
  const origin = {
    file,
    get hash() {
      return links ? hashOf(hash, JSON.stringify(links())) : hash;
    },
  };
  Object.freeze(Object.defineProperty(value, originKey, { value: origin }));
}
