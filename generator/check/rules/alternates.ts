/** The forms of a page in other languages name each other, all of them the same ones: search engines believe nothing else. */
import { isLanguage } from './metadata.ts';
import { clip, type PageRecord } from './rule.ts';
import type { Site, SiteRule } from './site.ts';

export const alternates: SiteRule = (site, report) => {
  for (const page of site.pages) {
    if (page.alternates.length === 0) continue;
    const own = formsOf(page, site);
    if (own.size < page.alternates.length) report(page, 'names two alternates of one language');
    if (!page.alternates.some(({ href }) => site.resolve(href, page)?.page === page))
      report(page, 'is not among its own alternates (hreflang)');
    for (const { hreflang, href } of page.alternates) {
      const what = `its alternate ${clip(href)} (hreflang="${clip(hreflang)}")`;
      if (hreflang !== 'x-default' && !isLanguage(hreflang))
        report(page, `${what} has no language tag ("gu", "en-IN")`);
      const target = site.resolve(href, page);
      if (!target) continue;
      if (!target.page) report(page, `${what} does not exist`, href);
      else if (!isSame(formsOf(target.page, site), own))
        report(page, `${what} does not name the same alternates back`, href);
    }
  }
};

/** Language → where its form is. */
function formsOf(page: PageRecord, { resolve }: Site): Map<string, string> {
  return new Map(page.alternates.map(({ hreflang, href }) => [hreflang, resolve(href, page)?.path ?? href]));
}

const isSame = (a: Map<string, string>, b: Map<string, string>) =>
  a.size === b.size && [...a].every(([language, path]) => b.get(language) === path);
