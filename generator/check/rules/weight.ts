/** A page reaches the screen in one round trip: its HTML, with the inlined CSS, stays under the bytes of a first congestion window. */
import type { SiteRule } from './site.ts';

export const weight: SiteRule = ({ pages, limits }, report) => {
  for (const page of pages) {
    const limit = page.isArticle ? limits.articleBytes : limits.pageBytes;
    // Where a page may be over its limit it was weighed exactly.
    const weight = page.exactWeight ?? page.weight;
    if (weight > limit) report(page, `weighs ${weight} bytes of HTML after brotli, over ${limit}`);
  }
};
