/** The lists of articles: the blog and its topics, paginated so that page size does not grow with the number of articles. */
import { slug } from 'github-slugger';
import type { Categories, Post } from '../../content/schemas/texts.ts';

/** Articles per page: the featured one, and fourteen that fill complete rows. */
export const perPage = 15;

/** The number of articles that must share a tag before it gets a page. */
const minPerTag = 2;

/** A category, which has a description in `text`, or a tag, which has none. */
type Topic = { slug: string; name: string; text?: string; posts: Post[] };

export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));

/**
 * Returns the topics that have a page, categories first, with their articles in the given order. A tag with a category's name counts as
 * that category. A tag with the same articles as an earlier topic is left out: search engines would index one of the two, rarely the better.
 */
export function topicsOf(posts: readonly Post[], categories: Categories): Topic[] {
  const byCategory = Object.entries(categories).map(([id, { name, text }]) => ({ slug: id, name, text, posts: [] }));
  const bySlug = new Map<string, Topic>(byCategory.flatMap(topic => slugsOf(topic).map(key => [key, topic])));
  for (const post of posts) {
    for (const name of new Set([categories[post.category]?.name ?? '', ...post.tags])) {
      const topic = bySlug.get(slug(name)) ?? { slug: slug(name), name, posts: [] };
      if (topic.posts.at(-1) !== post) topic.posts.push(post);
      bySlug.set(slug(name), topic);
    }
  }
  const postsKeyOf = ({ posts }: Topic) => posts.map(({ slug }) => slug).join();
  const topics = [...new Set(bySlug.values())].filter(topic => topic.posts.length >= ('text' in topic ? 1 : minPerTag));
  const firstWithPosts = new Map(topics.toReversed().map(topic => [postsKeyOf(topic), topic]));
  return topics.filter(topic => 'text' in topic || firstWithPosts.get(postsKeyOf(topic)) === topic);
}

/** Returns the slugs by which a tag refers to this topic: its id, and its name as a slug. */
const slugsOf = ({ slug: id, name }: Pick<Topic, 'slug' | 'name'>) => [id, slug(name)];

export const pathOfTopic = (slug: string): string => `/blog/topics/${slug}/`;

/** Returns a function that looks up a topic's path by its name, ignoring case. */
export function pathsOfTopics(topics: readonly Topic[]): (name: string) => string | undefined {
  const paths = new Map(topics.flatMap(topic => slugsOf(topic).map(key => [key, pathOfTopic(topic.slug)])));
  return name => paths.get(slug(name));
}

/** Returns the path of a page of a list, by the list's own path: "/blog/", 2 → "/blog/page/2/". */
export const pathOfPage = (base: string, page: number): string => (page === 1 ? base : `${base}page/${page}/`);

export const paginate = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, i) => items.slice(i * perPage, (i + 1) * perPage));
