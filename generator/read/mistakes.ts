/** What authors get wrong in the text of a file, and in YAML in particular, in words that say what to do about it. */
import type { Document, YAMLError } from 'yaml';

export type Mistake = { message: string; offset: number; hint?: string };

/** Marks a value, which may be a text, fields or a list, as one that a person must settle before launch. */
export const placeholderTag = '!placeholder';

export const quotesHint = 'If it is text, put it in quotes.';

/** Returns what YAML takes for a comment after a text without quotes that ends at an offset: "#1" in "the #1 bakery". */
export function mistakesAfter(yaml: string, end: number): Mistake[] {
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
export function syntaxMistakes(yaml: string, document: Document, quoted: readonly number[][]): Mistake[] {
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
