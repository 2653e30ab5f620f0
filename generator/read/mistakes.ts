/** Mistakes in one file, of which there may be very many → diagnostics. */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';

/** A mistake at an offset of a text. */
export type Mistake = { message: string; offset: number; hint?: string };

/**
 * Thrown for an invalid file. Its mistakes are explained after all files have been read: for half a megabyte that can take seconds, which
 * must not count against the time limit of the site's code.
 */
export class InvalidFile extends Error {
  readonly explain: () => readonly Diagnostic[];

  constructor(explain: () => readonly Diagnostic[]) {
    super('has mistakes');
    this.explain = explain;
  }
}

/** How many mistakes of a file to explain: more are usually the same one repeated. */
const maxExplained = 100;

/** Explains the mistakes of a file, up to a hundred, and counts the rest. */
export function explainEach<Item>(file: string, mistakes: readonly Item[], explain: (mistake: Item) => Diagnostic) {
  const explained = mistakes.slice(0, maxExplained).map(explain);
  const rest = mistakes.length - maxExplained;
  return rest > 0 ? [...explained, { message: `and ${rest} more like these`, location: { file } }] : explained;
}

/** Characters that no text contains: control characters other than tab and line feed, U+FFFD, which replaces a lost letter, and lone surrogates. */
const invisible = /[^\t\n -~\u{A0}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]/gu;

/** The same without lone surrogates, which a UTF-8 file cannot contain, except as "\uD83D" in quotes. Five times as fast. */
export const mayBeInvisible = /[^\t\n -~\u00A0-\uFFFC]/;

/** Returns a mistake for every invisible character: they come with copied text and damaged files. */
export function invisibleCharacters(text: string): Mistake[] {
  return [...text.matchAll(invisible)].map(({ 0: character, index }) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    const hint =
      character === '\uFFFD'
        ? 'A letter was lost here: write it again, and save the file as UTF-8.'
        : 'It is invisible in most editors: delete it, and what was copied with it.';
    return { message: `contains "\\u${code}", which is not a visible character`, offset: index, hint };
  });
}

/** Finds what YAML takes for a comment behind a text that ends at the offset `end`, although it looks like a hashtag or a number: "the #1 bakery". */
export function cutOff(yaml: string, end: number): Mistake[] {
  const hashtag = /[ \t]+(#[\p{L}\p{N}]\S*)/uy;
  hashtag.lastIndex = end;
  const found = hashtag.exec(yaml);
  if (!found) return [];
  const message = `the text ends before ${found[1]}, which is read as a comment`;
  const hint = 'Put the text in quotes; if it is a comment, write a space after the "#".';
  return [{ message, offset: hashtag.lastIndex - `${found[1]}`.length, hint }];
}
