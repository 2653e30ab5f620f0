/** content/ and its table → one plain, validated value. Every mistake of every file is reported together. */
import type { z } from 'zod';
import { filesOf, isFolder, openFile } from './content-files.ts';
import { codeOf, createFinder } from './find-text.ts';
import { attemptIn, interpret, type Said } from './interpret.ts';
import { createMemo, hashOf, type Memo } from './memo.ts';
import { unplain } from './plain-data.ts';
import { checkReferences } from './references.ts';
import { type Place, type Problem, refuse } from './site-error.ts';
import { type Parsed, type Path, parse, type Source, sourceOf } from './source.ts';
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
  placeholders: Parsed['placeholders'];
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
  /** A hash of the table's code: under the same one the same file has the same value. */
  version?: string;
};

/** One file as it was read: its value, or its problems. */
export type Entry = Omit<Said, 'hasBody'> & { source: Source; problems: Problem[] };

/** Reads as often as it is asked to; files that stay the same are not parsed anew. */
export type Reader = (table: Table, options: ReadOptions) => Promise<Reading>;

/** Makes a reader for `root`/content, which need not parse what the memo knows. It throws a SiteError with all the problems. */
export function createReader(root: string, memo: Memo<Said> = createMemo()): Reader {
  function entryOf(name: string, row: Row, file: string, version: string): Entry {
    const opened = openFile(root, file);
    if ('message' in opened) return faulty(noText(file), [opened]);
    const { hash, textOf } = opened;
    const source = sourceOf(file, textOf);
    const key = hashOf(version, name, file, hash);
    const before = memo.get(key);
    if (before) return entryFrom(before, source);
    const said = interpret(row, source, parse(file, textOf()));
    if (Array.isArray(said)) return faulty(source, said);
    // A shape may make anything of what is written, such as a URL, which a file would not give back.
    return entryFrom(unplain(said.value) === undefined ? memo.set(key, said) : said, source);
  }

  return async (table, { version = '', ...options }) => {
    refuse(tableProblems(root, table));
    // One file after the other: thousands opened at once are more than a system allows, and are not read sooner.
    const rows = Object.entries(table).map(
      ([name, row]) => [name, filesOf(root, row).map(file => entryOf(name, row, file, version))] as const,
    );
    const entries = new Map(rows);
    const problems = rows.flatMap(([, found]) => found.flatMap(entry => entry.problems));
    memo.settle();
    refuse([...problems, ...checkReferences(table, entries)]);
    return { ...readingOf(table, entries, options), find: createFinder(() => textsOf(root, entries)) };
  };
}

/** Where a text of a page may be written: content, and then the code. */
function* textsOf(root: string, entries: Map<string, Entry[]>) {
  for (const { source } of [...entries.values()].flat()) yield source;
  yield* codeOf(root);
}

const noText = (file: string): Source => sourceOf(file, () => '');

const faulty = (source: Source, problems: Problem[]): Entry => ({
  source,
  problems,
  value: undefined,
  placeholders: [],
  references: [],
  doubles: [],
});

/** An entry out of what its file says. The body is read out of the file when a page asks for it: all together would be too much. */
function entryFrom({ value, hasBody, ...rest }: Said, source: Source): Entry {
  if (!hasBody) return { ...rest, value, source, problems: [] };
  const whole = { ...(value as object) };
  Object.defineProperty(whole, 'body', { get: () => source.body?.trim(), enumerable: true });
  return { ...rest, value: whole, source, problems: [] };
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
    placeholders: [...shown.values()].flat().flatMap(({ placeholders }) => placeholders),
    locate: ([name, ...rest]) => {
      const row = table[String(name)];
      const found = shown.get(String(name)) ?? [];
      const entry = row && isFolder(row) ? found[Number(rest[0])] : found[0];
      return entry?.source.at(row && isFolder(row) ? rest.slice(1) : rest) ?? { file: 'content' };
    },
  };
}

/** Reads everything once, public or not. */
export const read = (
  root: string,
  table: Table,
  options: ReadOptions = { now: new Date(0), withUnpublished: true },
): Promise<Reading> => createReader(root)(table, options);
