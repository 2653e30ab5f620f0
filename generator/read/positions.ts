/**
 * Where things stand in the YAML of a file, and all that is wrong with it. For that a second parser is loaded, which is slower than the
 * first and knows more: a valid file of half a megabyte takes it up to two seconds.
 */
import { createRequire } from 'node:module';
import type { Document, Node, Scalar } from 'yaml';
import { type Location, locationAt, nearest } from '../diagnostics/diagnostics.ts';
import type { Mistake } from './mistakes.ts';
import type { Parts, Source } from './source.ts';

/** What stands behind it must be settled by a person before launch. It may stand before a text, fields or a list. */
export const placeholderTag = '!placeholder';

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the text. */
export type Path = readonly PropertyKey[];

/** What stands at a path in a value; undefined where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

// What was parsed is kept as long as the text of its file is.
const roots = new WeakMap<Parts, unknown>();

const load = () => createRequire(import.meta.url)('yaml') as typeof import('yaml');
const parse = (yaml: string): Document.Parsed =>
  load().parseDocument(yaml, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });

const startOf = (node: unknown): number => (node as Node | null | undefined)?.range?.[0] ?? 0;

/** Where the value at a path stands, or, where there is none, the nearest thing around it. `isKey` asks for its name. */
export type Locator = (path: Path, isKey?: boolean) => Location;

/** Makes the locator of one file. It parses the file when it is first asked. */
export function locatorOf({ file, parts }: Source): Locator {
  const own = parts();
  const { text, start, yaml, body } = own;
  return (path, isKey = false) => {
    const [field, offset] = path;
    if (body !== undefined && field === 'body' && typeof offset === 'number')
      return locationAt(file, text, text.trimEnd().length - body.length + offset);
    const { isMap, isSeq } = load();
    if (!roots.has(own)) roots.set(own, yaml === undefined ? undefined : parse(yaml).contents);
    let node = roots.get(own);
    let at = startOf(node);
    for (const [depth, step] of path.entries()) {
      if (isMap<Scalar, Node | null>(node)) {
        const pair = node.items.find(({ key }) => String(key.value) === String(step));
        if (!pair) break;
        // A name without a value is shown at its name.
        const isNamed = (isKey && depth === path.length - 1) || pair.value?.range?.[0] === pair.value?.range?.[1];
        at = startOf(isNamed ? pair.key : pair.value);
        node = pair.value;
      } else if (isSeq(node) && node.items[Number(step)]) {
        node = node.items[Number(step)];
        at = startOf(node);
      } else break;
    }
    return locationAt(file, text, start + at);
  };
}

/** Mistakes of syntax that are told: after some, more of them follow from the first. */
const most = 10;

/** Characters after the first mistake of syntax that are looked at: some texts take the parser quadratic time. */
const reach = 20_000;

/** All that is wrong with a text in which the first parser found its `own` mistake, of syntax or of another kind. */
export function yamlMistakes(yaml: string, own: Mistake, isSyntax = false): Mistake[] {
  const end = isSyntax ? yaml.indexOf('\n', own.offset + reach) : -1;
  const text = end < 0 ? yaml : yaml.slice(0, end);
  try {
    const document = parse(text);
    const found =
      document.errors.length > 0 ? syntaxMistakes(document, text) : [...wrongTags(document), ...wrongNames(document)];
    return found.length > 0 ? found.sort((a, b) => a.offset - b.offset) : [own];
  } catch {
    return [own];
  }
}

/** A quote that is missing is told where the text in quotes begins; what follows a text in quotes may be a part of it. */
function syntaxMistakes(document: Document.Parsed, text: string): Mistake[] {
  const quoted: (readonly [start: number, end: number])[] = [];
  load().visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range) quoted.push([range[0], range[1]]);
    },
  });
  return document.errors.slice(0, most).map(({ message: said, pos: [offset] }) => {
    const message = said.replace('; please use YAML.parseAllDocuments()', '');
    const unquoted = unquotedReference(text, offset);
    if (unquoted) return { message, offset, hint: quotesHint(unquoted) };
    const [start, end] = quoted.findLast(([from]) => from < offset) ?? [];
    if (start === undefined || end === undefined) return { message, offset };
    if (message.startsWith('Missing closing')) return { message, offset: start };
    const isNext = /^(Unexpected scalar|Missing)/.test(message) && text.slice(end, offset).trim() === '';
    if (!isNext || !text.slice(start, end).includes('\n')) return { message, offset };
    const line = text.slice(0, start).split('\n').length;
    const hint = `The text in quotes before it begins at line ${line}: is its closing quote missing?`;
    return { message, offset, hint };
  });
}

/** The reference to a fact with which the value of a line begins: in braces it is a map to YAML. */
function unquotedReference(text: string, offset: number): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  return /^[\s-]*(?:[\w-]+:\s+)?(\{[\w-]+(?:\.[\w-]+)+\})/.exec(line)?.[1];
}

/** What to do about a reference to a fact that YAML took for a map. */
export const quotesHint = (reference: string): string =>
  `A text that begins with "{" stands in quotes: "${reference} …".`;

function wrongTags({ warnings }: Document.Parsed): Mistake[] {
  return warnings
    .map(({ message, pos: [offset] }) => ({ tag: message.replace('Unresolved tag: ', ''), message, offset }))
    .filter(({ tag }) => tag !== placeholderTag)
    .map(({ tag, ...mistake }) =>
      nearest(tag, [placeholderTag]) ? { ...mistake, hint: `Did you mean ${placeholderTag}?` } : mistake,
    );
}

/** Names that stand twice in a map, and aliases of nothing, or of what holds them. */
function wrongNames(document: Document.Parsed): Mistake[] {
  const { visit, isAlias, isMap } = load();
  const found: Mistake[] = [];
  const anchors = new Map<string, unknown>();
  visit(document, {
    Node(_, node, path) {
      if (isAlias(node)) {
        const target = anchors.get(node.source);
        if (target && !path.some(outer => outer === target)) return;
        const message = `Unresolved alias (the anchor must be set before the alias): ${node.source}`;
        found.push({ message, offset: startOf(node) });
      } else if (node.anchor) anchors.set(node.anchor, node);
      if (!isMap<Scalar>(node)) return;
      const names = new Set<string>();
      for (const { key } of node.items) {
        const name = String(key.value);
        if (names.has(name)) found.push({ message: 'Map keys must be unique', offset: startOf(key) });
        names.add(name);
      }
    },
  });
  return found;
}
