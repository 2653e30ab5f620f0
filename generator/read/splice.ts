/** Edits a value of a content file where it stands: comments, order, quotes and line breaks of all else stay byte for byte. */
import { isMap, isPair, isSeq, type Node, parse, type Scalar } from 'yaml';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { appended, type Change, type Items, indentAt, moved, rangeOf, removed, spanOf } from './items.ts';
import { blockAt } from './path-at.ts';
import { isInBody, type Path, placeholderTag, type Source } from './source.ts';

/** `value` replaces a value, and `null` removes it; `confirm` only removes its tag; `list` moves or removes the item at the path, or adds one. */
export type Edit = { value?: unknown; confirm?: boolean; list?: 'add' | 'remove' | 'up' | 'down' };

/** A value; the map or list around it, and which of its items it is: -1 if it is missing. */
type Place = { node: Node | null; parent?: Items; index: number };
type Style = { isJson: boolean; isFlow: boolean; indent: string };

/** Letters in a line of a folded text. */
const width = 120;

/** Returns the bytes of a file after an edit. Throws if only a person can make it. */
export function splice(source: Source, path: Path, edit: Edit): Buffer {
  const { body, file, yaml } = source;
  if (body !== undefined && isInBody(path)) {
    const block = { ...blockAt(body, Number(path[1])), text: String(edit.value ?? '').trim() };
    return withChanges(source, source.bodyStart, [block]);
  }
  const changes = changesOf(yaml, source.document().contents, path, edit, file.endsWith('.json'));
  if (changes) return withChanges(source, source.start, changes);
  throw errorAt(source.locate(path), 'this can only be changed in an editor');
}

/** Changes the text of a file from the offset `start`; line ends, and a mark at the beginning, stay as they are. */
function withChanges({ bytes, text }: Source, start: number, changes: Change[]): Buffer {
  const before = bytes.toString();
  const ends = before.match(/\r\n?|\n/g) ?? [];
  let result = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  let done = 0;
  let line = 0;
  const keepUntil = (end: number) => {
    result += text.slice(done, end).replace(/\n/g, () => ends[line++] ?? '\n');
  };
  for (const { at, end, text: added } of changes.sort((a, b) => a.at - b.at)) {
    keepUntil(start + at);
    result += added.replaceAll('\n', ends[0] ?? '\n');
    done = start + end;
    line = text.slice(0, done).split('\n').length - 1;
  }
  keepUntil(text.length);
  return Buffer.from(result);
}

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

function changesOf(yaml: string, root: Node | null, path: Path, { value, confirm, list }: Edit, isJson: boolean) {
  const place = placeOf(root, path);
  if (!place) return undefined;
  const { node, parent, index } = place;
  const isMissing = index < 0;
  const tag = isMissing ? [] : tagOf(yaml, place);
  if (confirm) return tag;
  if (list === 'add' && isSeq<Node>(node)) {
    const last = value === undefined && node.items.length > 0 && spanOf(yaml, node, node.items.length - 1);
    const style = { isJson, isFlow: node.flow === true, indent: `${indentAt(yaml, rangeOf(node).at)}  ` };
    const item = last ? yaml.slice(last.at, last.end) : (node.flow ? '' : '- ') + written(value, style);
    return appended(yaml, node, item);
  }
  if (parent && !isMissing && list === 'up') return moved(yaml, parent, index, index - 1);
  if (parent && !isMissing && list === 'down') return moved(yaml, parent, index, index + 1);
  if (parent && !isMissing && (list === 'remove' || value === null)) return removed(yaml, parent, index);
  if (list || value === undefined || value === null) return undefined;
  const style = { isJson, isFlow: isJson || parent?.flow === true, indent: '  ' };
  if (parent) style.indent += indentAt(yaml, rangeOf(parent).at);
  if (parent && isMissing) return appended(yaml, parent, `${nameOf(path, isJson)}: ${written(value, style)}`);
  const { at, end } = rangeOf(node);
  if (at === end && tag.length === 0) return [{ at, end, text: ` ${written(value, style)}` }];
  const text = rewritten(yaml.slice(at, end), node, value, style);
  return text === undefined ? undefined : [...tag, { at, end, text }];
}

const nameOf = (path: Path, isJson: boolean): string =>
  isJson || !/^[a-z][\w-]*$/i.test(String(path.at(-1))) ? JSON.stringify(path.at(-1)) : String(path.at(-1));

/** Returns the removal of a value's tag, which may stand before its name, too. */
function tagOf(yaml: string, { node, parent, index }: Place): Change[] {
  const item = parent?.items[index];
  const key = isPair(item) ? (item.key as Node) : undefined;
  const isOfKey = key?.tag === placeholderTag;
  if (node?.tag !== placeholderTag && !isOfKey) return [];
  // Comments may stand between the tag and its value.
  const isInList = parent && !key;
  const from = key ? rangeOf(key).end : isInList ? spanOf(yaml, parent, index).at : 0;
  const at = isOfKey ? yaml.lastIndexOf(placeholderTag, rangeOf(key).at) : yaml.indexOf(placeholderTag, from);
  const spaces = /^[ \t]*/.exec(yaml.slice(at + placeholderTag.length))?.[0] ?? '';
  const end = at + placeholderTag.length + spaces.length;
  return [{ at: yaml[end] === '\n' && yaml[at - 1] === ' ' ? at - 1 : at, end, text: '' }];
}

/** Returns a value in place of another, in the way in which that is written; undefined for one that has parts. */
function rewritten(before: string, node: Node | null, value: unknown, style: Style): string | undefined {
  if (isMap(node) || isSeq(node)) return node.items.length === 0 ? written(value, style) : undefined;
  const { type = '', value: old } = node as Scalar;
  if (value === old) return before;
  if (typeof value !== 'string' || style.isJson) return written(value, style);
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value);
  if (type === 'QUOTE_SINGLE' && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`;
  if (!type.startsWith('BLOCK')) return written(value, style);
  const [header = '', indent = '', end = ''] = [/^.*/, /(?<=\n) *(?=\S)/, /\n*$/].map(part => part.exec(before)?.[0]);
  return (blockOf(value, header, indent) ?? JSON.stringify(value)) + end;
}

/** Returns a value as a person would write it: a text plain, or over several lines, or in quotes. */
function written(value: unknown, style: Style): string {
  if (typeof value !== 'object' && (typeof value !== 'string' || style.isJson)) return JSON.stringify(value);
  const inner = (part: unknown) => written(part, { ...style, isFlow: true });
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (typeof value === 'object')
    return `{ ${Object.entries(value ?? {})
      .map(([name, part]) => `${nameOf([name], style.isJson)}: ${inner(part)}`)
      .join(', ')} }`;
  const isLong = value.includes('\n') || value.length + style.indent.length > width;
  const block = !style.isFlow && isLong && blockOf(value, value.includes('\n') ? '|-' : '>-', style.indent);
  return block || (isPlain(value, style.isFlow) ? value : JSON.stringify(value));
}

const isParsed = (yaml: string, wanted: string): boolean => {
  try {
    return [wanted, `${wanted}\n`].includes(parse(yaml, { logLevel: 'silent' })?.[0]);
  } catch {
    return false;
  }
};
const isPlain = (text: string, isFlow: boolean) =>
  !text.endsWith('\n') && isParsed(isFlow ? `[${text}]` : `- ${text}`, text) && isParsed(`- ${text}`, text);

/** Returns a text over several lines; undefined if that would be another text. */
function blockOf(text: string, header: string, indent: string): string | undefined {
  const paragraphs = text.replace(/\n$/, '').split('\n');
  const folded = () => paragraphs.flatMap((one, i) => [...(i > 0 ? [''] : []), ...wrapped(one, width - indent.length)]);
  const lines = header.startsWith('>') ? folded() : paragraphs;
  const block = `${header}\n${lines.map(line => line && indent + line).join('\n')}`;
  return isParsed(`- ${block}\n`, text.replace(/\n$/, '')) ? block : undefined;
}

function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  // Of several spaces in a row, a line break would leave fewer.
  for (const word of text.split(/(?<! ) (?! )/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else if (word || last !== undefined) lines.push(word);
  }
  return lines;
}
