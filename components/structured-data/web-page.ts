/** Structured data of the page itself, and of lists on it (https://schema.org/WebPage, BreadcrumbList, ItemList). */
import type { BreadcrumbListLeaf, ItemListLeaf, ListItemLeaf, WebPage, WebPageLeaf } from 'schema-dts';
import type { Crumb } from '../../content/records.ts';
import type { Site } from '../../content/schemas/site.ts';
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

export const postList = (id: string, posts: readonly { slug: string; title: string }[]): ItemListLeaf =>
  itemList(
    id,
    posts.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}/` })),
  );

/** Returns a list of pages ("/blog/x/") or of anchors ("/clients/#hitachi"). */
export const itemList = (id: string, items: readonly { name: string; path: string }[]): ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': id,
  itemListElement: items.map(({ name, path }, i) => listItem(i, { name, url: path })),
});

/** Returns an item of a list by its index, from 0. As a function, because the compiler lets a callback's result have misspelt properties. */
export const listItem = (i: number, properties: Omit<ListItemLeaf, '@type' | 'position'>): ListItemLeaf => ({
  '@type': 'ListItem',
  position: i + 1,
  ...properties,
});
