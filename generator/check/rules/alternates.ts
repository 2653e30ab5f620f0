/** The versions of a page in all languages name each other, and the same ones: otherwise search engines ignore them. */
import { isLanguage } from './metadata.ts';
import { clip, type PageRecord } from './rule.ts';
import type { Site, SiteRule } from './site.ts';

export const alternates: SiteRule = (site, report) => {
  for (const page of site.pages) {
    if (page.alternates.length === 0) continue;
    const versions = versionsOf(page, site);
    if (versions.size < page.alternates.length) report(page, 'names two alternates for one language');
    if (!page.alternates.some(({ href }) => site.resolve(href, page)?.page === page))
      report(page, 'is not among its own alternates (hreflang)');
    for (const { hreflang, href } of page.alternates) {
      const what = `its alternate ${clip(href)} (hreflang="${clip(hreflang)}")`;
      if (hreflang !== 'x-default' && !isLanguage(hreflang))
        report(page, `${what} has an invalid language tag; valid are "gu" and "en-IN"`);
      const target = site.resolve(href, page);
      if (!target) continue;
      if (!target.page) report(page, `${what} does not exist`, href);
      else if (!isSame(versionsOf(target.page, site), versions))
        report(page, `${what} does not name the same alternates back`, href);
    }
  }
};

/** Returns a map from language to the path of that version. */
function versionsOf(page: PageRecord, { resolve }: Site): Map<string, string> {
  return new Map(page.alternates.map(({ hreflang, href }) => [hreflang, resolve(href, page)?.path ?? href]));
}

const isSame = (a: Map<string, string>, b: Map<string, string>) =>
  a.size === b.size && [...a].every(([language, path]) => b.get(language) === path);
