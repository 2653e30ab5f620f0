/** Structured data of the page itself and of its breadcrumbs (https://schema.org/WebPage, BreadcrumbList). */
import type { BreadcrumbListLeaf, WebPage, WebPageLeaf } from 'schema-dts';
import type { Crumb } from '../../content/records.ts';
import type { Site } from '../../content/schemas/site.ts';
import { listItem } from './item-list.ts';
import { ids } from './json-ld.ts';

export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** The page, in the language of a tag, below those on the trail. The website that it is part of is on the home page. */
export function webPage(
  site: Site,
  path: string,
  tag: string,
  kind: PageKind = 'WebPage',
  trail: readonly Crumb[] = [],
): WebPage {
  return {
    '@type': kind,
    '@id': `${path}#page`,
    url: path,
    name: trail.at(-1)?.name ?? site.name,
    inLanguage: tag,
    isPartOf: { '@id': ids.website },
    ...(trail.length > 0 ? ({ breadcrumb: { '@id': `${path}#trail` } } satisfies Partial<WebPageLeaf>) : {}),
  };
}

/** The breadcrumbs of a page. The last item is the page itself and has no URL. */
export function breadcrumb(path: string, trail: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${path}#trail`,
    itemListElement: trail.map(({ name, path: item }, i) => listItem(i, item ? { name, item } : { name })),
  };
}
