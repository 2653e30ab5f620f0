/** Structured data of the page itself and of its breadcrumbs (https://schema.org/WebPage, BreadcrumbList). */
import type { BreadcrumbListLeaf, WebPage, WebPageLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { listItem } from './item-list.ts';
import { ids } from './json-ld.ts';

/** What structured data says of a page. */
export type Page = {
  /** Defaults to 'WebPage'. */
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | undefined;
  trail: readonly { name: string; path?: string }[];
};

/** The page, in the language of a tag. The website that it is part of is on the home page. */
export function webPage(site: Site, path: string, tag: string, { kind = 'WebPage', trail }: Page): WebPage {
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
export function breadcrumb(path: string, trail: Page['trail']): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${path}#trail`,
    itemListElement: trail.map(({ name, path: item }, i) => listItem(i, item ? { name, item } : { name })),
  };
}
