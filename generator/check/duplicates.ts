/** No two pages have the same title or description. */
import type { PageRecord, WholeRule } from '../check.ts';

export const duplicates: WholeRule = (page, { pages }) => {
  const first = firsts(pages);
  const findings: string[] = [];
  for (const what of ['title', 'description'] as const) {
    const other = first.get(`${what} ${page[what]}`);
    if (other && other !== page.file) findings.push(`has the ${what} of ${other}: "${page[what]}"`);
  }
  return findings;
};

/** The first page with a title or a description; made once for all pages. */
function firsts(pages: ReadonlyMap<string, PageRecord>): Map<string, string> {
  let first = made.get(pages);
  if (!first) {
    first = new Map();
    for (const page of pages.values()) {
      for (const what of ['title', 'description'] as const) {
        const key = `${what} ${page[what]}`;
        if (!first.has(key)) first.set(key, page.file);
      }
    }
    made.set(pages, first);
  }
  return first;
}

const made = new WeakMap<object, Map<string, string>>();
