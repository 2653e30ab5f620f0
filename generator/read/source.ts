/** A content file: its text, split into YAML and, unless it is all YAML, a body; and where its values stand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
} from 'yaml';
import type { Diagnostic, Location } from '../diagnostics/diagnostics.ts';
import { errorAt, fileError, locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import { hashOf } from '../model.ts';

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the body. */
export type Path = readonly PropertyKey[];
export const isInBody = (path: Path): boolean => path[0] === 'body' && typeof path[1] === 'number';

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

/** Returns whether a path leads to a value, or to a part of it. */
export const isWithin = (path: Path, value: Path): boolean =>
  value.every((step, i) => String(step) === String(path[i]));

export type Source = ReturnType<typeof openSource>;

/** Opens a file of `root`, or `bytes` in its place; its `yaml` begins at the offset `start` of its `text`. Throws if it is Markdown without front matter. */
export function openSource(root: string, file: string, bytes: Buffer = bytesOf(root, file)) {
  const text = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const conflict = text.search(/^<{7} /m);
  const choose = 'Choose one of the two, and delete the lines with the marks.';
  if (conflict >= 0) throw errorAt(locationAt(file, text, conflict), 'a merge conflict is not resolved', choose);
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
  return { file, bytes, hash: hashOf(bytes), text, start, yaml, body, document, locate };
}

function bytesOf(root: string, file: string): Buffer {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    throw fileError(error, file, 'read', 'content/schema.ts names this file.');
  }
}

function split(file: string, text: string): { start: number; yaml: string; body?: string } {
  if (/\.(?:ya?ml|json)$/.test(file)) return { start: 0, yaml: text };
  if (!file.endsWith('.md')) return { start: 0, yaml: '', body: text.trim() };
  const [front, open = '', yaml = ''] = /^(---[ \t]*\n)([\s\S]*?)(?<=\n)---[ \t]*(?=\n|$)/.exec(text) ?? [];
  const hint = 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
  if (front === undefined) throw errorAt(locationAt(file, text, 0), 'front matter is missing, or has no end', hint);
  // A copy: as slices of the text, values would keep all of it in memory.
  return { start: open.length, yaml: Buffer.from(yaml).toString(), body: text.slice(front.length).trim() };
}

/** Returns an item of a list, or a name of a record with its value. */
export function itemAt(node: unknown, step: PropertyKey | undefined): Node | Pair<Node, Node | null> | undefined {
  if (isSeq<Node>(node)) return node.items[Number(step)];
  return isMap<Node, Node | null>(node) ? node.items.find(({ key }) => String(key) === String(step)) : undefined;
}

/** Returns the value at a path, its name if `isKey` or if the value was omitted, or the last value on the way to it. */
function nodeAt(node: Node | null, [step, ...rest]: Path, isKey: boolean): Node | null {
  const item = itemAt(node, step);
  if (!isPair(item)) return item ? nodeAt(item, rest, isKey) : node;
  const [begin, end] = item.value?.range ?? [];
  return begin === end || (isKey && rest.length === 0) ? item.key : nodeAt(item.value, rest, isKey);
}

/** Marks a value, which may be a text, fields or a list, as one that a person must settle before launch. */
export const placeholderTag = '!placeholder';
export const quotesHint = 'If it is text, put it in quotes.';

export function parseSource(source: Source): { data: unknown; placeholders: Path[] } {
  const { file, text, start, yaml } = source;
  if (file.endsWith('.json'))
    try {
      return { data: JSON.parse(yaml), placeholders: [] };
    } catch {} // The parser of YAML, which knows JSON, says where and why.
  const document = source.document();
  const placeholders: Path[] = [];
  const diagnostics: Diagnostic[] = [];
  const quotes: number[] = [];
  const report = (offset: number, message: string, hint?: string) =>
    diagnostics.push({ message, location: locationAt(file, text, start + offset), ...(hint && { hint }) });

  function visit(node: Node, path: Path): void {
    const [begin, end] = node.range ?? [0, 0];
    const isPlaceholder = node.tag === placeholderTag;
    if (isPlaceholder) placeholders.push(path);
    const unquoted = (sign: string) => `a text that begins with "${sign}" must be in quotes`;
    if ('anchor' in node && node.anchor) report(yaml.lastIndexOf('&', begin), unquoted('&'));
    if (isAlias(node)) report(begin, unquoted('*'));
    else if (isSeq<Node>(node)) for (const [i, item] of node.items.entries()) visit(item, [...path, i]);
    else if (isMap<Node, Node | null>(node)) {
      for (const { key, value } of node.items) {
        // A tag before a name is meant for its value.
        if (key.tag === placeholderTag) placeholders.push([...path, String(key)]);
        if (value) visit(value, [...path, String(key)]);
      }
    } else if (isScalar(node) && node.type === 'PLAIN') {
      // YAML takes "#1" in "the #1 bakery" for a comment.
      const [, hashtag] = /^[ \t]+(#[\p{L}\p{N}]\S*)/u.exec(yaml.slice(end, end + 100)) ?? [];
      const message = `the text ends before ${hashtag}, which is read as a comment`;
      const hint = 'Put the text in quotes; if it is a comment, write a space after the "#".';
      if (hashtag) report(yaml.indexOf('#', end), message, hint);
      // The parser takes a value with an unknown tag for a text, even if it is a number.
      if (isPlaceholder) node.value = parse(node.source ?? '');
    } else if (isScalar(node) && node.type?.startsWith('QUOTE')) quotes.push(begin);
  }

  if (document.contents) visit(document.contents, []);
  const errors = [...document.errors, ...document.warnings].filter(
    ({ message }) => message !== `Unresolved tag: ${placeholderTag}`,
  );
  // A tab in an indent leads to errors about other things, there and below.
  const tab = errors.length > 0 ? yaml.search(/(?<=^ *)\t(?=[\t ]*\S)/m) : -1;
  if (tab >= 0) report(tab, 'Tabs are not allowed as indentation', 'Indent the line with spaces instead.');
  const all = tab < 0 ? errors : [];
  // One for each line: the others follow from it.
  const lines = new Map(all.map(error => [yaml.lastIndexOf('\n', error.pos[0] - 1), error]));
  for (const { message, pos } of lines.values()) {
    const [, clearer, hint = quotesHint] = meanings.find(([error]) => error.test(message)) ?? [];
    // A quote that is not closed ends with the file.
    const opened = message.startsWith('Missing closing') ? quotes.findLast(at => at < pos[0]) : undefined;
    report(opened ?? pos[0], clearer ?? message.replace(/;.*/, ''), hint);
  }
  throwIfAny(diagnostics);
  return { data: document.toJS(), placeholders };
}

const meanings: [error: RegExp, message: string | undefined, hint: string][] = [
  [/^Nested/, 'a text with a colon followed by a space must be in quotes', quotesHint],
  [/^Implicit keys/, 'the line below is read as part of this text', 'Begin it in the column of the other names.'],
  [/^Implicit map/, 'this is not a name with a value', 'Write `name: value`, with a space after the colon.'],
  [/^Map keys/, 'this name is there twice', 'Delete one of the two, or rename it.'],
  [/^Missing closing/, 'the quote that begins here is not closed', 'Close it where its text ends.'],
  [/^Unexpected scalar/, 'the text goes on after its end', 'Put all of it in quotes, other ones than those in it.'],
  [/^Unresolved tag/, undefined, `The only tag is ${placeholderTag}. ${quotesHint}`],
];
