/** A content file: its text, split into YAML and, for Markdown, a body; and where its values stand. Its text is not kept in memory. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, type Node, parseDocument } from 'yaml';
import { accessError, errorAt, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { hashOf } from '../model.ts';

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the body. */
export type Path = readonly PropertyKey[];

/** Returns what is at a path in a value, or undefined. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

/** A file's text with line ends "\n". `yaml` begins at the offset `start` of `text`; it is undefined if there is no front matter. */
export type Parts = { text: string; start: number; yaml: string | undefined; body: string | undefined };

/** Returns where the value at a path is written, or its name if `isKey`; if there is none, the nearest value around it. */
export type Locate = (path: Path, isKey?: boolean) => Location;

/** A content file. `parts` reads it, and throws a DiagnosticError if it has changed since it was opened. */
export type Source = { file: string; hash: string; parts: () => Parts; locate: Locate };

/** Parses YAML with positions; mistakes are collected, not thrown. */
export const parseYaml = (yaml: string) => parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });

/** Creates a function that opens files of `root` by their path, "content/site.yaml", and throws a DiagnosticError if one cannot be read. */
export function createOpener(root: string): (file: string) => Source {
  // Rendering a page reads its body many times. The bodies of all files would take too much memory: 270 MB for 10,000 articles.
  let latest: { file: string; hash: string; bytes: Buffer; parts?: Parts } | undefined;

  function read(file: string) {
    try {
      const bytes = readFileSync(path.join(root, file));
      latest = { file, hash: hashOf(bytes), bytes };
      return latest;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw accessError(file, error);
      throw errorAt(file, 'does not exist', 'content/schema.ts names this file.');
    }
  }

  return file => {
    const { hash } = read(file);
    const parts = () => {
      const opened = latest?.file === file && latest.hash === hash ? latest : read(file);
      if (opened.hash !== hash) throw errorAt(file, 'changed while the site was being built', 'Build again.');
      opened.parts ??= split(file, opened.bytes.toString());
      return opened.parts;
    };
    let values: Node | null | undefined;
    const locate: Locate = (path, isKey = false) => {
      const { text, start, yaml = '', body } = parts();
      if (body !== undefined && path[0] === 'body' && typeof path[1] === 'number')
        return locationAt(file, text, text.trimEnd().length - body.length + path[1]);
      values ??= parseYaml(yaml).contents;
      return locationAt(file, text, start + (nodeAt(values, path, isKey)?.range?.[0] ?? 0));
    };
    return { file, hash, parts, locate };
  };
}

function split(file: string, written: string): Parts {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!file.endsWith('.md')) return { text, start: 0, yaml: text, body: undefined };
  const [front, open = '', yaml = ''] = /^(---[ \t]*\n)([\s\S]*?\n)??---[ \t]*(?=\n|$)/.exec(text) ?? [];
  if (front === undefined) return { text, start: 0, yaml: undefined, body: undefined };
  // A copy: as slices of the text, values would keep all of it in memory.
  return { text, start: open.length, yaml: Buffer.from(yaml).toString(), body: text.slice(front.length).trim() };
}

/** Returns the value at a path, its name if `isKey` or if the value was omitted, or the last value on the way to it. */
function nodeAt(node: Node | null, [step, ...rest]: Path, isKey: boolean): Node | null {
  const item = isSeq<Node>(node) ? node.items[Number(step)] : undefined;
  if (item) return nodeAt(item, rest, isKey);
  const pair = isMap<Node, Node>(node) ? node.items.find(({ key }) => String(key) === String(step)) : undefined;
  if (!pair) return node;
  const [begin, end] = pair.value?.range ?? [];
  return begin === end || (isKey && rest.length === 0) ? pair.key : nodeAt(pair.value, rest, isKey);
}
