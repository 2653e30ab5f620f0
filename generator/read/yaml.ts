/** The text of a file → plain data. Fast: where something is wrong, positions.ts finds all of it. */
import * as js from 'js-yaml';
import { explainAll, invisibleCharacters, type Mistake, mayBeInvisible, Refused } from './mistakes.ts';
import { locatorOf, placeholderTag, yamlMistakes } from './positions.ts';
import { type Places, placesOf } from './samples.ts';
import type { Source } from './source.ts';

const schema = js.CORE_SCHEMA.withTags(
  js.defineScalarTag(placeholderTag, { resolve: text => text, identify: () => false }),
  { ...js.mapTag, tagName: placeholderTag, identify: () => false },
  { ...js.seqTag, tagName: placeholderTag, identify: () => false },
);

/** What a file says in YAML, and which of its values stand behind the placeholder tag. */
export type ParsedYaml = Places & { data: unknown };

/** A plain text that is a number, also behind the tag. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** The most that a file may stand for when its aliases are written out, in letters and values: twice the largest file. */
const expandedLimit = 1024 * 1024;

/** Parses a file. Throws a Refused where its text, its front matter or its YAML is wrong. */
export function parseSource(source: Source): ParsedYaml {
  const { file } = source;
  const { text, start, yaml, body } = source.parts();
  const refuse = (mistakes: () => Mistake[], from = 0) => new Refused(() => explainAll(file, text, mistakes(), from));
  if (mayBeInvisible.test(text)) throw refuse(() => invisibleCharacters(text));
  const isEmpty = text.trim() === '';
  if (yaml === undefined && !isEmpty) {
    const hint = 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
    throw refuse(() => [{ message: 'front matter is missing', offset: 0, hint }]);
  }
  const parsed = parseYaml(yaml ?? '');
  if (typeof parsed === 'function') throw refuse(parsed, start);
  const { data } = parsed;
  if (data === null) {
    const message = body === undefined || isEmpty ? 'is empty' : 'the front matter is empty';
    throw refuse(() => [{ message, offset: 0, hint: 'content/schema.ts says what it should hold.' }]);
  }
  if (body === undefined) return parsed;
  if (typeof data !== 'object' || Array.isArray(data)) {
    const [message, hint] = ['the front matter is not fields', 'Write each as `name: value`.'];
    throw new Refused(() => [{ message, location: locatorOf(source)([]), hint }]);
  }
  if (Object.hasOwn(data, 'body')) {
    const [message, hint] = ['the body is not a field of the front matter', 'It is the text below.'];
    throw new Refused(() => [{ message, location: locatorOf(source)(['body'], true), hint }]);
  }
  return parsed;
}

/** Parses a text, or finds what is wrong with it. */
function parseYaml(yaml: string): ParsedYaml | (() => Mistake[]) {
  let events: js.Event[] | undefined;
  try {
    events = js.parseEvents(yaml, {});
    // Before the tags of numbers are taken away.
    const places = yaml.includes(placeholderTag) ? placesOf(yaml, events) : { placeholders: [], places: [] };
    const { alias, mistakes } = scan(yaml, events);
    if (mistakes.length > 0) return () => mistakes;
    const [data = null, another] = js.constructFromEvents(events, { source: yaml, schema });
    const isExcessive = alias >= 0 && expandedSize(data) > expandedLimit + yaml.length;
    if (another === undefined && !isExcessive) return { data, ...places };
    const message = 'Excessive alias count: written out, this would be more than a megabyte';
    return () => yamlMistakes(yaml, { message, offset: alias });
  } catch (error) {
    if (!(error instanceof js.YAMLException)) throw error;
    const own = { message: error.reason, offset: error.mark?.position ?? 0 };
    // The other parser has no such limit, and would fail.
    if (error.reason.startsWith('nesting exceeded'))
      return () => [{ message: 'nested deeper than 100 levels', offset: own.offset }];
    return () => yamlMistakes(yaml, own, events === undefined);
  }
}

type Scan = { alias: number; mistakes: Mistake[] };

/** One look at everything that was parsed: finds the first alias (or -1) and what the parser allows and a site does not. */
function scan(yaml: string, events: readonly js.Event[]): Scan {
  const found: Scan = { alias: -1, mistakes: [] };
  for (const event of events) {
    if (event.type === js.EVENT_ID.ALIAS && found.alias < 0) found.alias = event.anchorStart - 1;
    if (event.type === js.EVENT_ID.DOCUMENT || event.type === js.EVENT_ID.POP || event.type === js.EVENT_ID.ALIAS)
      continue;
    const isPlaceholder = event.tagStart >= 0 && yaml.slice(event.tagStart, event.tagEnd) === placeholderTag;
    // One line without escapes holds nothing more.
    if (event.type !== js.EVENT_ID.SCALAR || (event.fast && !isPlaceholder)) continue;
    const text = yaml.slice(event.valueStart, event.valueEnd);
    if (event.style === js.SCALAR_STYLE.DOUBLE_QUOTED) {
      const [first] = invisibleCharacters(js.getScalarValue(yaml, event));
      if (first) found.mistakes.push({ ...first, offset: event.valueStart });
    }
    if (isPlaceholder && isName(yaml, Math.max(event.valueEnd, event.tagEnd))) {
      const hint = 'Write it after the colon: `name: !placeholder value`.';
      found.mistakes.push({ message: `${placeholderTag} stands before a name`, offset: event.tagStart, hint });
    }
    if (event.style !== js.SCALAR_STYLE.PLAIN) continue;
    for (const { index } of text.matchAll(/(?<=\n[ \t]*)-(?=\s)/g)) {
      const message = 'this "-" is read as a part of the text above, not as an item of its own';
      const hint = 'Begin it in the column of the items before it; if it is text, put the text in quotes.';
      found.mistakes.push({ message, offset: event.valueStart + index, hint });
    }
    // A plain number behind the tag is a number, as it would be without it.
    if (isPlaceholder && plainNumber.test(text)) Object.assign(event, { tagStart: -1, tagEnd: -1 });
  }
  return found;
}

/** Whether a text that ends at this offset is the name of a field: a colon follows. */
function isName(yaml: string, end: number): boolean {
  const colon = /["']\s*:|\s*:(?=\s|$)/y;
  colon.lastIndex = end;
  return colon.test(yaml);
}

/** Letters and values of a value whose aliases are written out; infinite for one that holds itself. Parts that are one are counted once. */
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
