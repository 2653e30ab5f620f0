/** One parsed source and its shape → what it says, validated, or its problems. It depends on the file and the shape alone. */
import path from 'node:path';
import { isFolder } from './content-files.ts';
import { explain } from './explain.ts';
import type { Row } from './read.ts';
import { doublesIn, type Reference, referencesIn } from './references.ts';
import { type Problem, SiteError } from './site-error.ts';
import { type Parsed, type Source, wrongFront } from './source.ts';

/** What a faultless file says, whoever asks. Where it is Markdown and its shape left the body as it is, `value` is without it. */
export type Said = {
  value: unknown;
  hasBody: boolean;
  placeholders: Parsed['placeholders'];
  references: Reference[];
  /** Entries of it that share an id. */
  doubles: Problem[];
};

/** Reads one source as a row of the table has it. */
export function interpret(row: Row, source: Source, { data, problems, placeholders }: Parsed): Said | Problem[] {
  if (problems.length > 0) return problems;
  if (data === null)
    return [{ message: 'is empty', place: source.at([]), hint: 'content/schema.ts says what it should hold.' }];
  // Markdown's text is a field of its entry like the others: `body`.
  const body = source.body?.trim();
  const problem = body === undefined ? undefined : wrongFront(data, source);
  if (problem) return [problem];
  const whole = body === undefined ? data : { ...(data as object), body };
  const result = attemptIn(source.file, () => row.as.safeParse(whole));
  if (!result.success) return explain(source, data, row.as, result.error.issues);
  const slug = path.posix.basename(source.file, path.posix.extname(source.file));
  const value = isFolder(row) ? { slug, ...(result.data as object) } : result.data;
  const said = { placeholders, references: referencesIn(row.as, data), doubles: doublesIn(data, source) };
  if (body === undefined || (value as { body?: unknown }).body !== body) return { ...said, value, hasBody: false };
  const { body: _, ...rest } = value as { body: string };
  return { ...said, value: rest, hasBody: true };
}

/** Runs what content/schema.ts says of a file. What it throws is its author's to mend. */
export function attemptIn<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    const message = `cannot be applied to ${file}: ${(error as Error)?.message ?? error}`;
    throw new SiteError([{ message, place: { file: 'content/schema.ts' } }]);
  }
}
