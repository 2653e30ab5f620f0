/** A page reaches the screen in one round trip: its HTML, with the inlined CSS, stays under the bytes of a first congestion window. */
import type { SiteRule } from './site.ts';

export const weight: SiteRule = ({ pages, limits, exactWeight }, report) => {
  for (const page of pages) {
    const limit = page.isArticle ? limits.articleBytes : limits.pageBytes;
    if (page.weight <= limit) continue;
    const exact = exactWeight(page);
    if (exact > limit) report(page, `weighs ${exact} bytes of HTML after brotli, over ${limit}`);
  }
};
