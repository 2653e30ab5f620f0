/** Where the items of a list, or the fields of a record, are written in YAML; and what changes to add, move or remove one. */
import { isPair, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Range } from '../markdown.ts';

export type Items = YAMLMap<Node, Node | null> | YAMLSeq<Node>;
/** What to write in place of a part of a text. */
export type Change = Range & { text: string };

export function rangeOf(node: unknown): Range {
  const [at = 0, end = 0] = (node as Node | null)?.range ?? [];
  return { at, end };
}

export const indentAt = (yaml: string, at: number): string => ' '.repeat(at - yaml.lastIndexOf('\n', at - 1) - 1);

/** Returns where an item is written: from its dash or name to the end of its last line, with a comment there. */
export function spanOf(yaml: string, parent: Items, index: number): Range {
  const item = parent.items[index];
  const first = rangeOf(isPair(item) ? item.key : item).at;
  const last = rangeOf(isPair(item) ? (item.value ?? item.key) : item).end;
  const end = Math.max(first, yaml.slice(0, last).trimEnd().length);
  if (parent.flow) {
    const opened = index === 0 ? rangeOf(parent).at : yaml.indexOf(',', spanOf(yaml, parent, index - 1).end);
    return { at: yaml.slice(opened + 1).search(/\S/) + opened + 1, end };
  }
  const { at } = rangeOf(parent);
  const dash = `\n${indentAt(yaml, at)}-`;
  const begin = isSeq(parent) ? Math.max(at, yaml.lastIndexOf(dash, first) + dash.length - 1) : first;
  return { at: begin, end: end + (/^[ \t]+#.*/.exec(yaml.slice(end))?.[0].length ?? 0) };
}

/** Adds an item after the last: "- one", "name: one" or, between brackets, "one". */
export function appended(yaml: string, parent: Items, text: string): Change[] {
  const { at, end } = rangeOf(parent);
  if (parent.items.length === 0) return [{ at, end, text: isSeq(parent) ? `[${text}]` : `{ ${text} }` }];
  const span = spanOf(yaml, parent, parent.items.length - 1);
  const isInLine = parent.flow && !yaml.slice(at, span.at).includes('\n');
  const before = isInLine ? ' ' : `\n${indentAt(yaml, parent.flow ? span.at : at)}`;
  return [{ at: span.end, end: span.end, text: `${parent.flow ? ',' : ''}${before}${text}` }];
}

/** Exchanges an item with another. */
export function moved(yaml: string, parent: Items, index: number, other: number): Change[] | undefined {
  if (!isSeq(parent) || !parent.items[other]) return undefined;
  const spans = [spanOf(yaml, parent, index), spanOf(yaml, parent, other)];
  const texts = spans.map(({ at, end }) => yaml.slice(at, end)).reverse();
  return spans.map((span, i) => ({ ...span, text: texts[i] ?? '' }));
}

/** Returns undefined for the only field of a record, and for the first in the line of a dash: a person knows what to leave. */
export function removed(yaml: string, parent: Items, index: number): Change[] | undefined {
  const { at, end } = spanOf(yaml, parent, index);
  const next = parent.items[index + 1] && spanOf(yaml, parent, index + 1).at;
  const isOnly = parent.items.length === 1;
  if (parent.flow)
    return [{ at: next || index === 0 ? at : spanOf(yaml, parent, index - 1).end, end: next ?? end, text: '' }];
  const colon = yaml.slice(0, at).trimEnd().length;
  if (isOnly) return isSeq(parent) && yaml[colon - 1] === ':' ? [{ at: colon, end, text: ' []' }] : undefined;
  const line = yaml.lastIndexOf('\n', at - 1) + 1;
  return yaml.slice(line, at).trim() === '' ? [{ at: line, end: end + 1, text: '' }] : undefined;
}
