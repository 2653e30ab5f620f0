/** The text of a content file → plain data, or everything that is wrong with it. */
import { isAlias, isMap, isScalar, isSeq, type Node, parse } from 'yaml';
import { locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import { isPlainObject } from '../plain-values.ts';
import * as found from './mistakes.ts';
import { type Path, parseYaml, type Source } from './source.ts';

/** The data in a file, the text of Markdown as its field `body`, and the paths of the values with the placeholder tag. */
export type Parsed = { data: unknown; placeholders: Path[] };

/** Parses a file. Throws a DiagnosticError with all mistakes in its text or, if there are none, in its YAML. */
export function parseSource({ file, parts }: Source): Parsed {
  const { text, start, yaml = '', body } = parts();
  const refuse = (mistakes: readonly found.Mistake[], from = 0) =>
    throwIfAny(mistakes.map(({ offset, ...rest }) => ({ ...rest, location: locationAt(file, text, from + offset) })));
  refuse(found.mistakesInText(text, parts().yaml !== undefined));
  const document = parseYaml(yaml);
  const placeholders: Path[] = [];
  const mistakes: found.Mistake[] = [];
  const quoted: found.Range[] = [];

  /** Visits a value and everything in it. */
  function visit(node: Node, path: Path): void {
    const range = node.range ?? [0, 0];
    const isPlaceholder = node.tag === found.placeholderTag;
    if (isPlaceholder) placeholders.push(path);
    if (isAlias(node) || node.anchor) mistakes.push({ ...found.anchor, offset: range[0] });
    else if (isSeq<Node>(node)) for (const [i, item] of node.items.entries()) visit(item, [...path, i]);
    else if (isMap<Node, Node | null>(node))
      for (const { key, value } of node.items) {
        // A tag before a name is meant for its value.
        if (key.tag === found.placeholderTag) placeholders.push([...path, String(key)]);
        if (value) visit(value, [...path, String(key)]);
      }
    else if (isScalar(node) && node.type === 'PLAIN') {
      mistakes.push(...found.mistakesInUnquoted(yaml, range));
      // The parser takes a value with an unknown tag for a text, even if it is a number.
      if (isPlaceholder) node.value = parse(node.source ?? '');
    } else if (isScalar(node) && node.type?.startsWith('QUOTE')) quoted.push(range);
  }

  if (document.contents) visit(document.contents, []);
  refuse([...found.syntaxMistakes(yaml, [...document.errors, ...document.warnings], quoted), ...mistakes], start);
  const data: unknown = document.toJS();
  const isEntry = body !== undefined && (data === null || isPlainObject(data));
  return { data: isEntry ? { ...(data as object | null), body } : data, placeholders };
}
