/** The articles in the order of the lists, and by category, and what the chats of these lists begin with. */
import type { Site } from '../../content/schemas/site.ts';
import type { Categories, Post } from '../../content/schemas/texts.ts';

export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));

/** Returns the categories that have articles, each with these in the given order. */
export const categoriesOf = (posts: readonly Post[], categories: Categories) =>
  Object.entries(categories)
    .map(([slug, category]) => ({ slug, ...category, posts: posts.filter(post => post.category === slug) }))
    .filter(({ posts }) => posts.length > 0);

export const pathOfCategory = (slug: string): string => `/blog/topics/${slug}/`;

/** Returns the draft message of the blog's chats. */
export const blogChatText = (site: Site): string => `Hi ${site.name}, I have read your guides and have a question.`;
