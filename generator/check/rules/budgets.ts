/** What a page costs when it opens: few bytes, few requests, and none of them to another site. */
import type { PageRecord, Site, SiteRules } from '../site.ts';
import { clip } from './rule.ts';

export const budgetRules: SiteRules = {
  weight({ weight }, { limits: { pageBytes } }, report) {
    if (weight > pageBytes) report(`weighs ${weight} bytes of HTML after brotli, over ${pageBytes}`);
  },

  'initial-requests'(page, site, report) {
    const { origin } = site.address;
    const { initialRequests, initialBytes } = site.limits;
    for (const href of page.requests.flat()) {
      const host = URL.canParse(href, origin) ? new URL(href, origin).origin : origin;
      if (host !== origin) report(`requests something from ${host} when it opens`, href);
    }
    const [requests, bytes] = [1 + page.requests.length, openingBytes(page, site)];
    const all = page.requests.map(([href]) => href).join(', ');
    if (requests > initialRequests)
      report(`makes ${requests} requests when it opens, over ${initialRequests}: ${clip(all)}`);
    if (bytes > initialBytes)
      report(`weighs ${bytes} bytes with everything it loads when it opens, over ${initialBytes}`);
  },
};

/** Returns the bytes of a page and everything that it loads when it opens; of a picture in several sizes, the largest. */
function openingBytes(page: PageRecord, { resolve }: Site): number {
  const sizes = page.requests.map(hrefs => Math.max(...hrefs.map(href => resolve(href, page)?.bytes ?? 0)));
  return sizes.reduce((sum, size) => sum + size, page.weight);
}

/** How close to a limit the closest page is, in bytes or requests. */
export type Margin = { budget: string; file: string; value: number; limit: number; left: number };

/** Returns the margin of each finite budget. */
export function marginsOf(site: Site): Margin[] {
  const { pageBytes, initialBytes, initialRequests } = site.limits;
  const margin = (budget: string, limit: number, costOf: (page: PageRecord) => number): Margin[] => {
    const costs = site.pages.map(page => ({ file: page.file, value: costOf(page) }));
    const [most] = costs.sort((a, b) => b.value - a.value);
    return most && Number.isFinite(limit) ? [{ budget, ...most, limit, left: limit - most.value }] : [];
  };
  return [
    ...margin('HTML of a page, compressed bytes', pageBytes, page => page.weight),
    ...margin('initial load of a page, compressed bytes', initialBytes, page => openingBytes(page, site)),
    ...margin('initial load of a page, requests', initialRequests, page => 1 + page.requests.length),
  ];
}
