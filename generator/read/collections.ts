/** The collections that content/schema.ts exports, their files, and files that belong to no collection. */
import { type Diagnostic, nearest } from '../diagnostics/diagnostics.ts';
import type { Collection, Collections } from '../model.ts';

/** Files with a leading dot belong to editors and operating systems, ".#one.md", ".DS_Store", and "#one.md" is one that Emacs has not saved. */
export const isHidden = (name: string): boolean => /(?:^|\/)[.#]/.test(name);

/** Returns whether a collection is the files of a folder: "blog/*.md". */
export const isFolder = ({ from }: Collection): boolean => from.includes('*');

/** A file of a collection, "content/blog/a.md", and the slug by which its entry is known: "a". */
export type EntryFile = { file: string; slug: string };

/** Returns those `names` in content/ that belong to a collection. A single file is returned even if it does not exist. */
export function filesOf({ from }: Collection, names: readonly string[]): EntryFile[] {
  const [before = '', ending] = from.split('*');
  if (ending === undefined) return [{ file: `content/${from}`, slug: '' }];
  return names
    .filter(name => name.startsWith(before) && name.endsWith(ending))
    .map(name => ({ file: `content/${name}`, slug: name.slice(before.length, -ending.length) }))
    .filter(({ slug }) => !slug.includes('/'));
}

/** Returns a diagnostic for each of the `names` in content/ that looks like content but belongs to no collection. */
export function unmatchedFiles(names: readonly string[], collections: Collections): Diagnostic[] {
  const patterns = Object.values(collections).map(({ from }) => from);
  const read = new Set(Object.values(collections).flatMap(one => filesOf(one, names).map(({ file }) => file)));
  const isText = (name: string) => /\.(?:(?:ya?ml|mdx?|markdown)(?:\.txt)?|docx?|odt|rtf)$/i.test(name);
  const unread = names.filter(name => isText(name) && !read.has(`content/${name}`));
  return unread.map(name => {
    const lower = name.toLowerCase();
    const near = nearest(lower, patterns) ?? nearest(lower.replace(/[^/]*(?=\.)/, '*'), patterns);
    const hint = `${near ? `It reads ${near}; rename the file` : 'Add it there'}, or move it elsewhere.`;
    return { message: 'belongs to no collection in content/schema.ts', location: { file: `content/${name}` }, hint };
  });
}
