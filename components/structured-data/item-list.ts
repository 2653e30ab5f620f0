/** A list of pages, or of places on a page, in the order in which they are shown (https://schema.org/ItemList). */
import type { ItemListLeaf } from 'schema-dts';

/** `path` may be a page ("/blog/x/") or an anchor ("/clients/#hitachi"). */
export type Item = { name: string; path: string };

export function itemList(id: string, items: readonly Item[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': id,
    itemListElement: items.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, url: path })),
  };
}
