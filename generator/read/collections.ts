/** content/schema.ts as it is exported, the files that its collections name, and files that none of them names. */
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, listFolder, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files-under.ts';
import type { Collection, Collections } from '../model.ts';

const location = { file: 'content/schema.ts' };

/** Files that editors and systems leave beside one's own: "one.md~", ".one.md.swp", "#one.md#", ".DS_Store". */
const temporary = /^[.#]|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$/;

/** What content/schema.ts exports as `schema`, if every collection can be read. Throws a DiagnosticError otherwise. */
export function checkedCollections(exported: unknown): Collections {
  if (typeof exported !== 'object' || exported === null) {
    const hint = 'Export them as `schema`: name → { from, as }.';
    throw errorAt(location, 'exports no collections', hint);
  }
  const collections = exported as Collections;
  throwIfAny(Object.entries(collections).flatMap(([name, collection]) => wrongIn(name, collection ?? {})));
  return collections;
}

function wrongIn(name: string, { from, as }: Partial<Collection>): Diagnostic[] {
  if (!/^([\w-]+\/)*(\*|[\w.-]+)\.(yaml|md)$/.test(String(from))) {
    const hint = 'It names a file ("site.yaml") or the files of a folder ("blog/*.md").';
    return [{ message: `the collection "${name}" has no usable \`from\`: ${JSON.stringify(from)}`, location, hint }];
  }
  if (typeof as?.safeParse === 'function') return [];
  return [{ message: `the collection "${name}" has no schema`, location, hint: 'Give it a zod schema as `as`.' }];
}

/** Whether a collection is the files of a folder: "blog/*.md". */
export const isFolder = ({ from }: Collection): boolean => from.includes('*');

/** The files of a collection, sorted by name: "blog/*.md" → ["content/blog/a.md", …]. Throws a DiagnosticError where the folder cannot be read. */
export function filesOf(root: string, collection: Collection): string[] {
  if (!isFolder(collection)) return [`content/${collection.from}`];
  const folder = path.posix.join('content', path.posix.dirname(collection.from));
  const ending = path.posix.extname(collection.from);
  return listFolder(root, folder, full => readdirSync(full))
    .filter(name => name.endsWith(ending) && !temporary.test(name))
    .sort()
    .map(name => `${folder}/${name}`);
}

/** The files in content/ and in its folders. */
export const contentFiles = (root: string): string[] => listFolder(root, 'content', filesUnder);

/** Those of the `names` in content/ that look like content and are not among the files that are read. */
export function unmatchedFiles(
  root: string,
  names: readonly string[],
  collections: Collections,
  read: ReadonlySet<string>,
): Diagnostic[] {
  const patterns = Object.values(collections).map(({ from }) => from);
  return names
    .filter(name => /\.(ya?ml|md|mdx|markdown)$/i.test(name) && !read.has(`content/${name}`))
    .filter(name => !name.split('/').some(part => temporary.test(part)))
    .filter(name => lstatSync(path.join(root, 'content', name), { throwIfNoEntry: false })?.isFile())
    .map(name => {
      const pattern = `${path.posix.dirname(name)}/*${path.extname(name)}`;
      const near = nearest(name.toLowerCase(), patterns) ?? nearest(pattern, patterns);
      const hint = `${near ? `It reads ${near}; rename the file` : 'Name it there'}, or put it elsewhere.`;
      return { message: 'is read by no collection of content/schema.ts', location: { file: `content/${name}` }, hint };
    });
}
