/** One source file (YAML, or Markdown with YAML front matter) → its plain value, and where each part of it stands. */
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Place, Problem } from './site-error.ts';

/** A path into a value: ["plans", 0, "price"]. */
export type Path = readonly (string | number)[];

export type Source = {
  /** The file's name from the project's root: "content/site.yaml". */
  file: string;
  /** What the YAML says; null where it says nothing, undefined where it could not be parsed. */
  data: unknown;
  /** The text after the front matter, for Markdown. */
  body: string | undefined;
  /** Mistakes in the YAML itself. */
  problems: Problem[];
  /** Every value behind the !placeholder tag: what a person must settle before launch. */
  placeholders: { place: Place; value: unknown }[];
  /** Where the value at a path stands, or, where there is none, the nearest thing around it. `isKey` asks for its key. */
  at: (path: Path, isKey?: boolean) => Place;
};

const tag = '!placeholder';

/** Parses one file's text. `file` decides the kind by its ending. */
export function parseSource(file: string, text: string): Source {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const front = file.endsWith('.md') ? /^---\n([\s\S]*?)(?:^|\n)---(?:\n|$)/.exec(clean) : undefined;
  if (front === null) return withoutFrontMatter(file, clean);

  // The front matter keeps its distance from the top of the file, so that lines need no correction.
  const yaml = front ? `\n${front[1]}` : clean;
  const { doc, placeAt } = parseYaml(file, yaml, clean);
  const placeholders = yaml.includes(tag) ? placeholdersOf(doc, placeAt) : [];
  return {
    file,
    data: doc.errors.length > 0 ? undefined : doc.toJS(),
    body: front ? clean.slice(front[0].length) : undefined,
    placeholders,
    problems: doc.errors.map(error => ({
      message: (error.message.split('\n')[0] ?? error.message).replace(/ at line \d+, column \d+:?$/, ''),
      place: placeAt(error.pos[0]),
    })),
    // Places are asked for only when something is wrong: parsing again then is cheaper than keeping every syntax tree.
    at: (path, isKey = false) => {
      const again = parseYaml(file, yaml, clean);
      return again.placeAt(offsetOf(again.doc.contents, path, isKey));
    },
  };
}

function withoutFrontMatter(file: string, clean: string): Source {
  const place: Place = { file, line: 1, column: 1, text: clean.split('\n')[0] ?? '' };
  const hint = 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
  const problem =
    clean.trim() === '' ? { message: 'is empty', place, hint } : { message: 'front matter is missing', place, hint };
  return { file, data: undefined, body: undefined, placeholders: [], at: () => place, problems: [problem] };
}

function parseYaml(file: string, yaml: string, whole: string) {
  const lineCounter = new LineCounter();
  const doc = parseDocument(yaml, { lineCounter, customTags: [{ tag, resolve: (text: string) => text }] });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line, column: col, text: whole.split('\n')[line - 1] ?? '' };
  };
  return { doc, placeAt };
}

function placeholdersOf(doc: Document.Parsed, placeAt: (offset: number) => Place): Source['placeholders'] {
  const found: Source['placeholders'] = [];
  visit(doc, {
    Node: (_, node) => {
      if (node.tag !== tag) return;
      // A plain number behind the tag is a number, as it would be without it.
      if (isScalar(node) && node.type === 'PLAIN' && /^-?\d+(\.\d+)?$/.test(String(node.value)))
        node.value = Number(node.value);
      found.push({ place: placeAt(node.range?.[0] ?? 0), value: node.toJS(doc) });
    },
  });
  return found;
}

/** The offset of the deepest node that a path reaches. */
function offsetOf(root: Node | null, path: Path, isKey: boolean): number {
  let node: Node | null = root;
  let offset = root?.range?.[0] ?? 0;
  for (const [depth, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(item => isScalar(item.key) && item.key.value === step);
      if (!pair) break;
      if (isKey && depth === path.length - 1) return (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else {
      node = (node as { get?: (key: unknown, keep: boolean) => Node | undefined } | null)?.get?.(step, true) ?? null;
    }
    if (!node?.range) break;
    offset = node.range[0];
  }
  return offset;
}
