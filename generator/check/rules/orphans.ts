/** Some other page links to every page that result pages may show: without a way to it nobody comes. */
import type { PageRecord } from './rule.ts';
import type { SiteRule } from './site.ts';

/** The pages to which a visitor comes by himself: the address, and a wrong one. */
const entrances = new Set(['index.html', '404.html']);

export const orphans: SiteRule = ({ pages, resolve }, report) => {
  const linked = new Set<PageRecord>();
  for (const page of pages) {
    for (const { href, kind } of page.references) {
      const target = kind === 'load' ? undefined : resolve(href, page)?.page;
      if (target && target !== page) linked.add(target);
    }
  }
  for (const page of pages) {
    if (page.isIndexed && !entrances.has(page.file) && !linked.has(page)) report(page, 'no other page links to it');
  }
};
