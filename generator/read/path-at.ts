/** The path of the value that stands at an offset in a content file: the inverse of its `locate`. */
import { isMap, isPair, isSeq, type Node } from 'yaml';
import { type Range, tokensOf } from '../markdown.ts';
import type { Path, Source } from './source.ts';

/** Returns the path of the innermost value that begins at or before an offset; in the body of Markdown, that of a block. */
export function pathAt({ text, start, body, bodyStart, document }: Source, offset: number): Path {
  if (body === undefined || offset < bodyStart) return [...stepsTo(document().contents, offset - start)];
  return ['body', blockAt(body, Math.min(offset, text.trimEnd().length - 1) - bodyStart).at];
}

/** Returns the offset of a line and a column, which count from 1. */
export function offsetOf({ text }: Source, line: number, column: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.join('\n').length + (lines.length > 0 ? 1 : 0) + column - 1;
}

function* stepsTo(node: unknown, offset: number): Generator<string | number> {
  const items: unknown[] = isMap(node) || isSeq(node) ? node.items : [];
  const startOf = (item: unknown) => ((isPair(item) ? item.key : item) as Node).range?.[0] ?? 0;
  const index = items.findLastIndex(item => startOf(item) <= offset);
  const item = items[index];
  if (item === undefined) return;
  yield isPair(item) ? String(item.key) : index;
  yield* stepsTo(isPair(item) ? item.value : item, offset);
}

/** Returns the range of the block of a Markdown text, a paragraph or a list, in which an offset lies. */
export function blockAt(body: string, offset: number): Range {
  let at = 0;
  for (const { raw, type } of tokensOf(body)) {
    const end = at + raw.length;
    // The footnotes are listed once more at the end.
    if (type === 'footnotes') break;
    if (offset < end && type !== 'space') return { at, end: at + raw.trimEnd().length };
    at = end;
  }
  return { at: body.length, end: body.length };
}
