/** A file of content: opened, hashed and split into its YAML and, in Markdown, its body. Its text is not kept. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { accessError, DiagnosticError, errorAt, locationAt } from '../diagnostics/diagnostics.ts';
import { hashOf } from '../model.ts';

/** A file of content as it was when it was opened. `parts` throws a DiagnosticError when it is no longer the same. */
export type Source = { file: string; hash: string; parts: () => Parts };

/** A file's text with plain line ends. `yaml` begins at the offset `start` of `text`; it is undefined where front matter is missing. */
export type Parts = { text: string; start: number; yaml: string | undefined; body: string | undefined };

/** Bytes of the largest file that is read. The longest article here has 13 kB. */
const sizeLimit = 512 * 1024;

/** Opens files under `root`, named from there: "content/site.yaml". Throws a DiagnosticError where one cannot be read. */
export function createOpener(root: string): (file: string) => Source {
  // While a page is rendered its text is asked for again and again, so one file is kept; as strings, all of them would be too much.
  let latest: { file: string; hash: string; bytes: Buffer; parts?: Parts } | undefined;

  function read(file: string) {
    const bytes = bytesOf(root, file);
    latest = { file, hash: hashOf(bytes), bytes };
    return latest;
  }

  function parts(file: string, hash: string): Parts {
    const opened = latest?.file === file && latest.hash === hash ? latest : read(file);
    if (opened.hash !== hash) throw errorAt(file, 'has changed while the site was being built', 'Build again.');
    opened.parts ??= split(file, opened.bytes.toString());
    return opened.parts;
  }

  return file => {
    const { hash } = read(file);
    return { file, hash, parts: () => parts(file, hash) };
  };
}

/** The bytes of a file, which are UTF-8 text. What would never end, such as a device, is not opened. */
function bytesOf(root: string, file: string): Buffer {
  let bytes: Buffer;
  try {
    const stats = statSync(path.join(root, file));
    if (stats.isDirectory()) throw errorAt(file, 'is a folder');
    if (!stats.isFile()) throw errorAt(file, 'is not a file');
    if (stats.size > sizeLimit) {
      const message = `is too large: ${Math.ceil(stats.size / 1024)} kB; a file of content has ${sizeLimit / 1024} kB at most`;
      throw errorAt(file, message, 'Split it, or keep what is no text in public/.');
    }
    bytes = readFileSync(path.join(root, file));
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw errorAt(file, 'does not exist', 'content/schema.ts names this file.');
    throw accessError(file, error, 'Check that it is a file that you may read.');
  }
  if (isUtf8(bytes)) return bytes;
  // Decoding puts U+FFFD where the bytes are no letter.
  const text = bytes.toString();
  const location = locationAt(file, text, text.indexOf('\uFFFD'));
  throw errorAt(location, 'is not UTF-8 text', 'Save the file in the encoding UTF-8.');
}

function split(file: string, written: string): Parts {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!file.endsWith('.md')) return { text, start: 0, yaml: text, body: undefined };
  const start = /^---[ \t]*\n/.exec(text)?.[0].length ?? 0;
  const fence = /^---[ \t]*$/gm;
  fence.lastIndex = start;
  const end = start > 0 ? fence.exec(text) : null;
  if (!end) return { text, start: 0, yaml: undefined, body: undefined };
  // A copy: parts of it, which stay in memory as values, would else hold all of the text (240 MB for 10,000 articles).
  const yaml = Buffer.from(text.slice(start, end.index)).toString();
  return { text, start, yaml, body: text.slice(fence.lastIndex).trim() };
}
