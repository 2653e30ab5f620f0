import { readdirSync, readFileSync } from 'node:fs';

const isPublished = (name: string) =>
  name.endsWith('.md') && !/^draft: true$/m.test(readFileSync(`content/blog/${name}`, 'utf8'));

/** The path of an article, whichever of them authors keep: "/blog/30-60-90-client-system/". */
export const anArticle = `/blog/${readdirSync('content/blog').find(isPublished)?.replace('.md', '')}/`;
