/** The path of the value that stands at an offset in a content file: the inverse of its `locate`. */
import { isMap, isPair, isSeq, type Node } from 'yaml';
import { type Range, tokensOf } from '../markdown.ts';
import type { Path, Source } from './source.ts';

/** Returns the path of the innermost value that begins at or before an offset; in the body of Markdown, that of a block. */
export function pathAt({ start, body, bodyStart, document }: Source, offset: number): Path {
  if (body === undefined || offset < bodyStart) return [...stepsTo(document().contents, offset - start)];
  return ['body', blockAt(body, offset - bodyStart).at];
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

/** Returns the blocks of a Markdown text, its paragraphs, headings and lists. */
export function blocksOf(body: string): Range[] {
  let end = 0;
  // The footnotes are listed once more at the end.
  const blocks = tokensOf(body, []).filter(({ type }) => type !== 'footnotes');
  return blocks.flatMap(({ raw, type }) => {
    const at = end;
    end += raw.length;
    return type === 'space' ? [] : { at, end: at + raw.trimEnd().length };
  });
}

/** Returns the block in which an offset lies, or the next one; the last at the end. */
export function blockAt(body: string, offset: number): Range {
  const blocks = blocksOf(body);
  return blocks.find(({ end }) => offset < end) ?? blocks.at(-1) ?? { at: 0, end: 0 };
}
