/** The collections that content/schema.ts exports, their files, and files that belong to no collection. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, hintOf, listFolder, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Collection, Collections } from '../model.ts';

const location = { file: 'content/schema.ts' };

/** Files with a leading dot belong to editors and operating systems, ".#one.md", ".DS_Store", and "#one.md" is one that Emacs has not saved. */
const isHidden = (name: string): boolean => /^[.#]/.test(name);

/** Validates what content/schema.ts exports as `schema`. Throws a DiagnosticError for collections that cannot be read. */
export function checkedCollections(exported: unknown): Collections {
  if (typeof exported !== 'object' || exported === null) {
    const hint = 'Export them as `schema`: name → { from, as }.';
    throw errorAt(location, 'exports no collections', hint);
  }
  const collections = exported as Collections;
  throwIfAny(Object.entries(collections).flatMap(([name, collection]) => mistakesIn(name, collection ?? {})));
  return collections;
}

const properties = ['from', 'as', 'isPublic', 'facts'];

function mistakesIn(name: string, collection: Partial<Collection>): Diagnostic[] {
  const { from, as, facts } = collection;
  const mistake = (message: string, hint: string) => [
    { message: `the collection "${name}" ${message}`, location, hint },
  ];
  if (!/^([\w-]+\/)*(\*|[\w.-]+)\.(yaml|md)$/.test(String(from))) {
    const hint = 'Name a file ("site.yaml") or the files of a folder ("blog/*.md").';
    return mistake(`has an invalid \`from\`: ${JSON.stringify(from)}`, hint);
  }
  if (typeof as?.safeParse !== 'function') return mistake('has no schema', 'Set `as` to a zod schema.');
  if (facts && isFolder({ from } as Collection))
    return mistake('has `facts`, but is a folder', 'Texts can refer to the values of a single file only.');
  const unknown = Object.keys(collection).find(key => !properties.includes(key));
  return unknown === undefined ? [] : mistake(`has an unknown property "${unknown}"`, hintOf(unknown, properties));
}

/** Returns whether a collection is the files of a folder: "blog/*.md". */
export const isFolder = ({ from }: Collection): boolean => from.includes('*');

/** Returns the files of a collection, sorted by name: "blog/*.md" → ["content/blog/a.md", …]. Throws a DiagnosticError if the folder cannot be read. */
export function filesOf(root: string, collection: Collection): string[] {
  if (!isFolder(collection)) return [`content/${collection.from}`];
  const folder = path.posix.join('content', path.posix.dirname(collection.from));
  const ending = path.posix.extname(collection.from);
  return listFolder(root, folder, full => readdirSync(full))
    .filter(name => name.endsWith(ending) && !isHidden(name))
    .sort()
    .map(name => `${folder}/${name}`);
}

/** Returns a diagnostic for each of the `names` in content/ that looks like content but is not among the files `read`. */
export function unmatchedFiles(names: readonly string[], collections: Collections, read: ReadonlySet<string>) {
  const patterns = Object.values(collections).map(({ from }) => from);
  return names
    .filter(
      name => /\.(?:(?:ya?ml|mdx?|markdown)(?:\.txt)?|docx?|odt|rtf)$/i.test(name) && !read.has(`content/${name}`),
    )
    .filter(name => !name.split('/').some(isHidden))
    .map(name => {
      const folder = path.posix.dirname(name);
      const near = nearest(name.toLowerCase(), patterns) ?? patterns.find(from => from.startsWith(`${folder}/*`));
      const hint = `${near ? `It reads ${near}; rename the file` : 'Add it there'}, or move it elsewhere.`;
      return { message: 'belongs to no collection in content/schema.ts', location: { file: `content/${name}` }, hint };
    });
}
