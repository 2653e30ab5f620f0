/** A finished page → its parts: what is its own, and what stands on many pages like it, their style sheet and all around their <main>. */

export type Part = { html: string; isShared: boolean };

/** Where a page is cut. Its own parts and shared ones take turns. */
const cuts: ((html: string, from: number) => number)[] = [
  (html, from) => html.indexOf('<style', from),
  (html, from) => endOf('</style>', html, from),
  (html, from) => html.indexOf('<body', from),
  (html, from) => html.indexOf('<main', from),
  html => html.lastIndexOf('</main>'),
  (html, from) => endOf('</footer>', html, from),
];

/** The parts of a page, in order; together they are the page. One part, its own, where it has not all these elements. */
export function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const cut of cuts) {
    const to = cut(html, from);
    if (to < from) return [{ html, isShared: false }];
    parts.push({ html: html.slice(from, to), isShared: parts.length % 2 === 1 });
    from = to;
  }
  return [...parts, { html: html.slice(from), isShared: false }];
}

function endOf(tag: string, html: string, from: number): number {
  const found = html.indexOf(tag, from);
  return found < 0 ? found : found + tag.length;
}
