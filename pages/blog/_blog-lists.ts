/** The lists of articles: the blog and its categories, paginated so that page size does not grow with the number of articles. */
import type { Categories, Post } from '../../content/schemas/texts.ts';

/** Articles per page: the featured one, and fourteen below: a row of two, then rows of three. */
export const perPage = 15;

export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));

/** Returns the categories that have articles, each with these in the given order. */
export const categoriesOf = (posts: readonly Post[], categories: Categories) =>
  Object.entries(categories)
    .map(([slug, category]) => ({ slug, ...category, posts: posts.filter(post => post.category === slug) }))
    .filter(({ posts }) => posts.length > 0);

export const pathOfCategory = (slug: string): string => `/blog/topics/${slug}/`;

/** Returns the path of a page of a list, by the list's own path: "/blog/", 2 → "/blog/page/2/". */
export const pathOfPage = (base: string, page: number): string => (page === 1 ? base : `${base}page/${page}/`);

export const paginate = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, i) => items.slice(i * perPage, (i + 1) * perPage));
