/** One source file (YAML, or Markdown with YAML front matter) → its plain value, and where each part of it stands. */
import {
  type Alias,
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Tags,
  visit,
} from 'yaml';
import { type Place, type Problem, placeIn } from './site-error.ts';

/** A path into a value: ["plans", 0, "price"]. */
export type Path = readonly (string | number)[];

export type Source = {
  /** The file's name from the project's root: "content/site.yaml". */
  file: string;
  /** All of it. */
  readonly text: string;
  /** The text after the front matter, for Markdown. */
  readonly body: string | undefined;
  /** Where the value at a path stands, or, where there is none, the nearest thing around it. `isKey` asks for its key. */
  at: (path: Path, isKey?: boolean) => Place;
};

/** What the YAML of a source says. */
export type Parsed = {
  /** Its value; null where it says nothing, undefined where it could not be parsed. */
  data: unknown;
  /** Mistakes in the YAML itself. */
  problems: Problem[];
  /** Every value behind the !placeholder tag: what a person must settle before launch. */
  placeholders: { place: Place; value: unknown }[];
};

const tag = '!placeholder';

/** It may stand before a text, fields or a list. */
const tags: Tags = [
  { tag, resolve: (text: string) => text },
  { tag, collection: 'map' },
  { tag, collection: 'seq' },
];

/**
 * One file as a source. `file` decides the kind by its ending; `textOf` gives the text, and is asked for it each time, so that no text
 * need be kept: as JavaScript's strings those of a large site would take twice the memory that they take as bytes.
 */
export const sourceOf = (file: string, textOf: () => string): Source => ({
  file,
  get text() {
    return textOf();
  },
  get body() {
    return partsOf(file, textOf()).body;
  },
  // Places are asked for only when something is wrong: parsing again then is cheaper than keeping every syntax tree.
  at(path, isKey = false) {
    const { yaml, whole, body } = partsOf(file, textOf());
    if (yaml === undefined) return startOf(file, whole);
    // A place in the body is named by its offset there: ["body", 1204].
    const [field, offset] = path;
    if (body !== undefined && field === 'body' && typeof offset === 'number')
      return placeIn(file, whole, whole.length - body.trimStart().length + offset);
    if (latest?.file !== file || latest.yaml !== yaml) latest = { file, yaml, ...parseYaml(file, yaml, whole) };
    return latest.placeAt(offsetOf(latest.doc.contents, path, isKey));
  },
});

/** The one syntax tree that is kept: a file with one mistake often has more. */
let latest: ({ file: string; yaml: string } & ReturnType<typeof parseYaml>) | undefined;

/** Parses the YAML of a file with this text. */
export function parse(file: string, text: string): Parsed {
  const { whole, yaml } = partsOf(file, text);
  if (yaml === undefined) return { data: undefined, placeholders: [], problems: [withoutFrontMatter(file, whole)] };
  const { doc, placeAt } = parseYaml(file, yaml, whole);
  // A warning is a tag that nobody knows, or the like. After some errors more of them follow from the first.
  const problems = [...doc.errors, ...doc.warnings].slice(0, 10).map(error => ({
    message: (error.message.split('\n')[0] ?? error.message).replace(/ at line \d+, column \d+:?$/, ''),
    place: placeAt(error.pos[0]),
  }));
  if (problems.length > 0) return { data: undefined, placeholders: [], problems };
  try {
    // First, since it makes numbers of numbers behind the tag.
    const placeholders = yaml.includes(tag) ? placeholdersOf(doc, placeAt) : [];
    return { data: doc.toJS(), placeholders, problems };
  } catch (error) {
    const problem = { message: (error as Error).message, place: placeAt(wrongAlias(doc)?.range?.[0] ?? 0) };
    return { data: undefined, placeholders: [], problems: [problem] };
  }
}

/** Front matter is fields, and the body is not one of them. */
export function wrongFront(data: unknown, { at }: Source): Problem | undefined {
  if (typeof data !== 'object' || Array.isArray(data))
    return { message: 'the front matter is not fields', place: at([]), hint: 'Write each as `name: value`.' };
  return 'body' in (data as object)
    ? {
        message: 'the body is not a field of the front matter',
        place: at(['body'], true),
        hint: 'It is the text below.',
      }
    : undefined;
}

/** The alias without an anchor; where all have one and are still too much, the first. */
function wrongAlias(doc: Document.Parsed): Alias | undefined {
  const all: Alias[] = [];
  visit(doc, { Alias: (_, alias) => void all.push(alias) });
  return all.find(alias => !alias.resolve(doc)) ?? all[0];
}

/** A file's text with plain line ends, whole and in its parts: YAML, and in Markdown the body; no YAML where front matter is missing. */
function partsOf(file: string, text: string): { whole: string; yaml?: string; body?: string } {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!file.endsWith('.md')) return { whole, yaml: whole };
  const front = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(whole);
  if (!front) return { whole };
  // The front matter keeps its distance from the top of the file, so that lines need no correction.
  return { whole, yaml: `\n${front[1]}`, body: whole.slice(front[0].length) };
}

const startOf = (file: string, whole: string): Place => ({
  file,
  line: 1,
  column: 1,
  text: whole.split('\n')[0] ?? '',
});

function withoutFrontMatter(file: string, whole: string): Problem {
  const hint = 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
  const message = whole.trim() === '' ? 'is empty' : 'front matter is missing';
  return { message, place: startOf(file, whole), hint };
}

function parseYaml(file: string, yaml: string, whole: string) {
  const lineCounter = new LineCounter();
  const doc = parseDocument(yaml, {
    logLevel: 'error',
    lineCounter,
    customTags: tags,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line, column: col, text: whole.split('\n')[line - 1] ?? '' };
  };
  return { doc, placeAt };
}

function placeholdersOf(doc: Document.Parsed, placeAt: (offset: number) => Place): Parsed['placeholders'] {
  const found: Parsed['placeholders'] = [];
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
