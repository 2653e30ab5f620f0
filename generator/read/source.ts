/** A content file: opened, hashed, and split into its YAML and, for Markdown, its body. Its text is not kept in memory. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { accessError, errorAt, locationAt } from '../diagnostics/diagnostics.ts';
import { type Cache, hashOf } from '../model.ts';
import { createLocator, type Locator } from './positions.ts';

/** A content file. `parts` reads it, and throws a DiagnosticError if it has changed since it was opened; `locate` locates its values. */
export type Source = { file: string; hash: string; parts: () => Parts; locate: Locator };

/** A file's text with line ends "\n". `yaml` begins at the offset `start` of `text`; it is undefined if there is no front matter. */
export type Parts = { text: string; start: number; yaml: string | undefined; body: string | undefined };

/** Maximum size of a file in bytes. The longest article of this site has 13 kB. */
const sizeLimit = 512 * 1024;

/** Milliseconds after a change before a file's times identify its content: some disks count them in steps of two seconds. */
const settled = 3000;

/**
 * Creates a function that opens files by their path in `root`: "content/site.yaml". It throws a DiagnosticError if a file cannot be read. A file
 * whose hash is in the cache, under its size and times, is not read until its text is needed.
 */
export function createOpener(root: string, cache: Cache): (file: string) => Source {
  // Rendering a page reads its text many times, so the latest file is kept; the texts of all files would take too much memory.
  let latest: { file: string; hash: string; bytes: Buffer; parts?: Parts } | undefined;

  function read(file: string) {
    const bytes = bytesOf(root, file);
    latest = { file, hash: hashOf(bytes), bytes };
    return latest;
  }

  function hashOfFile(file: string): string {
    const opened = Date.now();
    const { ino, size, mtimeMs, ctimeMs } = statOf(root, file);
    const key = `hash ${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    const known = cache.get(key) as string | undefined;
    if (known !== undefined) return known;
    const { hash } = read(file);
    if (ctimeMs + settled < opened) cache.set(key, hash);
    return hash;
  }

  return file => {
    const hash = hashOfFile(file);
    const parts = () => {
      const opened = latest?.file === file && latest.hash === hash ? latest : read(file);
      if (opened.hash !== hash) throw errorAt(file, 'changed while the site was being built', 'Build again.');
      opened.parts ??= split(file, opened.bytes.toString());
      return opened.parts;
    };
    return { file, hash, parts, locate: createLocator(file, parts) };
  };
}

/** Returns the stats of a file of text. Refuses devices and the like, whose content might never end. */
function statOf(root: string, file: string): Stats {
  const stats = accessing(file, () => statSync(path.join(root, file)));
  if (stats.isDirectory()) throw errorAt(file, 'is a folder');
  if (!stats.isFile()) throw errorAt(file, 'is not a file');
  if (stats.size <= sizeLimit) return stats;
  const message = `is too large: ${Math.ceil(stats.size / 1024)} kB; a content file may have at most ${sizeLimit / 1024} kB`;
  throw errorAt(file, message, 'Split it, or move what is not text to public/.');
}

/** Reads a file of UTF-8 text. */
function bytesOf(root: string, file: string): Buffer {
  const bytes = accessing(file, () => readFileSync(path.join(root, file)));
  if (isUtf8(bytes)) return bytes;
  // Decoding replaces invalid bytes by U+FFFD.
  const text = bytes.toString();
  const location = locationAt(file, text, text.indexOf('\uFFFD'));
  throw errorAt(location, 'is not UTF-8 text', 'Save the file with the encoding UTF-8.');
}

/** Runs `access`, and throws a DiagnosticError if the file system refuses it. */
function accessing<Result>(file: string, access: () => Result): Result {
  try {
    return access();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw errorAt(file, 'does not exist', 'content/schema.ts names this file.');
    throw accessError(file, error, 'Check that you have permission to read it.');
  }
}

function split(file: string, written: string): Parts {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!file.endsWith('.md')) return { text, start: 0, yaml: text, body: undefined };
  const start = /^---[ \t]*\n/.exec(text)?.[0].length ?? 0;
  const fence = /^---[ \t]*$/gm;
  fence.lastIndex = start;
  const end = start > 0 ? fence.exec(text) : null;
  if (!end) return { text, start: 0, yaml: undefined, body: undefined };
  // A copy: otherwise values that are slices of it would keep the whole text in memory (240 MB for 10,000 articles).
  const yaml = Buffer.from(text.slice(start, end.index)).toString();
  return { text, start, yaml, body: text.slice(fence.lastIndex).trim() };
}
