/** What a text links to by relative paths: other texts, and files that are no content themselves, such as a PDF, which are published with it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Attached, decoded, hashOf } from '../model.ts';

/** Returns which of the `names` in content/ are neither texts nor code: "content/plan.pdf". */
export const otherFiles = (names: readonly string[]): Set<string> =>
  new Set(names.filter(name => !/\.(?:mdx?|ya?ml|tsx?)$/.test(name)).map(name => `content/${name}`));

/** Returns the name of the file to which a file links: "content/plan.pdf" for "../plan.pdf#page=2" in content/posts/. */
const targetOf = (file: string, href: string): string =>
  path.posix.join(path.posix.dirname(file), decoded(href.replace(/[?#].*/s, '')));

/** Returns those of a file's links that lead to other texts, with the paths of their pages: "b.md#oven" → "/posts/b/#oven". */
export const linksToTexts = (file: string, links: readonly string[], pages: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    links.flatMap(href => {
      const page = pages.get(targetOf(file, href));
      return page ? [[href, page + (/[?#].*/s.exec(href)?.[0] ?? '')]] : [];
    }),
  );

/** Creates a function that returns those of the files `others` to which a file links by relative paths. */
export function createAttached(root: string, others: ReadonlySet<string>) {
  return (file: string, links: readonly string[]): Attached[] =>
    links.flatMap(href => {
      const from = targetOf(file, href);
      if (!others.has(from)) return [];
      const read = () => readFileSync(path.join(root, from));
      return { href, from, hash: hashOf(read()), read };
    });
}
