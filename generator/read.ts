/** content/ and its table → one plain, validated value. Every mistake of every file is reported together. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { explain } from './explain.ts';
import { codeOf, createFinder } from './find-text.ts';
import { checkReferences } from './references.ts';
import { unreadable } from './refusable.ts';
import { type Place, type Problem, refuse, SiteError } from './site-error.ts';
import { type Path, parseSource, type Source, wrongFront } from './source.ts';
import { tableProblems } from './table.ts';

/** One row of content/schema.ts: a file ("site.yaml") or a folder ("blog/*.md"), and the shape of each. */
export type Row = {
  from: string;
  as: z.ZodType;
  /** Whether an entry is public at an instant. Others stay out of a build, and show in `dev` with `isUnpublished`. */
  isPublic?: (entry: never, now: Date) => boolean;
};
export type Table = Record<string, Row>;

/** What was read. A folder's entries carry their `slug`, the file's name. */
export type Content = Record<string, unknown>;

export type Reading = {
  content: Content;
  /** Values that a person must settle before launch. */
  placeholders: Source['placeholders'];
  /** Where a value stands: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  locate: (path: Path) => Place;
  /** Where a text of a page, such as a link, is written in content/ or else in the code: the first place, or none. */
  find: (text: string) => Place | undefined;
};

export type ReadOptions = {
  /** The instant that decides what is public. */
  now: Date;
  /** Whether to keep what is not public. */
  withUnpublished: boolean;
};

/** One file as it was read: its bytes, and its value or its problems. */
export type Entry = { source: Source; bytes: Uint8Array; value: unknown; problems: Problem[] };

/** Reads as often as it is asked to; files and shapes that stay the same are not read anew. */
export type Reader = (table: Table, options: ReadOptions) => Promise<Reading>;

/** Makes a reader for `root`/content. It throws a SiteError with all the problems. */
export function createReader(root: string): Reader {
  const known = new WeakMap<Row, Map<string, Entry>>();

  function entryOf(row: Row, file: string): Entry {
    const bytes = bytesOf(root, file);
    if (!(bytes instanceof Uint8Array)) {
      return { source: parseSource(file, () => ''), bytes: new Uint8Array(), value: undefined, problems: [bytes] };
    }
    const before = known.get(row) ?? new Map<string, Entry>();
    known.set(row, before);
    const same = before.get(file);
    if (same && Buffer.compare(same.bytes, bytes) === 0) return same;
    const source = parseSource(file, () => decode(bytes));
    const entry = { source, bytes, ...valueFrom(row, source) };
    before.set(file, entry);
    return entry;
  }

  return async (table, options) => {
    refuse(tableProblems(root, table));
    // One file after the other: thousands opened at once are more than a system allows, and are not read sooner.
    const rows = Object.entries(table).map(([name, row]) => {
      const files = isFolder(row) ? filesOf(root, row.from) : [`content/${row.from}`];
      return [name, files.map(file => entryOf(row, file))] as const;
    });
    const entries = new Map(rows);
    const problems = rows.flatMap(([, found]) => found.flatMap(entry => entry.problems));
    refuse([...problems, ...checkReferences(table, entries)]);
    return { ...readingOf(table, entries, options), find: createFinder(() => textsOf(root, entries)) };
  };
}

const isFolder = (row: Row) => row.from.includes('*');

/** Where a text of a page may be written: content, and then the code. */
function* textsOf(root: string, entries: Map<string, Entry[]>) {
  for (const { source, bytes } of [...entries.values()].flat()) yield { file: source.file, text: decode(bytes) };
  yield* codeOf(root);
}

function readingOf(
  table: Table,
  entries: Map<string, Entry[]>,
  { now, withUnpublished }: ReadOptions,
): Omit<Reading, 'find'> {
  const shown = new Map<string, Entry[]>();
  const content: Content = {};
  for (const [name, row] of Object.entries(table)) {
    const isPublic = (value: unknown) => attemptIn(row.from, () => row.isPublic?.(value as never, now) ?? true);
    const found = (entries.get(name) ?? []).filter(({ value }) => withUnpublished || isPublic(value));
    shown.set(name, found);
    const values = found.map(({ value }) => (isPublic(value) ? value : { ...(value as object), isUnpublished: true }));
    content[name] = isFolder(row) ? values : values[0];
  }
  return {
    content,
    placeholders: [...shown.values()].flat().flatMap(({ source }) => source.placeholders),
    locate: ([name, ...rest]) => {
      const row = table[String(name)];
      const found = shown.get(String(name)) ?? [];
      const entry = row && isFolder(row) ? found[Number(rest[0])] : found[0];
      return entry?.source.at(row && isFolder(row) ? rest.slice(1) : rest) ?? { file: 'content' };
    },
  };
}

/** The files of a folder row, sorted by name: "blog/*.md" → ["content/blog/a.md", …]. */
function filesOf(root: string, from: string): string[] {
  const folder = path.posix.dirname(from);
  const ending = path.posix.extname(from);
  const whole = path.join(root, 'content', folder);
  return (existsSync(whole) ? readdirSync(whole) : [])
    .filter(name => name.endsWith(ending) && !name.startsWith('.'))
    .sort()
    .map(name => `content/${folder}/${name}`);
}

/** A file's bytes, which are UTF-8 text, or why there are none. */
function bytesOf(root: string, file: string): Uint8Array | Problem {
  const place = { file };
  try {
    const bytes = readFileSync(path.join(root, file));
    if (isUtf8(bytes)) return bytes;
    return { message: 'is not UTF-8 text', place, hint: 'Save the file in the encoding UTF-8.' };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { message: 'does not exist', place, hint: 'content/schema.ts names this file.' };
    return { ...unreadable(file, error), hint: 'Check that it is a file that you may read.' };
  }
}

const decoder = new TextDecoder();
let last: { bytes: Uint8Array; text: string } | undefined;

/** The text of some bytes; of the same ones, asked again and again while a page is being made, the same string. */
function decode(bytes: Uint8Array): string {
  if (last?.bytes !== bytes) last = { bytes, text: decoder.decode(bytes) };
  return last.text;
}

/** The validated value of one source, or its problems. */
function valueFrom(row: Row, source: Source): Pick<Entry, 'value' | 'problems'> {
  if (source.problems.length > 0) return { value: undefined, problems: source.problems };
  if (source.data === null) {
    const problem = { message: 'is empty', place: source.at([]), hint: 'content/schema.ts says what it should hold.' };
    return { value: undefined, problems: [problem] };
  }
  // Markdown's text is a field of its entry like the others: `body`.
  const body = source.body?.trim();
  const problem = body === undefined ? undefined : wrongFront(source);
  if (problem) return { value: undefined, problems: [problem] };
  const data = body === undefined ? source.data : { ...(source.data as object), body };
  const result = attemptIn(source.file, () => row.as.safeParse(data));
  if (!result.success) return { value: undefined, problems: explain(source, row.as, result.error.issues) };
  const slug = path.posix.basename(source.file, path.posix.extname(source.file));
  const value = isFolder(row) ? { slug, ...(result.data as object) } : result.data;
  if (body !== undefined && (value as { body?: unknown }).body === body) leaveBody(value as object, source);
  return { value, problems: [] };
}

/**
 * A body that its shape left as it is, is not kept: it is read out of the bytes when a page asks for it. Not a part of `valueFrom`,
 * whose functions would keep what stands around them.
 */
function leaveBody(value: object, source: Source): void {
  Object.defineProperty(value, 'body', { get: () => source.body?.trim(), enumerable: true });
}

/** Runs what content/schema.ts says of a file. What it throws is its author's to mend. */
function attemptIn<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    const message = `cannot be applied to ${file}: ${(error as Error)?.message ?? error}`;
    throw new SiteError([{ message, place: { file: 'content/schema.ts' } }]);
  }
}

/** Reads everything once, public or not. */
export const read = (
  root: string,
  table: Table,
  options: ReadOptions = { now: new Date(0), withUnpublished: true },
): Promise<Reading> => createReader(root)(table, options);
