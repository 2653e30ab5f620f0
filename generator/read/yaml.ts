/** The text of a file → plain data. */
import * as js from 'js-yaml';
import { locationAt, nearest } from '../diagnostics/diagnostics.ts';
import { cutOff, explainEach, InvalidFile, invisibleCharacters, type Mistake, mayBeInvisible } from './mistakes.ts';
import { type Path, placeholderTag, schema, walkNodes } from './positions.ts';
import { quotesHint } from './quotes.ts';
import type { Source } from './source.ts';
import { syntaxMistakes } from './syntax.ts';

/** The data in a YAML file, and the paths of `placeholders`, which are values with that tag; `places` include those that aliases repeat. */
export type ParsedYaml = { data: unknown; placeholders: Path[]; places: Path[] };

/** A plain scalar that is a number, even with the tag. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Maximum size of a file with its aliases expanded, in letters and values: twice the largest file. */
const expandedLimit = 1024 * 1024;

/** Parses a file. Throws an InvalidFile for mistakes in its text, its front matter or its YAML. */
export function parseSource(source: Source): ParsedYaml {
  const { file } = source;
  const { text, start, yaml, body } = source.parts();
  /** Creates the error for mistakes whose offsets count from `from`. */
  const refuse = (mistakes: () => Mistake[], from = 0) =>
    new InvalidFile(() =>
      explainEach(file, mistakes(), ({ offset, ...rest }) => ({
        ...rest,
        location: locationAt(file, text, from + offset),
      })),
    );
  if (mayBeInvisible.test(text)) throw refuse(() => invisibleCharacters(text));
  const conflict = text.search(/^(?:<{7}|>{7})(?: |$)/m);
  if (conflict >= 0) {
    const hint = 'Keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>.';
    throw refuse(() => [{ message: 'contains an unresolved merge conflict', offset: conflict, hint }]);
  }
  const isEmpty = text.trim() === '';
  if (yaml === undefined && !isEmpty) {
    const isOpen = text.startsWith('---');
    const message = isOpen ? 'the front matter that begins here does not end' : 'front matter is missing';
    const hint = isOpen
      ? 'Add a line of three dashes, and nothing else, below its last field.'
      : 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
    throw refuse(() => [{ message, offset: 0, hint }]);
  }
  const parsed = parseYaml(yaml ?? '', mistakes => refuse(mistakes, start));
  const { data } = parsed;
  if (data === null) {
    const message = body === undefined || isEmpty ? 'is empty' : 'the front matter is empty';
    throw refuse(() => [{ message, offset: 0, hint: 'content/schema.ts says what it must contain.' }]);
  }
  if (body === undefined) return parsed;
  if (typeof data !== 'object' || Array.isArray(data)) {
    const [message, hint] = ['the front matter does not consist of fields', 'Write each as `name: value`.'];
    throw new InvalidFile(() => [{ message, location: source.locate([]), hint }]);
  }
  if (Object.hasOwn(data, 'body')) {
    const [message, hint] = ['the body is not a field of the front matter', 'It is the text below it.'];
    throw new InvalidFile(() => [{ message, location: source.locate(['body'], true), hint }]);
  }
  return parsed;
}

/** Parses YAML. `refuse` creates the error to throw for mistakes. */
function parseYaml(yaml: string, refuse: (mistakes: () => Mistake[]) => InvalidFile): ParsedYaml {
  try {
    const events = js.parseEvents(yaml, {});
    const { alias, mistakes, ...places } = scan(yaml, events);
    if (mistakes.length > 0) throw refuse(() => mistakes);
    const [data = null, another] = js.constructFromEvents(events, { source: yaml, schema });
    if (another !== undefined) {
      const offset = Math.max(yaml.lastIndexOf('\n---'), yaml.lastIndexOf('\n...')) + 1;
      throw refuse(() => [{ message: 'Source contains multiple documents', offset }]);
    }
    if (alias < 0 || expandedSize(data) <= expandedLimit + yaml.length) return { data, ...places };
    const message = 'Excessive alias count: expanded, this would be more than a megabyte';
    throw refuse(() => [{ message, offset: alias }]);
  } catch (error) {
    if (!(error instanceof js.YAMLException)) throw error;
    const first = { message: error.reason, offset: error.mark?.position ?? 0 };
    // The other parser has no such limit, and would crash.
    const isDeep = first.message.startsWith('nesting exceeded');
    throw refuse(() =>
      isDeep ? [{ ...first, message: 'nested deeper than 100 levels' }] : syntaxMistakes(yaml, first),
    );
  }
}

/** The result of a scan: the offset of the first alias (or -1), the placeholders, and mistakes that the parser itself accepts. */
type Scan = Omit<ParsedYaml, 'data'> & { alias: number; mistakes: Mistake[] };

/** Walks once through everything that was parsed. */
export function scan(yaml: string, events: readonly js.Event[]): Scan {
  const found: Scan = { alias: -1, mistakes: [], placeholders: [], places: [] };
  const { mistakes, placeholders, places } = found;
  const anchors = new Map<string, { path: Path; offset: number; isPlace?: boolean; isUsed: boolean }>();
  walkNodes(yaml, events, ({ event, path, offset, isName, isDuplicate }) => {
    if (isDuplicate) mistakes.push({ message: `${yaml.slice(offset).split(/\s*[:\n]/, 1)} is repeated here`, offset });
    const anchor = yaml.slice(event.anchorStart, event.anchorEnd);
    if (event.type === js.EVENT_ID.ALIAS) {
      if (found.alias < 0) found.alias = offset;
      const target = anchors.get(anchor);
      if (target && !isIn(path, target.path)) {
        target.isUsed = true;
        target.isPlace ??= places.some(place => isIn(place, target.path));
        if (target.isPlace) places.push(path);
      } else {
        const message = `Unresolved alias (the anchor must be set before the alias): ${anchor}`;
        mistakes.push({ message, offset, hint: quotesFor('*') });
      }
      return;
    }
    if (anchor) anchors.set(anchor, { path, offset, isUsed: event.type !== js.EVENT_ID.SCALAR });
    const tag = yaml.slice(event.tagStart, event.tagEnd);
    if (tag === placeholderTag && isName) {
      const [line = ''] = yaml.slice(yaml.lastIndexOf('\n', event.tagStart) + 1).split('\n', 1);
      const isBehindName = line.search(/:\s+!/) >= 0;
      const hint = isBehindName ? quotesHint(line) : 'Write it after the colon: `name: !placeholder value`.';
      mistakes.push({ message: `${placeholderTag} is in front of a name`, offset: event.tagStart, hint });
    } else if (tag === placeholderTag) {
      placeholders.push(path);
      places.push(path);
    } else if (/^!(?!!)/.test(tag)) {
      const isNear = nearest(tag, [placeholderTag]);
      const hint = isNear ? `Did you mean ${placeholderTag}?` : quotesFor('!');
      mistakes.push({ message: `Unresolved tag: ${tag}`, offset: event.tagStart, hint });
    }
    if (event.type !== js.EVENT_ID.SCALAR) return;
    // A single line without escapes cannot contain other mistakes.
    if (!event.fast) mistakes.push(...mistakesIn(yaml, event));
    const isPlain = event.style === js.SCALAR_STYLE.PLAIN;
    if (isPlain) mistakes.push(...cutOff(yaml, event.valueEnd));
    // A plain number with the tag is a number, as it is without it.
    if (tag === placeholderTag && isPlain && plainNumber.test(js.getScalarValue(yaml, event)))
      Object.assign(event, { tagStart: -1, tagEnd: -1 });
  });
  // A text that begins with "&word" would lose that word.
  for (const [anchor, { offset, isUsed }] of anchors)
    if (!isUsed) mistakes.push({ message: `no alias refers to &${anchor}`, offset, hint: quotesFor('&') });
  return found;
}

const quotesFor = (sign: string) => `Put a text that begins with "${sign}" in quotes.`;

/** Returns whether a path equals another one or leads into its value. */
const isIn = (path: Path, outer: Path): boolean => outer.every((step, i) => path[i] === step);

/** Finds escaped characters that no text contains, and list items that the parser took for text. */
function mistakesIn(yaml: string, event: js.ScalarEvent): Mistake[] {
  const { style, valueStart: offset, valueEnd } = event;
  if (style === js.SCALAR_STYLE.DOUBLE_QUOTED)
    return invisibleCharacters(js.getScalarValue(yaml, event))
      .slice(0, 1)
      .map(first => ({ ...first, offset }));
  if (style !== js.SCALAR_STYLE.PLAIN) return [];
  const message = 'this "-" is read as part of the text above, not as a new item';
  const hint = 'Begin it in the column of the other items; if it is text, put the text in quotes.';
  const dashes = yaml.slice(offset, valueEnd).matchAll(/(?<=\n[ \t]*)-(?=\s)/g);
  return [...dashes].map(({ index }) => ({ message, offset: offset + index, hint }));
}

/** Returns the letters and values in a value with its aliases expanded; infinity if it contains itself. Shared parts are measured once. */
function expandedSize(value: unknown, known = new Map<object, number>(), depth = 0): number {
  if (typeof value !== 'object' || value === null) return String(value).length + 1;
  const size = depth > 100 ? Number.POSITIVE_INFINITY : known.get(value);
  if (size !== undefined) return size;
  known.set(value, Number.POSITIVE_INFINITY);
  const parts = Object.entries(value).map(([name, part]) => name.length + expandedSize(part, known, depth + 1));
  const sum = parts.reduce((a, b) => a + b, 1);
  known.set(value, sum);
  return sum;
}
