/** The text of a content file → plain data, or everything that is wrong with it. */
import { isAlias, isMap, isScalar, isSeq, type Node, parse } from 'yaml';
import { locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Mistake, mistakesAfter, placeholderTag, syntaxMistakes } from './mistakes.ts';
import type { Path, Source } from './source.ts';

/** Returns the data in a file, with the `body` of Markdown, and the paths of placeholders. Throws a DiagnosticError with everything that is wrong with its YAML. */
export function parseSource(source: Source): { data: unknown; placeholders: Path[] } {
  const { file, text, start, yaml, body } = source;
  const document = source.document();
  const placeholders: Path[] = [];
  const mistakes: Mistake[] = [];
  const quoted: number[][] = [];

  function visit(node: Node, path: Path): void {
    const [begin, end] = node.range ?? [0, 0];
    const isPlaceholder = node.tag === placeholderTag;
    if (isPlaceholder) placeholders.push(path);
    if (isAlias(node)) mistakes.push({ message: 'a text that begins with "*" must be in quotes', offset: begin });
    else if (isSeq<Node>(node)) for (const [i, item] of node.items.entries()) visit(item, [...path, i]);
    else if (isMap<Node, Node | null>(node)) {
      // The parser takes quadratic time to find names that are there twice.
      const names = new Set<string>();
      for (const { key, value } of node.items) {
        const hint = 'Delete one of the two, or rename it.';
        if (names.has(String(key)))
          mistakes.push({ message: 'this name is there twice', offset: key.range?.[0] ?? 0, hint });
        names.add(String(key));
        // A tag before a name is meant for its value.
        if (key.tag === placeholderTag) placeholders.push([...path, String(key)]);
        if (value) visit(value, [...path, String(key)]);
      }
    } else if (isScalar(node) && node.type === 'PLAIN') {
      mistakes.push(...mistakesAfter(yaml, end));
      // The parser takes a value with an unknown tag for a text, even if it is a number.
      if (isPlaceholder) node.value = parse(node.source ?? '');
    } else if (isScalar(node) && node.type?.startsWith('QUOTE')) quoted.push([begin, end]);
  }

  if (document.contents) visit(document.contents, []);
  const located = ({ offset, ...rest }: Mistake) => ({ ...rest, location: locationAt(file, text, start + offset) });
  throwIfAny([...syntaxMistakes(yaml, document, quoted), ...mistakes].map(located));
  const data: unknown = document.toJS();
  return { data: body === undefined ? data : { ...(data as object | null), body }, placeholders };
}
