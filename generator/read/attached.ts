/** Files beside a text that are no content themselves, such as a PDF or a picture: those that it links to are published with it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Attached, decoded, hashOf } from '../model.ts';

/** Returns which of the `names` in content/ are neither texts nor code: "content/plan.pdf". */
export const otherFiles = (names: readonly string[]): Set<string> =>
  new Set(names.filter(name => !/\.(?:mdx?|ya?ml|tsx?)$/.test(name)).map(name => `content/${name}`));

/** Creates a function that returns those of the files `others` to which a file links by relative paths. */
export function createAttached(root: string, others: ReadonlySet<string>) {
  return (file: string, links: readonly string[]): Attached[] =>
    links.flatMap(href => {
      const from = path.posix.join(path.posix.dirname(file), decoded(href.replace(/[?#].*/s, '')));
      if (!others.has(from)) return [];
      const read = () => readFileSync(path.join(root, from));
      return { href, from, hash: hashOf(read()), read };
    });
}
