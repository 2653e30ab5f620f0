/** Edits a value of a content file where it stands: comments, order, quotes and line breaks of all else stay byte for byte. */
import { Document, isMap, isPair, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { appended, type Change, type Items, indentAt, moved, rangeOf, removed, spanOf } from './items.ts';
import { blockAt } from './path-at.ts';
import { isInBody, type Path, placeholderTag, type Source } from './source.ts';

/** `value` replaces a value, `null` removes it; `confirm` only removes its tag; `list` moves or removes the item at the path, or adds one. */
export type Edit = { value?: unknown; confirm?: boolean; list?: 'add' | 'remove' | 'up' | 'down' };

/** A value; the map or list around it, and which of its items it is: -1 if it is missing. */
type Place = { node: Node | null; parent?: Items; index: number };
/** How a value is written: `indent` is that of lines below its first. */
type Style = { isJson: boolean; isFlow: boolean; indent: string; type?: Scalar.Type };

/** Letters in a line of a folded text. */
const width = 120;

/** Returns the bytes of a file after an edit. Throws if only a person can make it. */
export function splice(source: Source, path: Path, edit: Edit): Buffer {
  const { bytes, text, body } = source;
  const [mark = ''] = /^\uFEFF?/.exec(String(bytes)) ?? [];
  const lineEnd = bytes.includes('\r\n') ? '\r\n' : '\n';
  const asBytes = (lines: string) => Buffer.from(mark + lines.replaceAll('\n', lineEnd));
  const isBody = body !== undefined && isInBody(path);
  const changes = isBody ? changesIn(body, Number(path[1]), edit) : changesOf(source, path, edit);
  if (!changes || !asBytes(text).equals(bytes))
    throw errorAt(source.locate(path), 'this can only be changed in an editor');
  const start = isBody ? source.bodyStart : source.start;
  const apply = (now: string, { at, end, text }: Change) => now.slice(0, start + at) + text + now.slice(start + end);
  return asBytes(changes.toSorted((a, b) => b.at - a.at).reduce(apply, text));
}

const changesIn = (body: string, at: number, { value }: Edit): Change[] | undefined =>
  typeof value === 'string' ? [{ ...blockAt(body, at), text: value.trim() }] : undefined;

function placeOf(root: Node | null, path: Path): Place | undefined {
  let place: Place = { node: root, index: 0 };
  for (const step of path) {
    const parent = place.node;
    if (!isMap<Node, Node | null>(parent) && !isSeq<Node>(parent)) return undefined;
    const index = isSeq(parent) ? Number(step) : parent.items.findIndex(({ key }) => String(key) === String(step));
    const item = parent.items[index];
    if (!item && isSeq(parent)) return undefined;
    place = { node: isPair(item) ? (item.value as Node | null) : (item ?? null), parent, index };
  }
  return place;
}

function changesOf({ file, yaml, document }: Source, path: Path, { value, confirm, list }: Edit) {
  const place = placeOf(document().contents, path);
  if (!place) return undefined;
  const { node, parent, index } = place;
  const isJson = file.endsWith('.json');
  const styleIn = (items: Items | undefined): Style => {
    const indent = `${indentAt(yaml, rangeOf(items).at)}  `;
    return { isJson, isFlow: isJson || items?.flow === true, indent };
  };
  if (confirm) return tagOf(yaml, place);
  if (list === 'add' && isSeq<Node>(node)) {
    const last = value === undefined && node.items.length > 0 && spanOf(yaml, node, node.items.length - 1);
    const item = last ? yaml.slice(last.at, last.end) : (node.flow ? '' : '- ') + written(value, styleIn(node));
    return appended(yaml, node, item);
  }
  if (list === 'remove' || value === null) return parent && index >= 0 ? removed(yaml, parent, index) : undefined;
  if (list) return parent && moved(yaml, parent, index, list === 'up' ? index - 1 : index + 1);
  if (value === undefined) return undefined;
  const style = styleIn(parent);
  if (parent && index < 0) return appended(yaml, parent, `${nameOf(path.at(-1), isJson)}: ${written(value, style)}`);
  const { at, end } = rangeOf(node);
  // A text over several lines would take a comment in its last line for a part of it.
  if (/^[ \t]+#/.test(yaml.slice(end)) && String(value).includes('\n')) style.type = 'QUOTE_DOUBLE';
  const text = at === end ? ` ${written(value, style)}` : rewritten(yaml.slice(at, end), node, value, style);
  return text === undefined ? undefined : [...tagOf(yaml, place), { at, end, text }];
}

const nameOf = (name: unknown, isJson: boolean): string =>
  isJson || !/^[a-z][\w-]*$/i.test(String(name)) ? JSON.stringify(name) : String(name);

/** Returns the removal of a value's tag, which may stand before its name, too. */
function tagOf(yaml: string, { node, parent, index }: Place): Change[] {
  const item = parent?.items[index];
  const tagged = [node, isPair(item) ? (item.key as Node) : null].find(one => one?.tag === placeholderTag);
  if (!tagged) return [];
  const at = yaml.lastIndexOf(placeholderTag, rangeOf(tagged).at);
  const end = at + placeholderTag.length;
  // The space after it goes, too, or at the end of a line that before it.
  return [yaml[end] === '\n' ? { at: at - 1, end, text: '' } : { at, end: end + 1, text: '' }];
}

/** Returns a value in place of another, in the way in which that is written; undefined for one that has parts. */
function rewritten(before: string, node: Node | null, value: unknown, style: Style): string | undefined {
  if (isMap(node) || isSeq(node)) return node.items.length === 0 ? written(value, style) : undefined;
  const { value: old } = node as Scalar;
  const { type = (node as Scalar).type ?? 'PLAIN' } = style;
  const isBlock = type.startsWith('BLOCK');
  if (value === old) return before;
  // A comment in the line of ">-" would be lost.
  if (isBlock && /^.*#/.test(before)) return undefined;
  // A text that ends with its last line keeps doing so, and one without a line break at its end has none.
  const text = isBlock && String(old).endsWith('\n') ? `${String(value).trimEnd()}\n` : value;
  return written(text, { ...style, type }) + /\n*$/.exec(before)?.[0];
}

/** Returns a value as a person would write it: a text plain, or in quotes, or over several lines; what has parts in one line. */
function written(value: unknown, { isJson, isFlow, indent, type }: Style): string {
  if (isJson) return JSON.stringify(value);
  const document = new Document({});
  const node = document.createNode(value, { flow: true });
  if (isScalar(node) && typeof value === 'string' && type) node.type = type;
  const lineWidth = type?.startsWith('BLOCK') ? width - indent.length : 0;
  document.contents = document.createNode([node], { flow: isFlow }) as never;
  const text = document.toString({ lineWidth }).trimEnd();
  return isFlow ? text.slice(2, -2) : text.slice(2).replace(/\n(?=.)/g, `\n${indent.slice(2)}`);
}
