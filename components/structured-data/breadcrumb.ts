/** The trail that the page shows (https://schema.org/BreadcrumbList); the last step has no address, it is the page. */
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
