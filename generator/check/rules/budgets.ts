/** What a page costs when it opens: few bytes, few requests, and none of them to another site. */
import { clip, type PageRecord } from './rule.ts';
import type { Site, SiteRule } from './site.ts';

/** A page arrives in one round trip: its HTML, with the inlined CSS, fits into an initial congestion window. */
export const weight: SiteRule = (site, report) => {
  for (const page of site.pages) {
    const [bytes, limit] = [page.weight, limitOf(page, site)];
    if (bytes > limit) report(page, `weighs ${bytes} bytes of HTML after brotli, over ${limit}`);
  }
};

export const initialRequests: SiteRule = (site, report) => {
  const { limits, address } = site;
  for (const page of site.pages) {
    const { requests } = page;
    for (const href of requests.flatMap(({ hrefs }) => hrefs)) {
      const origin = URL.canParse(href, address.origin) ? new URL(href, address.origin).origin : address.origin;
      if (origin !== address.origin) report(page, `requests something from ${origin} when it opens`, href);
    }
    if (1 + requests.length > limits.initialRequests) {
      const all = requests.map(({ hrefs }) => hrefs[0]).join(', ');
      report(page, `makes ${1 + requests.length} requests when it opens, over ${limits.initialRequests}: ${clip(all)}`);
    }
    const bytes = page.weight + openingBytes(page, site);
    if (bytes > limits.initialBytes)
      report(page, `weighs ${bytes} bytes with everything it loads when it opens, over ${limits.initialBytes}`);
  }
};

/** Returns the bytes of everything that a page loads when it opens, besides its own; of a picture in several sizes, the largest. */
export function openingBytes(page: PageRecord, { resolve }: Site): number {
  const sizes = page.requests.map(({ hrefs }) => Math.max(...hrefs.map(href => resolve(href, page)?.bytes ?? 0)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns the limit for a page's HTML in bytes. */
export const limitOf = ({ isArticle }: Pick<PageRecord, 'isArticle'>, { limits }: Pick<Site, 'limits'>): number =>
  isArticle ? limits.articleBytes : limits.pageBytes;

/** How close to a limit the closest page is, in bytes or requests. */
export type Margin = { budget: string; file: string; value: number; limit: number; left: number };

/** Returns the margin of each finite budget, at the page that is likely to be closest; its value is exact if it was weighed, otherwise within 3 %. */
export function marginsOf(site: Site): Margin[] {
  const { limits, pages } = site;
  const articles = pages.filter(({ isArticle }) => isArticle);
  const others = pages.filter(({ isArticle }) => !isArticle);
  const weightOf = (page: PageRecord) => page.weight;
  const initialOf = (page: PageRecord) => page.weight + openingBytes(page, site);
  const requestsOf = (page: PageRecord) => 1 + page.requests.length;
  const budgets = [
    { budget: 'HTML of a page, compressed bytes', limit: limits.pageBytes, among: others, costOf: weightOf },
    { budget: 'HTML of an article, compressed bytes', limit: limits.articleBytes, among: articles, costOf: weightOf },
    { budget: 'initial load of a page, compressed bytes', limit: limits.initialBytes, among: pages, costOf: initialOf },
    { budget: 'initial load of a page, requests', limit: limits.initialRequests, among: pages, costOf: requestsOf },
  ];
  return budgets.flatMap(({ budget, limit, among, costOf }) => {
    const costs = among.map(page => ({ file: page.file, value: costOf(page) }));
    const [heaviest] = costs.sort((a, b) => b.value - a.value);
    return heaviest && Number.isFinite(limit) ? [{ budget, ...heaviest, limit, left: limit - heaviest.value }] : [];
  });
}
