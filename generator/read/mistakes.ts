/** What authors get wrong in the text of a file, and in YAML in particular, in words that say what to do about it. */
import type { YAMLError } from 'yaml';
import { nearest } from '../diagnostics/diagnostics.ts';

/** A mistake at an offset of a text. */
export type Mistake = { message: string; offset: number; hint?: string };

export type Range = readonly number[];

/** Marks a value, which may be a text, fields or a list, as one that a person must settle before launch. */
export const placeholderTag = '!placeholder';

/** The hint for a value that YAML does not take for a text. */
export const quotesHint = 'If it is text, put it in quotes.';

/** An anchor or an alias: texts refer to facts instead. */
export const anchor = { message: 'a text that begins with "&" or "*" must be in quotes', hint: quotesHint };

/** Returns what makes a file no text, or no content. */
export function mistakesInText(text: string, hasYaml: boolean): Mistake[] {
  // Control characters come with copied text, U+FFFD from another encoding.
  const found = [...text.matchAll(/[^\t\n -~\u00A0-\uFFFC]/g)].map(({ 0: character, index }): Mistake => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    const hint = 'Delete it, or write the letter again that was lost here, and save the file as UTF-8.';
    return { message: `contains "\\u${code}", which is not a visible character`, offset: index, hint };
  });
  const conflict = text.search(/^(?:<{7}|>{7})(?: |$)/m);
  if (conflict >= 0) {
    const hint = 'Keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>.';
    found.push({ message: 'contains an unresolved merge conflict', offset: conflict, hint });
  } else if (!hasYaml) {
    const message = text.startsWith('---')
      ? 'the front matter that begins here does not end'
      : 'front matter is missing';
    const hint = 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
    found.push({ message, offset: 0, hint });
  }
  return found;
}

/** Returns what YAML takes out of a text without quotes: "#1" in "the #1 bakery"; and items of a list that became part of it. */
export function mistakesInUnquoted(yaml: string, [start = 0, end = 0]: Range): Mistake[] {
  const found = [...yaml.slice(start, end).matchAll(/(?<=\n[ \t]*)-(?=\s)/g)].map(({ index }): Mistake => {
    const hint = 'Begin it in the column of the other items; if it is text, put the text in quotes.';
    return { message: 'this "-" is read as part of the text above, not as a new item', offset: start + index, hint };
  });
  const [cut, hashtag] = /^[ \t]+(#[\p{L}\p{N}]\S*)/u.exec(yaml.slice(end, end + 100)) ?? [];
  if (!cut || !hashtag) return found;
  const message = `the text ends before ${hashtag}, which is read as a comment`;
  const hint = 'Put the text in quotes; if it is a comment, write a space after the "#".';
  return [...found, { message, offset: end + cut.length - hashtag.length, hint }];
}

/** Errors of the parser: a clearer message if one is needed, and what to do. */
const meanings: [error: RegExp, message: string | undefined, hint: string][] = [
  [/^Tabs/, undefined, 'Indent the line with spaces instead.'],
  [/^Nested/, 'a text with a colon followed by a space must be in quotes', quotesHint],
  [/^Implicit keys/, 'the line below is read as part of this text', 'Begin it in the column of the other names.'],
  [/^Implicit map/, 'this is not a name with a value', 'Write `name: value`, with a space after the colon.'],
];

/** Returns errors of the parser as mistakes, one for each line. `quoted` are the ranges of texts in quotes. */
export function syntaxMistakes(yaml: string, errors: readonly YAMLError[], quoted: readonly Range[]): Mistake[] {
  const byLine = new Map<number, Mistake>();
  for (const error of errors.filter(({ message }) => message !== `Unresolved tag: ${placeholderTag}`)) {
    const mistake = syntaxMistake(error, yaml, quoted);
    const line = yaml.lastIndexOf('\n', mistake.offset - 1);
    // Of two errors at one place, the later one says more; others in a line follow from its first.
    if ((byLine.get(line)?.offset ?? mistake.offset) === mistake.offset) byLine.set(line, mistake);
  }
  return [...byLine.values()];
}

function syntaxMistake({ message, pos: [offset] }: YAMLError, yaml: string, quoted: readonly Range[]): Mistake {
  if (message.startsWith('Map keys'))
    return { message: `${yaml.slice(offset).split(':')[0]} is repeated here`, offset };
  const [, tag] = /^Unresolved tag: (.*)$/.exec(message) ?? [];
  if (tag !== undefined) {
    const hint = nearest(tag, [placeholderTag]) ? `Did you mean ${placeholderTag}?` : quotesHint;
    return { message: `unknown tag ${tag}`, offset, hint };
  }
  // A quote that is not closed ends at the next one, or with the file.
  const [start, end = 0] = quoted.findLast(([from = 0]) => from < offset) ?? [];
  if (start !== undefined && yaml.slice(end, offset).trim() === '' && /^(Missing closing|Unexpected)/.test(message)) {
    if (message.startsWith('Unexpected') && !yaml.slice(start, end).includes('\n'))
      return { message: 'the text continues after its closing quote', offset: start, hint: quotesHint };
    const hint = `Close it where its text ends: ${yaml.slice(start).split('\n')[0]}${yaml[start]}`;
    return { message: 'the quote that begins here is not closed', offset: start, hint };
  }
  const [, clearer, hint = quotesHint] = meanings.find(([pattern]) => pattern.test(message)) ?? [];
  return { message: clearer ?? message.replace(/;.*/, ''), offset, hint };
}
