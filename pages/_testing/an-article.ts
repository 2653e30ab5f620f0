import { readdirSync, readFileSync } from 'node:fs';

/** Returns the slugs of this site’s articles in alphabetical order. */
export const slugsOfArticles = (): string[] =>
  readdirSync('content/blog').flatMap(name => (name.endsWith('.md') ? name.slice(0, -3) : []));

const isPublished = (slug: string) => !/^draft: true$/m.test(readFileSync(`content/blog/${slug}.md`, 'utf8'));

/** The path of an article, whichever of them authors keep: "/blog/30-60-90-client-system/". */
export const anArticle = `/blog/${slugsOfArticles().find(isPublished)}/`;
