/** Edits a value of a content file where it stands: comments, order, quotes and line breaks of all else stay byte for byte. */
import { Document, isMap, isPair, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { errorAt } from '../diagnostics/diagnostics.ts';
import type { Range } from '../markdown.ts';
import { itemAt, type Path, placeholderTag, type Source } from './source.ts';

/** `value` replaces a value, `null` removes it; `confirm` only removes its tag; `list` moves or removes the item at the path, or adds one. */
export type Edit = { value?: unknown; confirm?: boolean; list?: 'add' | 'remove' | 'up' | 'down' };

type Items = YAMLMap<Node, Node | null> | YAMLSeq<Node>;
/** What to write in place of a part of a text. */
type Change = Range & { text: string };

/** How what is around a value is written, and of a text, how it was. */
type Style = { isJson: boolean; isFlow: boolean; indent: string; type?: Scalar.Type | undefined };

/** Letters in a line of a folded text. */
const width = 120;

/** Returns the bytes of a file after an edit, of a `block` of its body if there is one. Throws if only a person can make it. */
export function splice(source: Source, path: Path, edit: Edit, block?: Range): Buffer {
  const { bytes, text, start } = source;
  const [mark = ''] = /^\uFEFF?/.exec(String(bytes)) ?? [];
  const lineEnd = bytes.includes('\r\n') ? '\r\n' : '\n';
  const asBytes = (lines: string) => Buffer.from(mark + lines.replaceAll('\n', lineEnd));
  const change = block ? changeOfBlock(source, block, edit) : changeOf(source, path, edit);
  if (!change || !asBytes(text).equals(bytes))
    throw errorAt(source.locate(path), 'this can only be changed in an editor');
  return asBytes(text.slice(0, start + change.at) + change.text + text.slice(start + change.end));
}

/** A block that is left out goes with the lines after it, the last with those before it. */
function changeOfBlock({ text, start, body = '' }: Source, { at, end }: Range, { value }: Edit): Change {
  const offset = text.trimEnd().length - body.length - start;
  if (value !== null) return { at: offset + at, end: offset + end, text: String(value).trim() };
  const next = body.length - body.slice(end).trimStart().length;
  const begin = next < body.length ? at : body.slice(0, at).trimEnd().length;
  return { at: offset + begin, end: offset + next, text: '' };
}

function changeOf({ file, yaml, document }: Source, path: Path, { value, confirm, list }: Edit): Change | undefined {
  const items = [null, ...path].map((_, i) => path.slice(0, i).reduce(valueIn, document().contents));
  const node = items.at(-1) ?? null;
  const parent = items.at(-2);
  const isJson = file.endsWith('.json');
  const styleIn = (items: Items): Style => ({ isJson, isFlow: items.flow ?? false, indent: indentOf(yaml, items) });
  if (confirm) return tagOf(yaml, node);
  if (list === 'add' && isSeq<Node>(node))
    return rearranged(yaml, node, texts => {
      // Without the comments above it.
      const copy = texts.at(-1)?.replace(/^(?:#.*\n\s*)+/, '');
      const dash = node.flow ? '' : '- ';
      texts.push(value === undefined && copy ? copy : dash + written(value, styleIn(node)));
    });
  const step = path.at(-1) ?? '';
  const index = isItems(parent) ? parent.items.indexOf(itemAt(parent, step) as never) : -1;
  const to = { up: index - 1, down: index + 1, remove: index, add: -1 }[value === null ? 'remove' : (list ?? 'add')];
  if (!isItems(parent) || (index < 0 && isSeq(parent))) return undefined;
  if (list || value === null) {
    if (index < 0 || !parent.items[to]) return undefined;
    return rearranged(yaml, parent, texts => {
      const moved = texts.splice(index, 1);
      if (to !== index) texts.splice(to, 0, ...moved);
    });
  }
  if (value === undefined) return undefined;
  const style = styleIn(parent);
  const name = /^[a-z][\w-]*$/i.test(String(step)) && !isJson ? String(step) : JSON.stringify(step);
  if (index < 0) return rearranged(yaml, parent, texts => texts.push(`${name}: ${written(value, style)}`));
  return replaced(yaml, node, value, style);
}

const isItems = (node: unknown): node is Items => isMap(node) || isSeq(node);
const rangeOf = (node: Node | null): Range => ({ at: node?.range?.[0] ?? 0, end: node?.range?.[1] ?? 0 });

function valueIn(node: Node | null, step: PropertyKey): Node | null {
  const item = itemAt(node, step);
  return isPair(item) ? (item.value as Node | null) : (item ?? null);
}

/** Returns the indent of what is within an item of a list, or below a name. */
const indentOf = (yaml: string, parent: Items): string => `${columnOf(yaml, rangeOf(parent).at)}  `;
const columnOf = (yaml: string, at: number): string => ' '.repeat(at - yaml.lastIndexOf('\n', at - 1) - 1);

/** Changes the order or number of items. Each is a text with its dash or name, its comments, and those above it; what lies between stays. */
function rearranged(yaml: string, parent: Items, change: (texts: string[]) => unknown): Change {
  const at = rangeOf(parent).at + (parent.flow ? 1 : 0);
  const texts: string[] = [];
  const gaps: string[] = [];
  let end = at;
  for (const item of parent.items) {
    const last = isPair(item) ? (item.value ?? item.key) : item;
    const until = yaml.slice(0, rangeOf(last as Node).end).trimEnd().length;
    const [comment = ''] = (!parent.flow && /^[ \t]+#.*/.exec(yaml.slice(until))) || [];
    const written = yaml.slice(end, until + comment.length);
    const [gap = ''] = /^[\s,]*/.exec(written) ?? [];
    texts.push(written.slice(gap.length));
    gaps.push(gap);
    end += written.length;
  }
  change(texts);
  if (texts.length === 0 && !parent.flow)
    return { at: yaml.slice(0, at).trimEnd().length, end, text: isSeq(parent) ? ' []' : ' {}' };
  const between = parent.flow ? ', ' : `\n${columnOf(yaml, at)}`;
  const gapOf = (i: number) => gaps[i] ?? (i === 0 ? '' : (gaps.slice(1).at(-1) ?? between));
  return { at, end, text: texts.map((text, i) => gapOf(i) + text).join('') };
}

/** Returns the removal of a value's tag, with the space after it or, at the end of a line, before it. */
function tagOf(yaml: string, node: Node | null): Change | undefined {
  if (node?.tag !== placeholderTag) return undefined;
  const at = yaml.lastIndexOf(placeholderTag, rangeOf(node).at);
  const end = at + placeholderTag.length;
  return yaml[end] === '\n' ? { at: at - 1, end, text: '' } : { at, end: end + 1, text: '' };
}

/** Returns a value in place of another, in the way in which that is written; undefined for one that has parts. */
function replaced(yaml: string, node: Node | null, value: unknown, style: Style): Change | undefined {
  const { at: begin, end } = rangeOf(node);
  const before = yaml.slice(begin, end);
  const at = tagOf(yaml, node)?.at ?? begin;
  if (isItems(node) && node.items.length > 0) return undefined;
  if (before === '') return { at, end, text: `${at === begin ? ' ' : ''}${written(value, style)}` };
  const { value: old, type } = node as Scalar;
  const isBlock = type?.startsWith('BLOCK');
  // A comment in the line of ">-", or between the tag and the value, would be lost.
  if ((isBlock && /^.*#/.test(before)) || yaml.slice(at, begin).includes('#')) return undefined;
  // A text over several lines would take a comment in its last line for a part of it.
  const isCommented = /^[ \t]+#/.test(yaml.slice(end)) && String(value).includes('\n');
  // A text that ends with its last line keeps doing so, and one without a line break at its end has none.
  const kept = isBlock && String(old).endsWith('\n') ? `${String(value).trimEnd()}\n` : value;
  const text =
    value === old ? before.trimEnd() : written(kept, { ...style, type: isCommented ? 'QUOTE_DOUBLE' : type });
  return { at, end, text: text + /\n*$/.exec(before)?.[0] };
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
