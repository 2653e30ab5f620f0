/** Characters that no reader sees and no browser shows: they come with copied text and damaged files. */
import type { Mistake } from './mistakes.ts';

/** Control characters other than tab and line end, and U+FFFD, which stands for a letter that was lost; all but those that a text has. */
const invisible = /[^\t\n -~\u00A0-\uFFFC]/;

/** Half of a letter. A file of UTF-8 cannot hold one, but "\uD83D" in quotes can. */
const half = /\p{Cs}/u;

/** Every place of `text` that shows such a character. */
export function invisibleCharacters(text: string): Mistake[] {
  // Nearly every text is clean, and one look is quicker than a list of none.
  if (!invisible.test(text)) return [];
  return [...text.matchAll(new RegExp(invisible, 'g'))].map(({ 0: character, index }) => mistakeAt(character, index));
}

/** The same for a text that was written with escapes: what it shows first. */
export function escapedCharacter(text: string, offset: number): Mistake[] {
  const [character] = invisible.exec(text) ?? half.exec(text) ?? [];
  return character === undefined ? [] : [mistakeAt(character, offset)];
}

function mistakeAt(character: string, offset: number): Mistake {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0');
  const lost = 'A letter was lost here: write it again, and save the file as UTF-8.';
  const hint =
    character === '\uFFFD' ? lost : 'It is invisible in most editors: delete it, and what was copied with it.';
  return { message: `shows "\\u${code}", which is no letter`, offset, hint };
}
