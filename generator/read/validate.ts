/** Data of a file × its schema → a value, or diagnostics like those of a compiler. */
import type { z } from 'zod';
import { type Diagnostic, hintOf, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { quotesHint } from './mistakes.ts';
import { knownFields } from './schemas.ts';
import type { Locate, Path } from './source.ts';

type Issue = z.core.$ZodIssue;

/** Applies a schema to data. Throws a DiagnosticError with everything that the schema refuses; `locate` says where. */
export function validate(schema: z.ZodType, data: unknown, locate: Locate): unknown {
  const result = schema.safeParse(data);
  throwIfAny(
    splitIssues(result.error?.issues ?? []).map(issue =>
      issue.code === 'unrecognized_keys' ? unknownField(schema, issue, locate) : wrongValue(data, issue, locate),
    ),
  );
  return result.data;
}

/** Returns what is at a path in a value, or undefined. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

/** Splits issues so that each is about one thing: one unknown field or, for unions, an issue of the variant that came closest. */
function splitIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map(key => ({ ...issue, keys: [key] }));
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    // A variant of another type, such as a text instead of fields, is the farthest.
    const distance = (inner: readonly Issue[]) =>
      inner[0]?.code === 'invalid_type' && inner[0].path.length === 0 ? Number.POSITIVE_INFINITY : inner.length;
    const closest = issue.errors.reduce((best, inner) => (distance(inner) < distance(best) ? inner : best));
    return splitIssues(closest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

function unknownField(schema: z.ZodType, issue: z.core.$ZodIssueUnrecognizedKeys, locate: Locate): Diagnostic {
  const {
    path,
    keys: [key = ''],
  } = issue;
  const location = locate([...path, key], true);
  return { message: `unknown field "${key}"`, location, hint: hintOf(key, knownFields(schema, path)) };
}

function wrongValue(data: unknown, issue: Issue, locate: Locate): Diagnostic {
  // A number after "body" is an offset.
  const path = issue.path[0] === 'body' ? ['body'] : issue.path;
  const name = path.length > 0 ? `"${path.map(String).join('.')}"` : 'the file';
  const value = valueAt(data, path);
  const isLength = /^Too (?:small|big): expected string/.test(issue.message) && typeof value === 'string';
  const expected = issue.message
    .replace(/^Invalid input: /, '')
    .replace(/, received undefined$/, '')
    .replace(/([<>])=/, (_, sign) => (sign === '>' ? 'at least ' : 'at most '))
    .concat(isLength ? `; it has ${value.length}` : '');
  const message = value === undefined ? `${name} is missing: ${expected}` : `${name}: ${expected}`;
  const hint = hintFor(value, issue);
  return { message, location: locate(issue.path), ...(hint && { hint }) };
}

/** Returns how to write a value that is there, but not as its schema wants it. */
function hintFor(value: unknown, issue: Issue): string | undefined {
  if (value === undefined) return undefined;
  if (issue.code === 'invalid_value') {
    const near = nearest(String(value), issue.values.map(String));
    return near && `Did you mean "${near}"?`;
  }
  if (issue.code === 'invalid_format') return forms[issue.format];
  if (issue.code !== 'invalid_type') return undefined;
  if (value === null) return 'Write its value after the colon, or leave out the name as well.';
  if (issue.expected === 'string') return quotesHint;
  if (issue.expected === 'boolean') return 'Write true or false.';
  return issue.expected === 'array' && typeof value === 'string'
    ? `Write a list, even of one item: [${value}]`
    : undefined;
}

const forms: Record<string, string> = {
  date: 'Write year, month and day: 2024-01-31',
  url: 'Write the whole URL: https://name.example/',
};
