/** The lists in which articles stand: the blog itself and its topics, each in pages that stay within their weight however many there are. */
import { slug } from 'github-slugger';
import type { Categories, Post } from '../../content/schemas/texts.ts';

/** Articles on a page: the large one, and fourteen that fill their rows. */
export const perPage = 15;

/** Articles that must share a tag before it has a page. */
const least = 2;

/** A category, which says in a sentence what it holds, or a tag. */
export type Topic = { slug: string; name: string; text?: string; posts: Post[] };

export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));

/**
 * The topics that have a page, categories first; a tag of a category's name is that category. Their articles are in the order given. A tag
 * whose articles are those of a topic before it has none: search engines would choose one of the two, and rarely the better.
 */
export function topicsOf(posts: readonly Post[], categories: Categories): Topic[] {
  const byCategory = Object.entries(categories).map(([id, { name, text }]) => ({ slug: id, name, text, posts: [] }));
  const found = new Map<string, Topic>(byCategory.flatMap(topic => namesOf(topic).map(name => [name, topic])));
  for (const post of posts) {
    for (const name of new Set([categories[post.category]?.name ?? '', ...post.tags])) {
      const topic = found.get(slug(name)) ?? { slug: slug(name), name, posts: [] };
      if (topic.posts.at(-1) !== post) topic.posts.push(post);
      found.set(slug(name), topic);
    }
  }
  const listOf = ({ posts }: Topic) => posts.map(({ slug }) => slug).join();
  const held = [...new Set(found.values())].filter(topic => topic.posts.length >= ('text' in topic ? 1 : least));
  const first = new Map(held.toReversed().map(topic => [listOf(topic), topic]));
  return held.filter(topic => 'text' in topic || first.get(listOf(topic)) === topic);
}

/** What a tag may be called that is this topic. */
const namesOf = ({ slug: id, name }: Pick<Topic, 'slug' | 'name'>) => [id, slug(name)];

/** The path of a topic's page. */
export const pathOfTopic = (slug: string): string => `/blog/topics/${slug}/`;

/** The paths of topics by their names, which may be written in capitals or not. */
export function pathsOfTopics(topics: readonly Topic[]): (name: string) => string | undefined {
  const paths = new Map(topics.flatMap(topic => namesOf(topic).map(name => [name, pathOfTopic(topic.slug)])));
  return name => paths.get(slug(name));
}

/** A list's pages: "/blog/" → "/blog/", "/blog/page/2/"… `base` is its path. */
export const pageOf = (base: string, page: number): string => (page === 1 ? base : `${base}page/${page}/`);

/** A list cut into what its pages hold. */
export const inPages = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, i) => items.slice(i * perPage, (i + 1) * perPage));
