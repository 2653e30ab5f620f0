/** Measures how wide a text is in search results, and where it is cut off. */

/** Arial's characters by their width in thousandths of the font size. Helvetica, Liberation Sans and Arimo have the same widths. */
const widths: Record<number, string> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft·',
  333: '()-`r“”',
  334: '{}',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  584: '+<=>~×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
};
const widthOf = new Map(
  Object.entries(widths).flatMap(([width, letters]) => [...letters].map(letter => [letter, Number(width)])),
);

/** The width of digits and most other letters. For other scripts, whose font is unknown, it is a guess. */
const defaultWidth = 556;

/** Returns the width of a text in pixels, in Arial of the given size. */
export const widthIn = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? defaultWidth), 0) * size) / 1000;

/** The room for a text in search results: the font size, and the width of each line in pixels. */
export type Space = { size: number; lines: readonly number[] };

/** Values that others have measured: `sources` says who, and when. */
export const spaces = {
  desktop: { title: { size: 22, lines: [652] }, description: { size: 14, lines: [990] } },
  phone: { title: { size: 22, lines: [343, 343] }, description: { size: 14, lines: [860] } },
} satisfies Record<string, { title: Space; description: Space }>;

export const sources = [
  {
    what: 'Titles: Arial at 22 px in one line of 652 px on a desktop; on a phone in lines of 343 px, of which this book assumes two',
    source: 'github.com/adsandcode/serp-title-width, measured on google.com',
    date: '18 September 2026',
  },
  {
    what: 'Descriptions: about 990 px of Arial at 14 px on a desktop, 860 px on a phone; others say 920 and 680; Google states no length, and often shows other text of the page',
    source: 'ultimatedesigntools.com/blog/serp-preview-guide (secondary)',
    date: 'early 2026',
  },
] as const;

/** Splits a text into what a space shows and the rest, after a whole word, with room for an ellipsis. */
export function cut(text: string, { size, lines }: Space): { shown: string; rest: string } {
  let [from, end] = [0, 0];
  const words = [...text.matchAll(/\S+/g)];
  for (const [i, room] of lines.entries()) {
    const isLast = i === lines.length - 1;
    for (const { 0: word, index } of words.filter(({ index }) => index >= from)) {
      const to = index + word.length;
      const needs = isLast && to < text.trimEnd().length ? ' …' : '';
      if (widthIn(text.slice(from, to) + needs, size) > room) {
        // If the whole rest of the text fits, it needs no ellipsis.
        if (!(needs && widthIn(text.slice(from).trimEnd(), size) <= room)) break;
      }
      end = to;
    }
    from = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  }
  return { shown: text.slice(0, end), rest: text.slice(end).trim() };
}

/** Cuts a text after at most the given number of characters, at the end of a word. */
export function cutAfter(text: string, characters: number): { shown: string; rest: string } {
  if (text.length <= characters) return { shown: text, rest: '' };
  const space = text.lastIndexOf(' ', characters);
  const end = space > 0 ? space : characters;
  return { shown: text.slice(0, end), rest: text.slice(end).trim() };
}
