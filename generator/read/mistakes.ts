/** What is wrong in the text of one file → diagnostics. There may be very much of it. */
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';

/** A mistake at an offset of a text. */
export type Mistake = { message: string; offset: number; hint?: string };

/**
 * A file that is refused. What is wrong with it is explained after all files were read: for half a megabyte that can take seconds, which
 * the time limit of the site's code must not count.
 */
export class Refused extends Error {
  readonly explain: () => readonly Diagnostic[];

  constructor(explain: () => readonly Diagnostic[]) {
    super('has mistakes');
    this.explain = explain;
  }
}

/** Mistakes of one file that are explained: more of them are one, made many times. */
const most = 100;

/** Explains each of the mistakes of a file, up to a hundred, and counts the rest. */
export function explainEach<Item>(
  file: string,
  mistakes: readonly Item[],
  explain: (mistake: Item) => Diagnostic,
): Diagnostic[] {
  const explained = mistakes.slice(0, most).map(explain);
  const rest = mistakes.length - most;
  return rest > 0 ? [...explained, { message: `and ${rest} more like these`, location: { file } }] : explained;
}

/** The same for mistakes whose offsets count from the offset `start` of the file's text. */
export const explainAll = (file: string, text: string, mistakes: readonly Mistake[], start = 0): Diagnostic[] =>
  explainEach(file, mistakes, ({ offset, ...rest }) => ({
    ...rest,
    location: locationAt(file, text, start + offset),
  }));

/** Control characters other than tab and line end, U+FFFD, which stands for a letter that was lost, and halves of letters: all that no text has. */
const invisible = /[^\t\n -~\u{A0}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]/gu;

/** The same but for halves of letters, which no file of UTF-8 can hold, though "\uD83D" in quotes can. It is five times as quick. */
export const mayBeInvisible = /[^\t\n -~\u00A0-\uFFFC]/;

/** Every character of `text` that no reader sees: they come with copied text and damaged files. */
export function invisibleCharacters(text: string): Mistake[] {
  return [...text.matchAll(invisible)].map(({ 0: character, index }) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    const hint =
      character === '\uFFFD'
        ? 'A letter was lost here: write it again, and save the file as UTF-8.'
        : 'It is invisible in most editors: delete it, and what was copied with it.';
    return { message: `shows "\\u${code}", which is no letter`, offset: index, hint };
  });
}
