/** The files of content/: those that a row of the table names, and their texts. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './memo.ts';
import type { Row } from './read.ts';
import { unreadable } from './refusable.ts';
import { type Problem, SiteError } from './site-error.ts';

/** Whether a row names the files of a folder: "blog/*.md". */
export const isFolder = (row: Row): boolean => row.from.includes('*');

/** The files of a row, sorted by name: "blog/*.md" → ["content/blog/a.md", …]. */
export function filesOf(root: string, row: Row): string[] {
  if (!isFolder(row)) return [`content/${row.from}`];
  const folder = path.posix.dirname(row.from);
  const ending = path.posix.extname(row.from);
  const whole = path.join(root, 'content', folder);
  return (existsSync(whole) ? readdirSync(whole) : [])
    .filter(name => name.endsWith(ending) && !name.startsWith('.'))
    .sort()
    .map(name => `content/${folder}/${name}`);
}

/** A file as it is now: a hash of it, and its text as often as it is asked for. The text of all files would be too much to keep. */
export type ContentFile = { hash: string; textOf: () => string };

/** Opens a file, or says why it cannot be read. `textOf` throws a SiteError when the file is no longer what it was. */
export function openFile(root: string, file: string): ContentFile | Problem {
  const bytes = bytesOf(root, file);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const hash = hashOf(bytes);
  last = { root, file, hash, bytes };
  return { hash, textOf: () => textOf(root, file, hash) };
}

/** A file's bytes, which are UTF-8 text, or why there are none. */
function bytesOf(root: string, file: string): Uint8Array | Problem {
  const place = { file };
  try {
    const bytes = readFileSync(path.join(root, file));
    if (isUtf8(bytes)) return bytes;
    return { message: 'is not UTF-8 text', place, hint: 'Save the file in the encoding UTF-8.' };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { message: 'does not exist', place, hint: 'content/schema.ts names this file.' };
    return { ...unreadable(file, error), hint: 'Check that it is a file that you may read.' };
  }
}

const decoder = new TextDecoder();

/** The one file that is kept: while a page is being made its text is asked for again and again. */
let last: { root: string; file: string; hash: string; bytes: Uint8Array; text?: string } | undefined;

function textOf(root: string, file: string, hash: string): string {
  if (last?.root !== root || last.file !== file || last.hash !== hash) {
    const bytes = bytesOf(root, file);
    if (!(bytes instanceof Uint8Array)) throw new SiteError([bytes]);
    if (hashOf(bytes) !== hash) {
      const message = 'has changed while the site was being built';
      throw new SiteError([{ message, place: { file }, hint: 'Build again.' }]);
    }
    last = { root, file, hash, bytes };
  }
  last.text ??= decoder.decode(last.bytes);
  return last.text;
}
