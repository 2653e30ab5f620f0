/** Nothing unfinished is visible: unfilled facts, values without a text, markup that was not parsed. Nothing in code is a leak, nor what the head or a label repeats of it. */
import type { PageRules } from './rule.ts';

const labels = ['aria-label', 'placeholder', 'title', 'alt'];

const name = '[\\p{L}_][\\p{L}\\p{M}\\p{N}_-]*';

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
  /\][[(]\S{0,40}|\] \((?:\/|https?:)\S{0,40}|\)\[\/\S{0,40}|\[\^\w+\]/,
  /(?<!\S)(?:\*\*|#{2,6} ?)[\p{L}\p{N}]+|\|\s*:?--+/u,
  // What other generators replace: notes, tables of contents, links of wikis, attributes, shortcodes, imports
  /^ *(?::::+ ?\S{0,40}|(?:!!!|\?\?\?\+?) \w+|===\+? ["“]\S{0,40}|-+8<-+|\.\. \w+::|\[(?:toc|TOC)\]|import [\w*{][^\n]{0,80}? from ["'“‘][^\n]{0,40}|export (?:const|default|function) \w+)/mu,
  /\[![A-Z]+\][+-]?|!?\[\[[^\]\n]{1,60}\]\]|\{[:.#]{1,2} ?[\w.-][^}\n]{0,40}\}|<%[^\n]{0,40}|\[\/?[a-z][\w-]* [\w-]+=[^\]\n]{0,40}\]/,
];
/** Every leak has one of these signs or words: most lines have none, and need no closer look. */
const sign =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  /^ *(?::::|!!!|\?\?\?|===|\.\. |import |export )|[{[\]&<|*#$\0-\x08\x0b\x0e-\x1f\ufffdâÃÂà]|undefined|NaN|orem ipsum|!placeholder/;
const leak = new RegExp(leaked.map(part => (typeof part === 'string' ? part : part.source)).join('|'), 'gmu');

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

function leaksIn(text: string): string[] {
  const suspects = text.split('\n').filter(line => sign.test(line));
  return suspects.join('\n').match(leak) ?? [];
}
