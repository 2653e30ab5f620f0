/** What a page costs before anything is touched: few bytes, few requests, and none of them to somebody else. */
import { clip, type PageRecord } from './rule.ts';
import type { Site, SiteRule } from './site.ts';

/** A page reaches the screen in one round trip: its HTML, with the inlined CSS, stays under the bytes of a first congestion window. */
export const weight: SiteRule = (site, report) => {
  for (const page of site.pages) {
    const [bytes, limit] = [mostBytesOf(page), limitOf(page, site)];
    if (bytes > limit) report(page, `weighs ${bytes} bytes of HTML after brotli, over ${limit}`);
  }
};

export const initialRequests: SiteRule = (site, report) => {
  const { limits, address } = site;
  for (const page of site.pages) {
    const { requests } = page;
    for (const href of requests.flatMap(({ hrefs }) => hrefs)) {
      const origin = URL.canParse(href, address.origin) ? new URL(href, address.origin).origin : address.origin;
      if (origin !== address.origin) report(page, `asks ${origin} for something as soon as it opens`, href);
    }
    if (1 + requests.length > limits.initialRequests) {
      const all = requests.map(({ hrefs, kind }) => (kind === 'icon' ? kind : hrefs[0])).join(', ');
      report(page, `makes ${1 + requests.length} requests as it opens, over ${limits.initialRequests}: ${clip(all)}`);
    }
    const bytes = mostBytesOf(page) + openingBytes(page, site);
    if (bytes > limits.initialBytes)
      report(page, `weighs ${bytes} bytes with all that it opens with, over ${limits.initialBytes}`);
  }
};

/** Bytes of all that a page opens with, beside its own; of a picture in several sizes the largest. */
export function openingBytes(page: PageRecord, { resolve }: Site): number {
  const sizes = page.requests.map(({ hrefs }) => Math.max(...hrefs.map(href => resolve(href, page)?.bytes ?? 0)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The limit of a page's HTML. */
export const limitOf = ({ isArticle }: Pick<PageRecord, 'isArticle'>, { limits }: Pick<Site, 'limits'>): number =>
  isArticle ? limits.articleBytes : limits.pageBytes;

/** An upper bound, and exact wherever the bound is over the limit: such a page was weighed. */
const mostBytesOf = ({ exactWeight, weight }: PageRecord): number => exactWeight ?? weight;
