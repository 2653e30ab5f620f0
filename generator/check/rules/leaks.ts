/** Nothing unfinished is visible: unfilled facts, values without a text, markup that was not parsed. In code all of it is an example. */
import type { PageRule } from '../settings.ts';

const labels = ['aria-label', 'placeholder', 'title', 'alt'];

/** Kinds of leaks. Where none of its `signs` is, there is no leak of a kind, which takes a tenth of the time to find out. */
const leaks: { what: string; signs: string[]; pattern: RegExp }[] = [
  { what: 'a template literal', signs: ['${'], pattern: /\$\{[^\n}]{0,200}\}?/gu },
  // To the end of a word: what is cut within one would not be found in the sources.
  { what: 'a shortcode', signs: ['{'], pattern: /\{(?:\{|%|[:.#]{1,2} ?[\w.-])(?:[^\n]{0,60}(?!\S)|\S{0,200})/gu },
  { what: 'a fact', signs: ['{'], pattern: /(?<!\$)\{[\p{L}_][\p{L}\p{M}\p{N}_.-]*\}/gu },
  { what: 'an object', signs: ['[object '], pattern: /\[object \w+\]/gu },
  { what: 'no price', signs: ['NaN', 'undefined', '$₹'], pattern: /[₹$€£] ?(?:NaN|undefined)\b|\$₹/gu },
  // All of a text, or its part before or after a dash.
  { what: 'no value', signs: ['undefined', 'NaN'], pattern: /(?<=^|[|–—·] )(?:undefined|NaN)(?=$| [|–—·])/gmu },
  { what: 'filler', signs: ['orem ipsum'], pattern: /\b[Ll]orem ipsum\b/gu },
  { what: 'a tag of YAML', signs: ['!placeholder'], pattern: /!placeholder\b/gu },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  { what: 'control characters', signs: [''], pattern: /[\0-\x08\x0b\x0e-\x1f\ufffd]/gu },
  { what: 'UTF-8 read as something else', signs: ['â€', 'Ã', 'Â', 'à'], pattern: /â€|[ÃÂ][\u0080-\u00bf]|à[ª¤]/gu },
  { what: 'HTML that was escaped twice', signs: ['&'], pattern: /&(?:amp|lt|gt|quot|#\d+);/gu },
  { what: 'HTML', signs: ['<'], pattern: /<\/(?:b|i|em|strong|a|p|span)>|(?<=[\p{L}\p{N}.,;!?])<br ?\/?>/gu },
  {
    what: 'half a link',
    signs: [']'],
    pattern: /\][[(]\S{0,200}|\] \((?:\/|https?:)\S{0,200}|\[\^\w+\]/gu,
  },
  { what: 'bold or a heading', signs: ['**', '##'], pattern: /(?<!\S)(?:\*\*|#{2,6} ?)[\p{L}\p{N}]+/gu },
  { what: 'a table or a block', signs: ['--', ':::'], pattern: /\|\s*:?--+|^ *:::+\S*/gmu },
  { what: 'a callout', signs: ['[!'], pattern: /\[![A-Z]+\]/gu },
];

const leaksIn = (text: string) =>
  leaks.flatMap(({ signs, pattern }) => (signs.some(sign => text.includes(sign)) ? (text.match(pattern) ?? []) : []));

export const leakRules: Record<string, PageRule> = {
  leaks({ titles, meta, attributes, text, prose, html, elements }, _, report) {
    const labelled = [...titles, ...[...meta.values()].flat(), ...labels.flatMap(attributes)].join('\n');
    for (const tag of new Set(html.match(/<[A-Z][a-z]\w*(?=[\s/>])/g)))
      if (elements(tag.slice(1).toLowerCase()).length > 0) report(`has an element ${tag}>, which is no HTML`, tag);
    // The head or a label may repeat what the page shows as code.
    const isCode = (part: string) => text.includes(part) && !prose.includes(part);
    const found = new Set([...leaksIn(prose), ...leaksIn(labelled).filter(part => !isCode(part))]);
    for (const part of found) report(`shows ${JSON.stringify(part)}`, part);
  },
};
