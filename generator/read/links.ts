/** What texts link to by relative paths: other texts, and files that are no content themselves, such as a PDF, which are published at their paths in content/. */
import path from 'node:path';
import { decoded } from '../model.ts';

/** Returns which of the `names` in content/ are neither texts nor code: "content/plan.pdf". */
export const otherFiles = (names: readonly string[]): Set<string> =>
  new Set(names.filter(name => !/\.(?:mdx?|ya?ml|tsx?)$/.test(name)).map(name => `content/${name}`));

/** Returns the name of the file to which a file links: "content/plan.pdf" for "../plan.pdf#page=2" in content/posts/. */
const targetOf = (file: string, href: string): string =>
  path.posix.join(path.posix.dirname(file), decoded(href.replace(/[?#].*/s, '')));

/** Returns those of the files `others` to which entries link. */
export const linkedFiles = (
  entries: readonly { file: string; links: readonly string[] }[],
  others: ReadonlySet<string>,
): string[] => {
  const targets = entries.flatMap(({ file, links }) => links.map(href => targetOf(file, href)));
  return [...new Set(targets)].filter(target => others.has(target));
};

/** Returns those of a file's links that lead to other files of the site, with their paths: "b.md#oven" → "/posts/b/#oven". */
export const pathsOfLinks = (file: string, links: readonly string[], pathOf: (target: string) => string | undefined) =>
  Object.fromEntries(
    links.flatMap(href => {
      const found = pathOf(targetOf(file, href));
      return found ? [[href, found + (/[?#].*/s.exec(href)?.[0] ?? '')]] : [];
    }),
  );
