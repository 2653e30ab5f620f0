/** What a page costs when it opens: few bytes, few requests, and none of them to another site. */
import type { SiteRules } from '../site.ts';
import { clip } from './rule.ts';

export const budgetRules: SiteRules = {
  weight({ weight }, { limits: { pageBytes } }, report) {
    if (weight > pageBytes) report(`weighs ${weight} bytes of HTML after brotli, over ${pageBytes}`);
  },

  'initial-requests'(page, site, report) {
    const { origin } = site.address;
    const { initialRequests, initialBytes } = site.limits;
    for (const href of page.requests) {
      const host = URL.canParse(href, origin) ? new URL(href, origin).origin : origin;
      if (host !== origin) report(`requests something from ${host} when it opens`, href);
    }
    const requests = 1 + page.requests.length;
    const bytes = page.requests.reduce((sum, href) => sum + (site.resolve(href, page)?.bytes ?? 0), page.weight);
    if (requests > initialRequests)
      report(`makes ${requests} requests when it opens, over ${initialRequests}: ${clip(page.requests.join(', '))}`);
    if (bytes > initialBytes)
      report(`weighs ${bytes} bytes with everything it loads when it opens, over ${initialBytes}`);
  },
};
