/** The text of a file → plain data. */
import * as js from 'js-yaml';
import { locationAt } from '../diagnostics/diagnostics.ts';
import { cutOff, explainEach, InvalidFile, invisibleCharacters, type Mistake, mayBeInvisible } from './mistakes.ts';
import { type Path, placeholderTag } from './positions.ts';
import type { Source } from './source.ts';
import { syntaxMistakes } from './syntax.ts';

/** The data in a YAML file, and the paths of the values with the placeholder tag. */
export type ParsedYaml = { data: unknown; placeholders: Path[] };

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
    const { mistakes, placeholders } = scan(yaml, events);
    if (mistakes.length > 0) throw refuse(() => mistakes);
    const [data = null, another] = js.constructFromEvents(events, { source: yaml });
    if (another === undefined) return { data, placeholders };
    const offset = Math.max(yaml.lastIndexOf('\n---'), yaml.lastIndexOf('\n...')) + 1;
    throw refuse(() => [{ message: 'Source contains multiple documents', offset }]);
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

type NodeEvent = Exclude<js.Event, js.DocumentEvent | js.PopEvent>;

/**
 * Walks once through everything that was parsed. Returns the paths of placeholders, and mistakes that the parser itself accepts. Removes the
 * placeholder tag from the events, as the parser does not know it: the value is read as it is without one.
 */
function scan(yaml: string, events: readonly js.Event[]): { placeholders: Path[]; mistakes: Mistake[] } {
  const placeholders: Path[] = [];
  const mistakes: Mistake[] = [];
  // The first event begins the document.
  let next = 1;
  const isAtEnd = () => events[next]?.type === js.EVENT_ID.POP;

  /** Visits the next value, or name of a field, and everything in it. */
  function walk(path: Path): void {
    const event = events[next++] as NodeEvent;
    if (isPlaceholder(yaml, event)) {
      placeholders.push(path);
      Object.assign(event, { tagStart: -1, tagEnd: -1 });
    }
    mistakes.push(...mistakesIn(yaml, event));
    if (event.type === js.EVENT_ID.MAPPING) walkFields(path);
    else if (event.type === js.EVENT_ID.SEQUENCE) for (let i = 0; !isAtEnd(); i++) walk([...path, i]);
    else return;
    next++;
  }

  function walkFields(path: Path): void {
    const names = new Set<string>();
    while (!isAtEnd()) {
      const event = events[next] as NodeEvent;
      const name = nameOf(yaml, event);
      if (isPlaceholder(yaml, event)) {
        const hint = 'Write it after the colon, and a text with a colon in quotes: `name: !placeholder "value"`.';
        mistakes.push({ message: `${placeholderTag} is in front of a name`, offset: event.tagStart, hint });
      }
      if (names.has(name) && event.type === js.EVENT_ID.SCALAR)
        mistakes.push({ message: `${name} is repeated here`, offset: event.valueStart });
      names.add(name);
      walk([...path, name]);
      walk([...path, name]);
    }
  }

  if (events.length > 0) walk([]);
  return { placeholders, mistakes };
}

type TaggedEvent = Exclude<NodeEvent, js.AliasEvent>;

const isPlaceholder = (yaml: string, event: NodeEvent): event is TaggedEvent =>
  event.type !== js.EVENT_ID.ALIAS && yaml.slice(event.tagStart, event.tagEnd) === placeholderTag;

/** Returns the name of a field as an object has it: "1.5" for `1.50`. */
function nameOf(yaml: string, event: NodeEvent): string {
  if (event.type !== js.EVENT_ID.SCALAR) return '';
  const text = js.getScalarValue(yaml, event);
  return event.style === js.SCALAR_STYLE.PLAIN ? String(js.CORE_SCHEMA.resolveImplicitScalarTag(text).value) : text;
}

/** Finds texts that YAML takes for something else: anchors, comments, and list items that are part of the text above; also escaped characters that no text contains. */
function mistakesIn(yaml: string, event: NodeEvent): Mistake[] {
  if (event.anchorStart >= 0) {
    const offset = event.anchorStart - 1;
    const hint = 'Anchors and aliases, such as &name and *name, are not supported.';
    return [{ message: `a text that begins with "${yaml[offset]}" must be in quotes`, offset, hint }];
  }
  if (event.type !== js.EVENT_ID.SCALAR) return [];
  const { style, valueStart: offset, valueEnd, fast: isPlainLine } = event;
  if (style === js.SCALAR_STYLE.DOUBLE_QUOTED && !isPlainLine)
    return invisibleCharacters(js.getScalarValue(yaml, event))
      .slice(0, 1)
      .map(first => ({ ...first, offset }));
  if (style !== js.SCALAR_STYLE.PLAIN) return [];
  const message = 'this "-" is read as part of the text above, not as a new item';
  const hint = 'Begin it in the column of the other items; if it is text, put the text in quotes.';
  const dashes = isPlainLine ? [] : yaml.slice(offset, valueEnd).matchAll(/(?<=\n[ \t]*)-(?=\s)/g);
  return [...cutOff(yaml, valueEnd), ...[...dashes].map(({ index }) => ({ message, offset: offset + index, hint }))];
}
