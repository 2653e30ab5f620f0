/** content/schema.ts itself, and what stands in content/ beside what it names: rows that cannot be read, files that nobody would read. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isPassing } from './files-under.ts';
import type { Table } from './read.ts';
import { unreadable } from './refusable.ts';
import { nearest, type Problem } from './site-error.ts';

const place = { file: 'content/schema.ts' };

/** What is wrong before anything is read. */
export function tableProblems(root: string, table: Table | undefined): Problem[] {
  if (typeof table !== 'object')
    return [{ message: 'exports no table', place, hint: 'Export it as `schema`: name → { from, as }.' }];
  const wrong = Object.entries(table).flatMap(([name, { from, as }]): Problem[] => {
    if (!/^([\w-]+\/)*(\*|[\w.-]+)\.(yaml|md)$/.test(String(from))) {
      const hint = 'It names a file ("site.yaml") or the files of a folder ("blog/*.md").';
      return [{ message: `the row "${name}" has no usable \`from\`: ${JSON.stringify(from)}`, place, hint }];
    }
    return typeof as?.safeParse === 'function'
      ? []
      : [{ message: `the row "${name}" has no shape`, place, hint: 'Give it a zod schema as `as`.' }];
  });
  return wrong.length > 0 ? wrong : strays(root, table);
}

/** Files that look like content and are named by no row, and what stands under a name of content without being a file. */
function strays(root: string, table: Table): Problem[] {
  const rows = Object.values(table).map(({ from }) => from);
  const content = path.join(root, 'content');
  try {
    return readdirSync(content, { recursive: true, withFileTypes: true }).flatMap((entry): Problem[] => {
      const name = path.relative(content, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
      if (entry.name.startsWith('.') || isPassing(entry.name)) return [];
      const file = `content/${name}`;
      if (entry.isFile() && rows.some(from => from.startsWith(`${name}/`)))
        return [unreadable(file, { code: 'ENOTDIR' })];
      const isNamed = rows.some(from => from === name || from === name.replace(/[^/]*(?=\.\w+$)/, '*'));
      if (isNamed && !entry.isFile() && !entry.isSymbolicLink())
        return [{ message: entry.isDirectory() ? 'is a folder' : 'is not a file', place: { file } }];
      if (isNamed || !entry.isFile() || !/\.(ya?ml|md|mdx|markdown)$/i.test(name)) return [];
      const near =
        nearest(name.toLowerCase(), rows) ?? nearest(`${path.posix.dirname(name)}/*${path.extname(name)}`, rows);
      const hint = `${near ? `It reads ${near}; rename the file` : 'Name it there'}, or put it elsewhere.`;
      return [{ message: 'is read by no row of content/schema.ts', place: { file }, hint }];
    });
  } catch (error) {
    const { path: where = content } = error as NodeJS.ErrnoException;
    return [unreadable(path.relative(root, where).split(path.sep).join('/'), error)];
  }
}
