/** A content file: its text, split into YAML and, unless it is all YAML, a body; and where its values stand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isSeq, type Node, parseDocument } from 'yaml';
import { errorAt, fileError, type Location, locationAt } from '../diagnostics/diagnostics.ts';
import { hashOf } from '../model.ts';

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the body. */
export type Path = readonly PropertyKey[];

/** Returns whether a path is an offset in the body of Markdown. */
export const isInBody = (path: Path): boolean => path[0] === 'body' && typeof path[1] === 'number';

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

export type Source = ReturnType<typeof openSource>;

/** Opens a file of `root`; its `yaml` begins at the offset `start` of its `text`. Throws if it is Markdown without front matter. */
export function openSource(root: string, file: string) {
  const bytes = bytesOf(root, file);
  const text = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const { start, yaml, body } = split(file, text);
  let parsed: Document.Parsed | undefined;
  const document = () => {
    parsed ??= parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });
    return parsed;
  };
  /** Returns where the value at a path is written, or its name if `isKey`; if there is none, the nearest value around it. */
  const locate = (path: Path, isKey = false): Location => {
    if (body !== undefined && isInBody(path))
      return locationAt(file, text, text.trimEnd().length - body.length + Number(path[1]));
    return locationAt(file, text, start + (nodeAt(document().contents, path, isKey)?.range?.[0] ?? 0));
  };
  return { file, hash: hashOf(bytes), text, start, yaml, body, document, locate };
}

function bytesOf(root: string, file: string): Buffer {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    throw fileError(error, file, 'read', 'content/schema.ts names this file.');
  }
}

/** Returns the two parts of Markdown; any file but that and YAML is all body. */
function split(file: string, text: string): { start: number; yaml: string; body?: string } {
  if (/\.(?:ya?ml|json)$/.test(file)) return { start: 0, yaml: text };
  if (!file.endsWith('.md')) return { start: 0, yaml: '', body: text.trim() };
  const [front, open = '', yaml = ''] = /^(---[ \t]*\n)([\s\S]*?\n)??---[ \t]*(?=\n|$)/.exec(text) ?? [];
  const hint = 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
  if (front === undefined) throw errorAt(locationAt(file, text, 0), 'front matter is missing, or has no end', hint);
  // A copy: as slices of the text, values would keep all of it in memory.
  return { start: open.length, yaml: Buffer.from(yaml).toString(), body: text.slice(front.length).trim() };
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
