/** content/ and its table → one plain, validated value. Every mistake of every file is reported together. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { explain } from './explain.ts';
import { checkReferences } from './references.ts';
import { type Place, type Problem, placeIn, refuse } from './site-error.ts';
import { type Path, parseSource, type Source } from './source.ts';

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
  /** Where a text is written in content/: the first place, or none. */
  find: (text: string) => Place | undefined;
};

export type ReadOptions = {
  /** The instant that decides what is public. */
  now: Date;
  /** Whether to keep what is not public. */
  withUnpublished: boolean;
};

/** One file as it was read: its value, or its problems. */
export type Entry = { source: Source; text: string; value: unknown; problems: Problem[] };

/** Reads as often as it is asked to; files and shapes that stay the same are not read anew. */
export type Reader = (table: Table, options: ReadOptions) => Promise<Reading>;

/** Makes a reader for `root`/content. It throws a SiteError with all the problems. */
export function createReader(root: string): Reader {
  const known = new WeakMap<Row, Map<string, Entry>>();

  async function entryOf(row: Row, file: string): Promise<Entry> {
    const text = await textOf(root, file);
    if (typeof text !== 'string')
      return { source: parseSource(file, ''), text: '', value: undefined, problems: [text] };
    const before = known.get(row) ?? new Map<string, Entry>();
    known.set(row, before);
    const same = before.get(file);
    if (same?.text === text) return same;
    const entry = entryFrom(row, parseSource(file, text), text);
    before.set(file, entry);
    return entry;
  }

  return async (table, options) => {
    const rows = await Promise.all(
      Object.entries(table).map(async ([name, row]) => {
        const files = isFolder(row) ? await filesOf(root, row.from) : [`content/${row.from}`];
        return [name, await Promise.all(files.map(file => entryOf(row, file)))] as const;
      }),
    );
    const entries = new Map(rows);
    const problems = rows.flatMap(([, found]) => found.flatMap(entry => entry.problems));
    refuse([...problems, ...checkReferences(table, entries)]);
    return readingOf(table, entries, options);
  };
}

const isFolder = (row: Row) => row.from.includes('*');

function readingOf(table: Table, entries: Map<string, Entry[]>, { now, withUnpublished }: ReadOptions): Reading {
  const shown = new Map<string, Entry[]>();
  const content: Content = {};
  for (const [name, row] of Object.entries(table)) {
    const isPublic = (value: unknown) => row.isPublic?.(value as never, now) ?? true;
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
    find: wanted => {
      const entry = [...shown.values()].flat().find(({ text }) => text.includes(wanted));
      return entry && placeIn(entry.source.file, entry.text, entry.text.indexOf(wanted));
    },
  };
}

/** The files of a folder row, sorted by name: "blog/*.md" → ["content/blog/a.md", …]. */
async function filesOf(root: string, from: string): Promise<string[]> {
  const folder = path.posix.dirname(from);
  const ending = path.posix.extname(from);
  const names = await readdir(path.join(root, 'content', folder)).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter(name => name.endsWith(ending) && !name.startsWith('.'))
    .sort()
    .map(name => `content/${folder}/${name}`);
}

/** A file's text, or why there is none. */
async function textOf(root: string, file: string): Promise<string | Problem> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path.join(root, file)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const place = { file };
    if (error instanceof TypeError)
      return { message: 'is not UTF-8 text', place, hint: 'Save the file in the encoding UTF-8.' };
    if (code === 'ENOENT') return { message: 'does not exist', place, hint: 'content/schema.ts names this file.' };
    return { message: `cannot be read (${code})`, place, hint: 'Check that it is a file that you may read.' };
  }
}

/** The validated value of one source. */
function entryFrom(row: Row, source: Source, text: string): Entry {
  if (source.problems.length > 0) return { source, text, value: undefined, problems: source.problems };
  if (source.data === null) {
    const problem = { message: 'is empty', place: source.at([]), hint: 'content/schema.ts says what it should hold.' };
    return { source, text, value: undefined, problems: [problem] };
  }
  // Markdown's text is a field of its entry like the others: `body`.
  const data = source.body === undefined ? source.data : { ...(source.data as object), body: source.body.trim() };
  const result = row.as.safeParse(data);
  if (!result.success)
    return { source, text, value: undefined, problems: explain(source, row.as, result.error.issues) };
  const slug = path.posix.basename(source.file, path.posix.extname(source.file));
  return { source, text, value: isFolder(row) ? { slug, ...(result.data as object) } : result.data, problems: [] };
}

/** Reads everything once, public or not. */
export const read = (
  root: string,
  table: Table,
  options: ReadOptions = { now: new Date(0), withUnpublished: true },
): Promise<Reading> => createReader(root)(table, options);
