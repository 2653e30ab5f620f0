/** Structured data of a page's breadcrumbs (https://schema.org/BreadcrumbList). The last item is the page itself and has no URL. */
import type { BreadcrumbListLeaf, ListItemLeaf } from 'schema-dts';

export function breadcrumb(path: string, trail: readonly { name: string; path?: string }[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${path}#trail`,
    itemListElement: trail.map(({ name, path: item }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(item ? ({ item } satisfies Partial<ListItemLeaf>) : {}),
    })),
  };
}
