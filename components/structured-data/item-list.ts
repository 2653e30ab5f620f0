/** Structured data of a list of pages or anchors, in display order (https://schema.org/ItemList). */
import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';

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
