/** What can be said of a page beside all others: where its links lead, what it has in common with them, and what it costs to load. */
import { clip } from '../settings.ts';
import type { SiteRule } from '../site.ts';

export const siteRules = {
  links(page, site, report) {
    for (const { what, href, text = '' } of page.references) {
      const shown = () => `${what ?? `the link "${clip(text)}" goes to`} ${clip(href)}`;
      const target = site.resolve(href, page);
      const { anchor = '', page: { ids } = {} } = target ?? {};
      if (target && target.file === undefined) {
        const slashed = href.replace(/(?=[?#]|$)/, '/');
        const better = site.resolve(slashed, page)?.file ? `; write ${clip(slashed)}` : '';
        report(`${shown()}, which does not exist${better}`, href, text);
      } else if (ids && !ids.includes(anchor) && !/^(?:top)?$/i.test(anchor))
        report(`${shown()}, but there is no id "${clip(anchor)}"`, href, text);
    }
  },

  // The home page and the page for unknown paths need no link.
  orphans({ file, isIndexed }, { linked, limits }, report) {
    if (limits.orphans && isIndexed && !linked.has(file) && !/^(?:index|404)\.html$/.test(file))
      report('no other page links to it');
  },

  duplicates(page, { firstWith }, report) {
    for (const what of ['title', 'description'] as const) {
      const first = firstWith.get(`${what} ${page.lang} ${page[what]}`);
      if (page[what] !== '' && first !== page.file) report(`has the same ${what} as ${first}: "${clip(page[what])}"`);
    }
  },

  weight({ file, isPage }, { files, limits: { pageBytes } }, report) {
    const weight = files.get(file) ?? 0;
    if (isPage && weight > pageBytes) report(`weighs ${weight} bytes of HTML after brotli, over ${pageBytes}`);
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
    if (!page.isPage) return;
    const { origin } = site.address;
    const { initialRequests, initialBytes } = site.limits;
    const hostOf = (href: string) => (URL.canParse(href, origin) ? new URL(href, origin).origin : origin);
    const counted = page.requests.filter(href => !site.allowed.has(hostOf(href)));
    for (const href of counted)
      if (hostOf(href) !== origin) report(`requests something from ${hostOf(href)} when it opens`, href);
    const requests = 1 + counted.length;
    const own = site.files.get(page.file) ?? 0;
    const bytes = counted.reduce((sum, href) => sum + (site.resolve(href, page)?.bytes ?? 0), own);
    if (requests > initialRequests)
      report(`makes ${requests} requests when it opens, over ${initialRequests}: ${clip(counted.join(', '))}`);
    if (bytes > initialBytes)
      report(`weighs ${bytes} bytes with everything it loads when it opens, over ${initialBytes}`);
  },
} satisfies Record<string, SiteRule>;
