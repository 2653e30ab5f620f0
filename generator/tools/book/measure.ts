/** How wide a text is in a result list, and where it is cut there. */

/** Widths of Arial's letters in thousandths of its size, which Helvetica, Liberation Sans and Arimo share, by width. */
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

/** Of a figure and most other letters. Letters of other scripts come in a font that nobody knows beforehand: for them it is a guess. */
const usual = 556;

/** The pixels that a text takes in Arial of so many pixels. */
export const widthIn = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? usual), 0) * size) / 1000;

/** A place where texts stand in a result list: the size of its letters, and the pixels of each line. */
export type Space = { size: number; lines: readonly number[] };

/** As others have measured it: `sources` says who, and when. */
export const spaces = {
  desktop: { title: { size: 22, lines: [652] }, description: { size: 14, lines: [990] } },
  phone: { title: { size: 22, lines: [343, 343] }, description: { size: 14, lines: [860] } },
} satisfies Record<string, { title: Space; description: Space }>;

export const sources = [
  {
    what: 'Titles: Arial of 22 px in one line of 652 px on a desktop; on a phone in lines of 343 px, of which two are taken for shown',
    source: 'github.com/adsandcode/serp-title-width, measured on google.com',
    date: '18 September 2026',
  },
  {
    what: 'Descriptions: about 990 px of Arial of 14 px on a desktop, 860 px on a phone; others say 920 and 680; Google names no length, and often shows other words of the page',
    source: 'ultimatedesigntools.com/blog/serp-preview-guide (secondary)',
    date: 'early 2026',
  },
] as const;

/** A text as it stands in a space, and what of it is cut. The cut comes after a whole word, with an ellipsis. */
export function cut(text: string, { size, lines }: Space): { shown: string; rest: string } {
  let [from, end] = [0, 0];
  const words = [...text.matchAll(/\S+/g)];
  for (const [i, room] of lines.entries()) {
    const isLast = i === lines.length - 1;
    for (const { 0: word, index } of words.filter(({ index }) => index >= from)) {
      const to = index + word.length;
      const needs = isLast && to < text.trimEnd().length ? ' …' : '';
      if (widthIn(text.slice(from, to) + needs, size) > room) {
        // The last word may fit where an ellipsis would not.
        if (!(needs && widthIn(text.slice(from).trimEnd(), size) <= room)) break;
      }
      end = to;
    }
    from = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  }
  return { shown: text.slice(0, end), rest: text.slice(end).trim() };
}

/** A text cut after so many characters, at the end of a word. */
export function cutAfter(text: string, characters: number): { shown: string; rest: string } {
  if (text.length <= characters) return { shown: text, rest: '' };
  const space = text.lastIndexOf(' ', characters);
  const end = space > 0 ? space : characters;
  return { shown: text.slice(0, end), rest: text.slice(end).trim() };
}
