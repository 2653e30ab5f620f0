/** What a page costs when it opens: few bytes, few requests, and none of them to another site that the settings do not allow; and what its card weighs. */
import type { SiteRules } from '../site.ts';
import { clip } from './rule.ts';

export const budgetRules: SiteRules = {
  weight({ weight }, { limits: { pageBytes } }, report) {
    if (weight > pageBytes) report(`weighs ${weight} bytes of HTML after brotli, over ${pageBytes}`);
  },

  card(page, site, report) {
    const { card } = page;
    const { file, bytes = 0 } = (card && site.resolve(card, page)) || {};
    const { cardBytes } = site.limits;
    const start = site.address.origin.startsWith('https:') ? 'https:' : 'http';
    if (card && !card.startsWith(start))
      report(`its social card is no absolute URL with ${start}//: ${clip(card)}`, card);
    if (file && !/\.(?:png|jpe?g)$/i.test(file))
      report(`its social card ${file} is no PNG or JPEG, as messengers want`, card);
    else if (bytes > cardBytes) report(`its social card ${file} weighs ${bytes} bytes, over ${cardBytes}`, card);
  },

  'initial-requests'(page, site, report) {
    const { origin } = site.address;
    const { initialRequests, initialBytes } = site.limits;
    const hostOf = (href: string) => (URL.canParse(href, origin) ? new URL(href, origin).origin : origin);
    const counted = page.requests.filter(href => !site.allowed.has(hostOf(href)));
    for (const href of counted)
      if (hostOf(href) !== origin) report(`requests something from ${hostOf(href)} when it opens`, href);
    const requests = 1 + counted.length;
    const bytes = counted.reduce((sum, href) => sum + (site.resolve(href, page)?.bytes ?? 0), page.weight);
    if (requests > initialRequests)
      report(`makes ${requests} requests when it opens, over ${initialRequests}: ${clip(counted.join(', '))}`);
    if (bytes > initialBytes)
      report(`weighs ${bytes} bytes with everything it loads when it opens, over ${initialBytes}`);
  },
};
