/** Nothing unfinished is visible: unfilled facts, values without a text, markup that was not parsed. Nothing in code is a leak, nor what the head or a label repeats of it. */
import type { PageRules } from './rule.ts';

const labels = ['aria-label', 'placeholder', 'title', 'alt'];

/** The rest of a line, or of a word, to the end of a word: what is cut within one would not be found in the sources. */
const rest = '(?:[^\\n]{0,60}(?!\\S)|\\S{0,200})';

/** Kinds of leaks. Each key is one or more texts, divided by "|": where none of them is, there is no such leak, and that takes a tenth of the time to find out. */
const leaks = Object.entries({
  // Facts that were not filled in, template literals, shortcodes, attributes of headings
  '{': /\{(?:\{|%|[:.#]{1,2} ?[\w.-])REST|\$\{[^\n}]{0,200}\}?|\{[\p{L}_][\p{L}\p{M}\p{N}_.-]*\}/u,
  // Values without a text; a price that is no number; a whole text, or its part before or after a dash
  '[object |NaN|undefined|$₹':
    /\[object \w+\]|[₹$€£] ?(?:NaN|undefined)\b|\$₹|(?:undefined|NaN)(?=$| [|–—·])(?<=(?:^|[|–—·] )(?:undefined|NaN))/m,
  'orem ipsum': /\b[Ll]orem ipsum\b/,
  '!placeholder': /!placeholder\b/,
  // Control characters; UTF-8 that was read as another encoding
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the rule looks for
  '': /[\0-\x08\x0b\x0e-\x1f\ufffd]|â€|[ÃÂ][\u0080-\u00bf]|à[ª¤]/,
  // HTML that was escaped twice or not parsed
  '&|<': /&(?:amp|lt|gt|quot|#\d+);|<\/(?:b|i|em|strong|a|p|span)>|<br ?\/?>(?<=[\p{L}\p{N}.,;!?]<br ?\/?>)/u,
  // Markdown without its other half: a link, a footnote, bold, a heading, a table, a note
  ']|**|##|--|:::':
    /\][[(]\S{0,200}|\] \((?:\/|https?:)\S{0,200}|\[\^\w+\]|(?<!\S)(?:\*\*|#{2,6} ?)[\p{L}\p{N}]+|\|\s*:?--+|^ *:::+\S*|\[![A-Z]+\]/u,
}).map(([parts, { source }]) => [parts.split('|'), new RegExp(source.replaceAll('REST', rest), 'gmu')] as const);

const leaksIn = (text: string) =>
  leaks.flatMap(([parts, leak]) => (parts.some(part => text.includes(part)) ? (text.match(leak) ?? []) : []));

export const leakRules: PageRules = {
  leaks({ titles, meta, attributes, text, prose, html, elements }, _, report) {
    const labelled = [...titles, ...[...meta.values()].flat(), ...labels.flatMap(attributes)].join('\n');
    for (const tag of new Set(html.match(/<[A-Z][a-z]\w*(?=[\s/>])/g)))
      if (elements(tag.slice(1).toLowerCase()).length > 0) report(`has an element ${tag}>, which is no HTML`, tag);
    const isCode = (part: string) => text.includes(part) && !prose.includes(part);
    const found = new Set([...leaksIn(prose), ...leaksIn(labelled).filter(part => !isCode(part))]);
    for (const part of found) report(`shows ${JSON.stringify(part)}`, part);
  },
};
