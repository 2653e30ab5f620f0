/** Positions of values in the YAML of a file, from a second parser: it knows them, and takes some ten times as long. */
import { createRequire } from 'node:module';
import type { Document, Node } from 'yaml';
import { type Location, locationAt } from '../diagnostics/diagnostics.ts';
import type { Parts } from './source.ts';

/** Marks a value, which may be a text, fields or a list, as one that a person must settle before launch. */
export const placeholderTag = '!placeholder';

/** A path into a value: ["plans", 0, "price"]. In Markdown, ["body", 1204] is an offset in the body. */
export type Path = readonly PropertyKey[];

/** Returns what is at a path in a value, or undefined. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

/** Locates the value at a path or, if there is none, the nearest value around it; with `isKey`, the name of the field. */
export type Locator = (path: Path, isKey?: boolean) => Location;

/** Creates the locator of a file without syntax errors, given a function that reads it. On its first call it parses the file again. */
export function createLocator(file: string, parts: () => Parts): Locator {
  let document: Document | undefined;
  return (path, isKey = false) => {
    const opened = parts();
    const { text, start, body } = opened;
    const [field, inBody] = path;
    if (body !== undefined && field === 'body' && typeof inBody === 'number')
      return locationAt(file, text, text.trimEnd().length - body.length + inBody);
    const yaml = opened.yaml ?? '';
    document ??= parseWithPositions(yaml);
    return locationAt(file, text, start + offsetOf(yaml, document.contents, path, isKey));
  };
}

/** Returns the second parser. Loading it takes some 30 ms, so that is done when it is needed. */
export const secondParser = () => createRequire(import.meta.url)('yaml') as typeof import('yaml');

/** Parses YAML with positions, however many mistakes it contains. */
export const parseWithPositions = (yaml: string): Document =>
  secondParser().parseDocument(yaml, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });

type Collection = { items: ({ key: Node; value: Node | null } | Node)[] };

/** Returns the offset of the value at a path, or of the last value on the way to it. An omitted value has the offset of its name or dash. */
function offsetOf(yaml: string, root: Node | null, path: Path, isKey: boolean): number {
  let node = root;
  let offset = root?.range?.[0] ?? 0;
  for (const [i, step] of path.entries()) {
    const { items = [] } = (node ?? {}) as Partial<Collection>;
    const item = items.find((item, index) => String('key' in item ? item.key : index) === String(step));
    if (!item) break;
    const isPair = 'key' in item;
    node = isPair ? item.value : item;
    const [begin = 0, end = 0] = node?.range ?? [];
    if (isPair && (begin === end || (isKey && i === path.length - 1))) offset = item.key.range?.[0] ?? offset;
    else offset = begin < end ? begin : yaml.lastIndexOf('-', begin - 1);
  }
  return offset;
}
