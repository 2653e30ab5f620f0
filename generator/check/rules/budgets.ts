/** What a page costs when it opens: few bytes, few requests, and none of them to another site. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { File } from '../../model.ts';
import type { PageRecord, Site } from '../site.ts';
import { clip, type SiteRules } from './rule.ts';

export const budgetRules: SiteRules = {
  weight({ pages, limits: { pageBytes } }, report) {
    for (const page of pages)
      if (page.weight > pageBytes) report(page, `weighs ${page.weight} bytes of HTML after brotli, over ${pageBytes}`);
  },

  'initial-requests'(site, report) {
    const { origin } = site.address;
    const { initialRequests, initialBytes } = site.limits;
    for (const page of site.pages) {
      for (const href of page.requests.flat()) {
        const host = URL.canParse(href, origin) ? new URL(href, origin).origin : origin;
        if (host !== origin) report(page, `requests something from ${host} when it opens`, href);
      }
      const requests = 1 + page.requests.length;
      const all = page.requests.map(([href]) => href).join(', ');
      if (requests > initialRequests)
        report(page, `makes ${requests} requests when it opens, over ${initialRequests}: ${clip(all)}`);
      const bytes = openingBytes(page, site);
      if (bytes > initialBytes)
        report(page, `weighs ${bytes} bytes with everything it loads when it opens, over ${initialBytes}`);
    }
  },

  duplicates({ pages }, report) {
    for (const what of ['title', 'description'] as const) {
      const first = new Map<string, string>();
      for (const page of pages) {
        const other = first.get(page[what]);
        if (other !== undefined) report(page, `has the same ${what} as ${other}: "${clip(page[what])}"`);
        else first.set(page[what], page.file);
      }
    }
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

/** Returns the transfer size of a file in bytes: of a text after brotli of quality 5, a tenth above what hosts send at best. */
export function transferBytes({ path, bytes }: File): number {
  if (!/\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path)) return Buffer.byteLength(bytes);
  // A window that still holds any page saves a third of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
  return brotliCompressSync(bytes, { params }).length;
}
