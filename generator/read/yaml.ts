/** The text of a content file → plain data, or everything that is wrong with it, in words that say what to do about it. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parse, type YAMLError } from 'yaml';
import { locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Path, Source } from './source.ts';

type Mistake = { message: string; offset: number; hint?: string };

/** Marks a value, which may be a text, fields or a list, as one that a person must settle before launch. */
const placeholderTag = '!placeholder';

export const quotesHint = 'If it is text, put it in quotes.';

/** Returns the data in a file, with the `body` of Markdown, and the paths of placeholders. Throws a DiagnosticError with everything that is wrong with its YAML. */
export function parseSource(source: Source): { data: unknown; placeholders: Path[] } {
  const { file, text, start, yaml, body } = source;
  const document = source.document();
  const placeholders: Path[] = [];
  const mistakes: Mistake[] = [];
  const quoted: number[][] = [];

  function visit(node: Node, path: Path): void {
    const [begin, end] = node.range ?? [0, 0];
    const isPlaceholder = node.tag === placeholderTag;
    if (isPlaceholder) placeholders.push(path);
    if (isAlias(node)) mistakes.push({ message: 'a text that begins with "*" must be in quotes', offset: begin });
    else if (isSeq<Node>(node)) for (const [i, item] of node.items.entries()) visit(item, [...path, i]);
    else if (isMap<Node, Node | null>(node)) {
      // The parser takes quadratic time to find names that are there twice.
      const names = new Set<string>();
      for (const { key, value } of node.items) {
        const hint = 'Delete one of the two, or rename it.';
        if (names.has(String(key)))
          mistakes.push({ message: 'this name is there twice', offset: key.range?.[0] ?? 0, hint });
        names.add(String(key));
        // A tag before a name is meant for its value.
        if (key.tag === placeholderTag) placeholders.push([...path, String(key)]);
        if (value) visit(value, [...path, String(key)]);
      }
    } else if (isScalar(node) && node.type === 'PLAIN') {
      mistakes.push(...mistakesAfter(yaml, end));
      // The parser takes a value with an unknown tag for a text, even if it is a number.
      if (isPlaceholder) node.value = parse(node.source ?? '');
    } else if (isScalar(node) && node.type?.startsWith('QUOTE')) quoted.push([begin, end]);
  }

  if (document.contents) visit(document.contents, []);
  const located = ({ offset, ...rest }: Mistake) => ({ ...rest, location: locationAt(file, text, start + offset) });
  throwIfAny([...syntaxMistakes(yaml, document, quoted), ...mistakes].map(located));
  const data: unknown = document.toJS();
  return { data: body === undefined ? data : { ...(data as object | null), body }, placeholders };
}

/** Returns what YAML takes for a comment after a text without quotes that ends at an offset: "#1" in "the #1 bakery". */
function mistakesAfter(yaml: string, end: number): Mistake[] {
  const [cut, hashtag] = /^[ \t]+(#[\p{L}\p{N}]\S*)/u.exec(yaml.slice(end, end + 100)) ?? [];
  if (!cut || !hashtag) return [];
  const message = `the text ends before ${hashtag}, which is read as a comment`;
  const hint = 'Put the text in quotes; if it is a comment, write a space after the "#".';
  return [{ message, offset: end + cut.length - hashtag.length, hint }];
}

/** Errors of the parser: a clearer message if one is needed, and what to do. */
const meanings: [error: RegExp, message: string | undefined, hint: string][] = [
  [/^Tabs/, undefined, 'Indent the line with spaces instead.'],
  [/^Nested/, 'a text with a colon followed by a space must be in quotes', quotesHint],
  [/^Implicit keys/, 'the line below is read as part of this text', 'Begin it in the column of the other names.'],
  [/^Implicit map/, 'this is not a name with a value', 'Write `name: value`, with a space after the colon.'],
  [/^Unresolved tag/, undefined, `The only tag is ${placeholderTag}. ${quotesHint}`],
];

/** Returns the errors of the parser as mistakes: the first of each line and, at its place, the last. `quoted` are the ranges of texts in quotes. */
function syntaxMistakes(yaml: string, document: Document, quoted: readonly number[][]): Mistake[] {
  const errors = new Map([...document.errors, ...document.warnings].map(error => [error.pos[0], error]));
  const mistakes = [...errors.values()]
    .filter(({ message }) => message !== `Unresolved tag: ${placeholderTag}`)
    .map(error => syntaxMistake(error, yaml, quoted));
  const lines = mistakes.map(({ offset }) => yaml.lastIndexOf('\n', offset - 1));
  return mistakes.filter((_, i) => lines.indexOf(lines[i] ?? 0) === i);
}

function syntaxMistake({ message, pos: [offset] }: YAMLError, yaml: string, quoted: readonly number[][]): Mistake {
  // A quote that is not closed ends at the next one, or with the file.
  const [start = 0, end = 0] = quoted.findLast(([from = 0]) => from < offset) ?? [];
  if (end > 0 && yaml.slice(end, offset).trim() === '' && /^(Missing closing|Unexpected)/.test(message)) {
    if (message.startsWith('Unexpected') && !yaml.slice(start, end).includes('\n'))
      return { message: 'the text continues after its closing quote', offset: start, hint: quotesHint };
    const hint = `Close it where its text ends: ${yaml.slice(start).split('\n')[0]}${yaml[start]}`;
    return { message: 'the quote that begins here is not closed', offset: start, hint };
  }
  const [, clearer, hint = quotesHint] = meanings.find(([error]) => error.test(message)) ?? [];
  return { message: clearer ?? message.replace(/;.*/, ''), offset, hint };
}
