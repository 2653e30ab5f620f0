/** Data of a file × schema → entry, or diagnostics like those of a compiler. Depends on nothing else, so the result can be cached. */
import type { z } from 'zod';
import { type Diagnostic, hintOf, type Location, nearest, runSiteCode, type Task } from '../diagnostics/diagnostics.ts';
import type { Collection } from '../model.ts';
import type { ParsedEntry } from './entry.ts';
import { type WithFacts, writtenOffset } from './facts.ts';
import { explainEach, InvalidFile } from './mistakes.ts';
import { type Locator, type Path, valueAt } from './positions.ts';
import { quotesHint } from './quotes.ts';
import { withSamples } from './samples.ts';
import { findReferences, knownFields } from './schemas.ts';
import type { Source } from './source.ts';
import type { ParsedYaml } from './yaml.ts';

type Issue = z.core.$ZodIssue;

/** The task while code of content/schema.ts runs. */
export const schemaTask = (file: string): Task => ({ file: 'content/schema.ts', what: `be applied to ${file}` });

/** Applies a schema to the data of a file. Throws an InvalidFile if the schema refuses it, a DiagnosticError if the schema's code throws. */
export function validate({ as }: Collection, source: Source, withFacts: WithFacts, parsed: ParsedYaml): ParsedEntry {
  const { data, body, used } = withFacts;
  // The text of Markdown is a field of its entry like the others.
  const fields = body === undefined ? data : { ...(data as object), body };
  const [result, named] = runSiteCode(schemaTask(source.file), () => {
    const parsed = as.safeParse(fields);
    return [parsed, parsed.success ? findReferences(as, fields) : { references: [], pictures: [] }] as const;
  });
  if (!result.success) {
    const { issues } = result.error;
    throw new InvalidFile(() => {
      const locate: Locator = (path, isKey) => source.locate(writtenPath(path, source, used), isKey);
      return explainEach(source.file, splitIssues(issues), issue =>
        issue.code === 'unrecognized_keys' ? unknownField(source, as, issue, locate) : wrongValue(data, issue, locate),
      );
    });
  }
  const value = withSamples(result.data, parsed.placeholders) as { body?: unknown } | null;
  const pictures = named.pictures.map(picture => ({ ...picture, at: writtenPath(picture.at, source, used) }));
  const entry = { placeholderCount: parsed.placeholders.length, references: named.references, pictures, facts: used };
  if (body === undefined || value?.body !== body) return { value, hasBody: false, ...entry };
  const { body: _, ...rest } = value;
  return { value: rest, hasBody: true, ...entry };
}

/** Maps a path to the file as written: the schema saw the text of Markdown with facts inserted. */
function writtenPath(path: Path, source: Source, used: WithFacts['used']): Path {
  const [field, at] = path;
  if (field !== 'body' || typeof at !== 'number' || used.length === 0) return path;
  return ['body', writtenOffset(source.parts().body ?? '', new Map(used), at)];
}

/** Splits issues so that each is about one thing: one unknown field or, for unions, an issue of the variant that came closest. */
function splitIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map(key => ({ ...issue, keys: [key] }));
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    // A variant of another type, such as a text instead of fields, is the farthest.
    const isOfOtherType = (inner: readonly Issue[]) => inner[0]?.code === 'invalid_type' && inner[0].path.length === 0;
    const closest = [...issue.errors].sort(
      (a, b) => Number(isOfOtherType(a)) - Number(isOfOtherType(b)) || a.length - b.length,
    );
    return splitIssues((closest[0] ?? []).map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

function unknownField(
  { file }: Source,
  schema: z.ZodType,
  { path, keys: [key = ''] }: z.core.$ZodIssueUnrecognizedKeys,
  locate: Locator,
): Diagnostic {
  // The body of Markdown is a field of its entry, but not allowed in the front matter.
  const isFront = file.endsWith('.md') && path.length === 0;
  if (isFront && key === 'body') {
    const hint = 'Add `body: z.string()` to its schema in content/schema.ts.';
    return { message: 'has a text, for which its schema has no field', location: { file }, hint };
  }
  const known = knownFields(schema, path).filter(field => !isFront || field !== 'body');
  return { message: `unknown field "${key}"`, location: locate([...path, key], true), hint: hintOf(key, known) };
}

function wrongValue(data: unknown, issue: Issue, locate: Locator): Diagnostic {
  const { path } = issue;
  // The text of Markdown is not part of its YAML; a number after it is an offset.
  const isBody = path[0] === 'body';
  const name = isBody ? '"body"' : path.length > 0 ? `"${path.map(String).join('.')}"` : 'the file';
  const value = valueAt(data, path);
  const length = /^Too (?:small|big): expected string/.test(issue.message) && typeof value === 'string';
  const expected = issue.message
    .replace(/^Invalid input: /, '')
    .replace(/, received undefined$/, '')
    .replace(/([<>])=/, (_, sign) => (sign === '>' ? 'at least ' : 'at most '))
    .concat(length ? `; it has ${value.length}` : '');
  const message = value === undefined && !isBody ? `${name} is missing: ${expected}` : `${name}: ${expected}`;
  const near = issue.code === 'invalid_value' ? nearest(String(value), issue.values.map(String)) : undefined;
  const location = locate(path);
  const isNotText = issue.code === 'invalid_type' && issue.expected === 'string' && value !== undefined;
  const hint = isNotText ? notTextHint(value, location) : near ? `Did you mean "${near}"?` : formHint(value, issue);
  return { message, location, ...(hint && { hint }) };
}

/** Returns a hint on how to write a value that is not free text. */
function formHint(value: unknown, issue: Issue): string | undefined {
  if (issue.code === 'invalid_type' && issue.expected === 'array' && typeof value === 'string')
    return `Write a list, even of one item: [${value}]`;
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'Write true or false.';
  return issue.code === 'invalid_format' && value !== undefined ? forms[issue.format] : undefined;
}

const forms: Record<string, string> = {
  date: 'Write year, month and day: 2024-01-31',
  url: 'Write the whole URL: https://name.example/',
};

/** Returns a hint for a value that should be a text: YAML may have taken it for a number, a list, fields or a comment. */
function notTextHint(value: unknown, { text = '', column }: Location): string {
  if (value !== null) return quotesHint(text, column);
  return /:\s+#/.test(text) ? quotesHint(text) : 'Write its value after the colon, or leave out the name as well.';
}
