/** The trail that the page shows (https://schema.org/BreadcrumbList); the last step has no address, it is the page. */
import type { Node } from './json-ld.ts';

export function breadcrumb(path: string, trail: readonly { name: string; path?: string }[]): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${path}#trail`,
    itemListElement: trail.map(({ name, path: item }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(item ? { item } : {}),
    })),
  };
}
