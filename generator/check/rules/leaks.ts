/** Nothing unfinished is visible: unfilled facts, values without a text, markup that was not parsed. What is in code is no leak. */
import type { PageRules } from '../settings.ts';

/** Attributes that a visitor hears or sees as a prompt, and those with a value or an address. */
const labels = ['aria-label', 'placeholder', 'title', 'aria-description', 'alt'];
const values = ['datetime', 'value', 'href', 'src', 'action'];

const name = '[\\p{L}_][\\p{L}\\p{M}\\p{N}_-]*';

/** What no finished text contains. */
const leaked = [
  // Facts that were not filled in, template literals, other languages of templates
  `\\{${name}(?:\\.${name})*\\}`,
  /\$\{[^\n}]{0,40}\}?|\{[{%][^\n]{0,40}/,
  // Values without a text; a price that is no number; a whole text, or its part before or after a dash
  /\[object \w+\]|[₹$€£] ?(?:NaN|undefined)\b|\$₹|(?<=^|[|–—·] )(?:undefined|NaN)(?=$| [|–—·])/,
  /\b[Ll]orem ipsum\b|!placeholder\b/,
  // Control characters; UTF-8 that was read as another encoding
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the rule looks for
  /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufffd]|â€|[ÃÂ][\u0080-\u00bf]|à[ª¤]/,
  // HTML that was escaped twice or not parsed
  /&(?:amp|lt|gt|quot|#\d+);|<\/(?:b|i|em|strong|a|p|span)>|(?<=[\p{L}\p{N}.,;!?])<br ?\/?>/u,
  // A Markdown link or footnote without its target, or with a space in between; bold without its end, a heading without its space; a table
  /\][[(]\S{0,40}|\] \((?:\/|https?:)\S{0,40}|\)\[\/\S{0,40}|\[\[\w+|\[\^\w+\]/,
  /(?<!\S)(?:\*\*|#{2,6} ?)[\p{L}\p{N}]+|\|\s*:?--+/u,
];
const leak = new RegExp(leaked.map(part => (typeof part === 'string' ? part : part.source)).join('|'), 'gmu');

/** An address or a value with a missing part: "sms:undefined". */
const leakInValue = /(?<![\w-])(?:undefined|NaN|\[object \w+\])(?![\w-])/g;

export const leakRules: PageRules = {
  leaks({ titles, meta, attributes, prose }, _, report) {
    const text = [...titles, ...[...meta.values()].flat(), ...labels.flatMap(attributes), prose].join('\n');
    const found = new Map(Array.from(text.matchAll(leak), match => [match[0], wordsAround(match)]));
    for (const value of values.flatMap(attributes))
      for (const part of value.match(leakInValue) ?? []) found.set(part, '');
    for (const [part, nearby] of found) {
      const code = part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      const shown = part.length === 1 ? `the character U+${code}` : JSON.stringify(part);
      // Code has the same words and braces: only signs, and braces near their words, are where a text was written.
      const isLocated = !/^[\p{L}[]/u.test(part) && (nearby !== '' || !part.startsWith('{'));
      report(`shows ${shown}`, isLocated ? part : '', nearby);
    }
  },
};

/** Returns the words before and after a match: "Call {phone} now" → "Call now". */
function wordsAround({ 0: part, index, input }: RegExpExecArray): string {
  const before = /\p{L}+(?=\P{L}*$)/u.exec(input.slice(Math.max(0, index - 40), index));
  const after = /\p{L}+/u.exec(input.slice(index + part.length, index + part.length + 40));
  return [before, after].flat().join(' ').trim();
}
