/** The collections that content/schema.ts exports, their files, and files that belong to no collection. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files.ts';
import type { Collection, Collections } from '../model.ts';

/** Returns whether a collection is the files of a folder: "blog/*.md", or also of the folders below it. */
export const isFolder = (collection: Collection | undefined): boolean => collection?.from.includes('*') ?? false;

/** Returns the names of the files in content/, and of those in folders beside it that a collection names: "../components/art/kites.svg". */
export function namesFor(root: string, collections: Collections): string[] {
  const beside = Object.values(collections).flatMap(({ from = '' }) => /^\.\.\/[^*]*(?=\/)/.exec(from)?.[0] ?? []);
  // Hidden files are those of editors and operating systems: ".#one.md", "#one.md".
  const namesIn = (folder: string) =>
    filesUnder(path.join(root, 'content', folder)).filter(name => !/(?:^|\/)[.#]/.test(name));
  return ['', ...new Set(beside)].flatMap(folder => namesIn(folder).map(name => path.posix.join(folder, name)));
}

/** Returns the files of a collection among the `names` in content/, each with its slug, what stands for the stars: "a", "gu/a", "guide/install", "guide" for guide/index.md. */
export function filesOf({ from }: Collection, names: readonly string[]): { file: string; slug: string }[] {
  // A single file need not exist.
  if (!from.includes('*')) return [{ file: path.posix.join('content', from), slug: '' }];
  const escaped = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${escaped.replace(/\*\*\/\*|\*/g, stars => (stars === '*' ? '([^/]*)' : '(.*)'))}$`);
  return names.flatMap(name => {
    const [file, ...stars] = pattern.exec(name) ?? [];
    const slug = from.includes('**') ? stars.join('/').replace(/(?:^|\/)index$/, '') : stars.join('/');
    return file ? { file: path.posix.join('content', file), slug } : [];
  });
}

/** Returns which of the `names` in content/ are neither texts nor code, such as a PDF: published at their paths in content/ if a text links to them. */
export const otherFiles = (names: readonly string[]): Set<string> =>
  new Set(names.filter(name => !/\.(?:mdx?|ya?ml|tsx?)$/.test(name)).map(name => `content/${name}`));

/** Returns a diagnostic for each of the `names` in content/ that looks like content but is not `used`: of no collection, and linked by no text. */
export function unusedFiles(names: readonly string[], used: ReadonlySet<string>): Diagnostic[] {
  const texts = names.filter(name => /\.(?:ya?ml|json|mdx?|markdown|html?|docx?)$/i.test(name));
  const message = 'belongs to no collection in content/schema.ts';
  const hint = 'Name it like the files of its collection (a text ends in .md), add it there, or move it elsewhere.';
  const files = texts.map(name => `content/${name}`).filter(file => !used.has(file));
  return files.map(file => ({ message, location: { file }, hint }));
}

/** Writes the schema of each collection as JSON Schema, with which editors check content as it is typed. */
export function writeEditorSchemas(collections: Collections, folder: string): void {
  // As CommonJS, like the site's own schema: with `import` a second copy of zod would be loaded, in a tenth of a second.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  for (const [name, { as }] of Object.entries(collections)) {
    const schema = toJSONSchema(as, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(schema, null, 1)}\n`);
    } catch {} // The cache, which is beside them, has said so.
  }
}
