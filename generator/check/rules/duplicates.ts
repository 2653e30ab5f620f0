/** No two pages have the same title or description. */
import { clip } from './rule.ts';
import type { SiteRule } from './site.ts';

export const duplicates: SiteRule = ({ pages }, report) => {
  for (const what of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const page of pages) {
      const other = first.get(page[what]);
      if (other !== undefined) report(page, `has the ${what} of ${other}: "${clip(page[what])}"`);
      else first.set(page[what], page.file);
    }
  }
};
