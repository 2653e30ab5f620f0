/** Nothing unfinished is visible: no unfilled braces, "undefined", markup or control characters in what a visitor reads. */
import type { PageRule, ParsedPage } from './rule.ts';

/** Never part of a text, title or URL. */
const leaked =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the rule looks for
  /\{[^{}\n]{0,40}\}|\bundefined\b|\bNaN\b|\[object \w+\]|\b[Ll]orem ipsum\b|\bTODO\b|!placeholder\b|[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufffd]/gu;

/** Part of a text only if something was not parsed, or was written with a mistake. */
const unparsed = [
  // HTML
  /&(?:amp|lt|gt|quot|#\d+);|<\/?(?:b|i|em|strong|br|a|p|span)\b/g,
  // A format string, a template
  /%[sd]\b|\$₹/g,
  // UTF-8 that was read as another encoding
  /â€|[ÃÂ][\u0080-\u00bf]|à[ª¤]/g,
  // A link or a footnote without its target, or with a space in between
  /\][[(]\S{0,40}|\] \((?:\/|https?:)\S{0,40}|\)\[\/\S{0,40}|\[\[\w+|\[\^\w+\]/g,
  // Bold, struck, code or emphasis without its end; a heading without its space, or in a paragraph
  /(?:\*\*|~~|`|(?<!\S)(?:#{2,6}\s*|\*\*?|__?))[\p{L}\p{N}]+/gu,
  // A table whose lines differ
  /\|\s*:?--+/g,
];

/** Characters on each side of a leak in which a word counts as near. */
const range = 40;

export const leaks: PageRule = (page, _, report) => {
  const text = [...page.titles, ...[...page.meta.values()].flat(), ...page.labels, proseOf(page)].join('\n');
  const matches = [...unparsed.map(part => text.match(part)), text.match(leaked), page.values.match(leaked)];
  const found = new Set(matches.flatMap(match => match ?? []));
  for (const leak of found) {
    const nearby = leak.startsWith('{') ? wordsAround(text, leak) : undefined;
    // Code has the same words and braces: only signs, and braces near their words, are where a text was written.
    const isLocated = nearby !== '' && !/^\p{L}/u.test(leak);
    report(`shows ${nameOf(leak)}`, isLocated ? leak : undefined, nearby);
  }
};

/** Returns the words before and after a part of a text: "Call {phone} now" → "Call now". */
function wordsAround(text: string, part: string): string {
  const [before = '', after] = text.split(part, 2);
  if (after === undefined) return '';
  return [/\p{L}+(?=\P{L}*$)/u.exec(before.slice(-range)), /\p{L}+/u.exec(after.slice(0, range))]
    .flat()
    .join(' ')
    .trim();
}

/** Returns the text of a page without its code: a page about programming may show there what is a mistake elsewhere. */
function proseOf({ text, codeRanges }: ParsedPage): string {
  let prose = '';
  let from = 0;
  for (const [start, end] of codeRanges.toSorted(([a], [b]) => a - b)) {
    prose += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return prose + text.slice(from);
}

/** Returns "{phone}" in quotation marks; a control character by its code point. */
const nameOf = (leak: string) =>
  leak.length === 1
    ? `the character U+${leak.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(leak);
