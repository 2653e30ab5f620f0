/** The collections that content/schema.ts exports, their files, and files that belong to no collection. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { filesUnder, replaceFile } from '../files.ts';
import type { Collection, Collections } from '../model.ts';

/** Returns whether a collection is the files of a folder: "blog/*.md", or also of the folders below it. */
export const isFolder = (collection: Collection | undefined): boolean => collection?.from.includes('*') ?? false;

/** Returns the folders beside content/ that collections name, from the root: "components/art" for "../components/art/*.svg". */
export function foldersBeside(collections: Collections): string[] {
  const all = Object.values(collections).filter(({ load }) => !load);
  const folders = all.flatMap(({ from }) => /^\.\.\/[^*]*(?=\/)/.exec(from)?.[0] ?? []);
  return [...new Set(folders)].map(folder => path.posix.join('content', folder));
}

/** Returns the files in content/, and in folders beside it that collections name. */
export function filesFor(root: string, collections: Collections): string[] {
  const filesIn = (folder: string) => filesUnder(path.join(root, folder)).map(name => `${folder}/${name}`);
  const all = ['content', ...foldersBeside(collections)].flatMap(filesIn);
  // Hidden files are those of editors and operating systems: ".#one.md", "#one.md".
  return [...new Set(all)].filter(file => !/\/[.#]/.test(file));
}

/** Returns the files of a collection among `files`, each with its slug, what stands for the stars: "a", "gu/a", "guide" for guide/index.md. */
export function filesOf(collection: Collection, files: readonly string[]): { file: string; slug: string }[] {
  const from = path.posix.join('content', collection.from);
  // A single file need not exist.
  if (!isFolder(collection)) return [{ file: from, slug: '' }];
  const escaped = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${escaped.replace(/\*\*\/\*|\*/g, stars => (stars === '*' ? '([^/]*)' : '(.*)'))}$`);
  return files.flatMap(name => {
    const [file, ...stars] = pattern.exec(name) ?? [];
    const slug = from.includes('**') ? stars.join('/').replace(/(?:^|\/)index$/, '') : stars.join('/');
    return file ? { file, slug } : [];
  });
}

/** Returns which files are neither texts nor code, such as a PDF. A text in content/ may link to those beside it. */
export const otherFiles = (files: readonly string[]): Set<string> =>
  new Set(files.filter(file => !/\.(?:mdx?|ya?ml|tsx?)$/.test(file)));

/** Returns a diagnostic for each file in content/ that looks like content but is not `used`: of no collection, and linked by no text. */
export function unusedFiles(files: readonly string[], used: ReadonlySet<string>): Diagnostic[] {
  const texts = files.filter(file => /^content\/.*\.(?:ya?ml|json|mdx?|markdown|html?|docx?)$/i.test(file));
  const message = 'belongs to no collection in content/schema.ts';
  const hint = 'Name it like the files of its collection (a text ends in .md), add it there, or move it elsewhere.';
  return texts.filter(file => !used.has(file)).map(file => ({ message, location: { file }, hint }));
}

/** Writes the schema of each collection as JSON Schema, with which editors check content as it is typed. */
export function writeEditorSchemas(collections: Collections, folder: string): void {
  // As CommonJS, like the site's own schema: with `import` a second copy of zod would be loaded, in a tenth of a second.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  for (const [name, { as }] of Object.entries(collections)) {
    try {
      const schema = toJSONSchema(as, { io: 'input', unrepresentable: 'any', reused: 'inline' });
      replaceFile(path.join(folder, `${name}.json`), `${JSON.stringify(schema, null, 1)}\n`);
    } catch {} // Without it an editor only knows less.
  }
}
