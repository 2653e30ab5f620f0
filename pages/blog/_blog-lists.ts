/** The articles in the order of the lists, and by category. */
import type { Categories, Post } from '../../content/schemas/texts.ts';

export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));

/** Returns the categories that have articles, each with these in the given order. */
export const categoriesOf = (posts: readonly Post[], categories: Categories) =>
  Object.entries(categories)
    .map(([slug, category]) => ({ slug, ...category, posts: posts.filter(post => post.category === slug) }))
    .filter(({ posts }) => posts.length > 0);
