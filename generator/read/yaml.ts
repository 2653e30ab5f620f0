/** The text of a content file → plain data, or everything that is wrong with it, in words that say what to do about it. */
import { isAlias, isMap, isScalar, isSeq, type Node, parse, type YAMLError } from 'yaml';
import { locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Path, Source } from './source.ts';

type Mistake = { message: string; offset: number; hint?: string };

/** Marks a value, which may be a text, fields or a list, as one that a person must settle before launch. */
const placeholderTag = '!placeholder';

export const quotesHint = 'If it is text, put it in quotes.';

/** Returns the data in the YAML of a file, and the paths of placeholders. Throws everything that is wrong with it. */
export function parseSource(source: Source): { data: unknown; placeholders: Path[] } {
  const { file, text, start, yaml } = source;
  if (file.endsWith('.json'))
    try {
      return { data: JSON.parse(yaml), placeholders: [] };
    } catch {} // The parser of YAML, which knows JSON, says where and why.
  const document = source.document();
  const placeholders: Path[] = [];
  const mistakes: Mistake[] = [];
  const quotes: number[] = [];

  function visit(node: Node, path: Path): void {
    const [begin, end] = node.range ?? [0, 0];
    const isPlaceholder = node.tag === placeholderTag;
    if (isPlaceholder) placeholders.push(path);
    const unquoted = (sign: string, offset: number) =>
      mistakes.push({ message: `a text that begins with "${sign}" must be in quotes`, offset });
    if ('anchor' in node && node.anchor) unquoted('&', yaml.lastIndexOf('&', begin));
    if (isAlias(node)) unquoted('*', begin);
    else if (isSeq<Node>(node)) for (const [i, item] of node.items.entries()) visit(item, [...path, i]);
    else if (isMap<Node, Node | null>(node)) {
      for (const { key, value } of node.items) {
        // A tag before a name is meant for its value.
        if (key.tag === placeholderTag) placeholders.push([...path, String(key)]);
        if (value) visit(value, [...path, String(key)]);
      }
    } else if (isScalar(node) && node.type === 'PLAIN') {
      // YAML takes "#1" in "the #1 bakery" for a comment.
      const [, hashtag] = /^[ \t]+(#[\p{L}\p{N}]\S*)/u.exec(yaml.slice(end, end + 100)) ?? [];
      const message = `the text ends before ${hashtag}, which is read as a comment`;
      const hint = 'Put the text in quotes; if it is a comment, write a space after the "#".';
      if (hashtag) mistakes.push({ message, offset: yaml.indexOf('#', end), hint });
      // The parser takes a value with an unknown tag for a text, even if it is a number.
      if (isPlaceholder) node.value = parse(node.source ?? '');
    } else if (isScalar(node) && node.type?.startsWith('QUOTE')) quotes.push(begin);
  }

  if (document.contents) visit(document.contents, []);
  const errors = [...document.errors, ...document.warnings].filter(
    ({ message }) => message !== `Unresolved tag: ${placeholderTag}`,
  );
  // One for each line: the others follow from it. A tab in an indent leads to errors about other things, there and below.
  const tab = yaml.search(/(?<=^ *)\t(?=[\t ]*\S)/m);
  const above = yaml.lastIndexOf('\n', yaml.lastIndexOf('\n', tab) - 1);
  const isOfTab = ({ pos: [at] }: YAMLError) => tab >= 0 && at > above && !yaml.slice(tab, at).includes('\n');
  const tabs = { message: 'Tabs are not allowed as indentation', pos: [tab, tab] as [number, number] };
  const all = errors.some(isOfTab) ? [...errors.filter(({ pos: [at] }) => at <= above), tabs] : errors;
  const lines = new Map(all.map(error => [yaml.lastIndexOf('\n', error.pos[0] - 1), error]));
  const located = ({ offset, ...rest }: Mistake) => ({ ...rest, location: locationAt(file, text, start + offset) });
  throwIfAny([...Array.from(lines.values(), error => syntaxMistake(error, quotes)), ...mistakes].map(located));
  return { data: document.toJS(), placeholders };
}

/** Errors of the parser: a clearer message if one is needed, and what to do. */
const meanings: [error: RegExp, message: string | undefined, hint: string][] = [
  [/^Tabs/, undefined, 'Indent the line with spaces instead.'],
  [/^Nested/, 'a text with a colon followed by a space must be in quotes', quotesHint],
  [/^Implicit keys/, 'the line below is read as part of this text', 'Begin it in the column of the other names.'],
  [/^Implicit map/, 'this is not a name with a value', 'Write `name: value`, with a space after the colon.'],
  [/^Map keys/, 'this name is there twice', 'Delete one of the two, or rename it.'],
  [/^Missing closing/, 'the quote that begins here is not closed', 'Close it where its text ends.'],
  [/^Unexpected scalar/, 'the text goes on after its end', 'Put all of it in quotes, other ones than those in it.'],
  [/^Unresolved tag/, undefined, `The only tag is ${placeholderTag}. ${quotesHint}`],
];

/** Returns an error of the parser as a mistake, given where `quotes` begin. */
function syntaxMistake(
  { message, pos: [offset] }: Pick<YAMLError, 'message' | 'pos'>,
  quotes: readonly number[],
): Mistake {
  const [, clearer, hint = quotesHint] = meanings.find(([error]) => error.test(message)) ?? [];
  // A quote that is not closed ends with the file.
  const opened = message.startsWith('Missing closing') ? quotes.findLast(at => at < offset) : undefined;
  return { message: clearer ?? message.replace(/;.*/, ''), offset: opened ?? offset, hint };
}
