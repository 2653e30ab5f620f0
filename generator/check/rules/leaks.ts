/** Nothing unfinished shows: no unfilled braces, "undefined", markup or control characters in what a visitor reads. */
import type { PageRule, ParsedPage } from './rule.ts';

/** What a text, a title or an address never holds. */
const leaked =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /\{\w*\}|\bundefined\b|\bNaN\b|\[object \w+\]|\b[Ll]orem ipsum\b|\bTODO\b|[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufffd]/g;

/** What stands in a text only if something forgot to read it: HTML, Markdown (a link or a note without its target), a format. */
const unread = /&(?:amp|lt|gt|quot|#\d+);|<\/?(?:b|i|em|strong|br|a|p|span)\b|\]\[|\]\(|\[\^\w+\]|(?<![\w%])%[sd]\b/;

/** Both: one look takes half the time of two. */
const either = new RegExp(`${leaked.source}|${unread.source}`, 'g');

export const leaks: PageRule = (page, _, report) => {
  const head = [...page.titles, ...[...page.meta.values()].flat()].join('\n');
  const texts = [head, page.labels.join('\n'), proseOf(page)];
  const found = new Set([...texts.flatMap(text => text.match(either) ?? []), ...(page.values.match(leaked) ?? [])]);
  for (const leak of found) report(`shows ${nameOf(leak)}`);
};

/** The text of a page without its code: a page about programming may show there what elsewhere is a mistake. */
function proseOf({ text, codeRanges }: ParsedPage): string {
  let prose = '';
  let from = 0;
  for (const [start, end] of codeRanges.toSorted(([a], [b]) => a - b)) {
    prose += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return prose + text.slice(from);
}

/** "{phone}" in quotation marks; a character that cannot be seen by its number. */
const nameOf = (leak: string) =>
  leak.length === 1
    ? `the character U+${leak.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(leak);
