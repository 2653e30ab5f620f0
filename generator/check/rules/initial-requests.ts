/** What a page costs before anything is touched: few requests, few bytes, and none of them to somebody else. */
import { clip, type PageRecord } from './rule.ts';
import type { Site, SiteRule } from './site.ts';

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
    const bytes = initialBytes(page, site, page.exactWeight ?? page.weight);
    if (bytes > limits.initialBytes)
      report(page, `weighs ${bytes} bytes with all that it opens with, over ${limits.initialBytes}`);
  }
};

/** Bytes of a page that weighs so much with all that it opens with; of a picture in several sizes the largest. */
export function initialBytes(page: PageRecord, { resolve }: Site, weight: number): number {
  return page.requests.reduce(
    (sum, { hrefs }) => sum + hrefs.reduce((most, href) => Math.max(most, resolve(href, page)?.bytes ?? 0), 0),
    weight,
  );
}
