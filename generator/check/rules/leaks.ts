/** Nothing unfinished is visible: unfilled facts, values without a text, markup that was not parsed. What is in code is no leak. */
import type { PageRules } from './rule.ts';

/** Attributes that a visitor hears, or sees as a prompt. */
const labels = ['aria-label', 'placeholder', 'title', 'alt'];

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
  /[\0-\x08\x0b\x0e-\x1f\ufffd]|â€|[ÃÂ][\u0080-\u00bf]|à[ª¤]/,
  // HTML that was escaped twice or not parsed
  /&(?:amp|lt|gt|quot|#\d+);|<\/(?:b|i|em|strong|a|p|span)>|(?<=[\p{L}\p{N}.,;!?])<br ?\/?>/u,
  // A Markdown link or footnote without its target, or with a space in between; bold without its end, a heading without its space; a table
  /\][[(]\S{0,40}|\] \((?:\/|https?:)\S{0,40}|\)\[\/\S{0,40}|\[\[\w+|\[\^\w+\]/,
  /(?<!\S)(?:\*\*|#{2,6} ?)[\p{L}\p{N}]+|\|\s*:?--+/u,
];
/** Every leak has one of these signs or words: most lines have none, and need no closer look. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const sign = /[{[\]&<|*#$\0-\x08\x0b\x0e-\x1f\ufffdâÃÂà]|undefined|NaN|orem ipsum|!placeholder/;
const leak = new RegExp(leaked.map(part => (typeof part === 'string' ? part : part.source)).join('|'), 'gmu');

export const leakRules: PageRules = {
  leaks({ titles, meta, attributes, prose }, _, report) {
    const text = [...titles, ...[...meta.values()].flat(), ...labels.flatMap(attributes), prose].join('\n');
    const suspects = text.split('\n').filter(line => sign.test(line));
    // Code has the same words and braces: only signs are where a text was written.
    for (const part of new Set(suspects.join('\n').match(leak)))
      report(`shows ${JSON.stringify(part)}`, /^[\p{L}{[]/u.test(part) ? '' : part);
  },
};
