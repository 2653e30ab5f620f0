/** Data of a file × its schema → a value, or diagnostics like those of a compiler. */
import type { z } from 'zod';
import { type Diagnostic, hintOf, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { quotesHint } from './mistakes.ts';
import { knownFields } from './schemas.ts';
import { type Source, valueAt } from './source.ts';

type Issue = z.core.$ZodIssue;

/** Applies a schema to data. Throws a DiagnosticError with everything that the schema refuses; `locate` says where. */
export function validate(schema: z.ZodType, data: unknown, locate: Source['locate']): unknown {
  const result = schema.safeParse(data);
  const diagnosticOf = (issue: Issue): Diagnostic => {
    if (issue.code !== 'unrecognized_keys') return { ...wrongValue(data, issue), location: locate(issue.path) };
    const [key = ''] = issue.keys;
    const location = locate([...issue.path, key], true);
    return { message: `unknown field "${key}"`, location, hint: hintOf(key, knownFields(schema, issue.path)) };
  };
  throwIfAny(splitIssues(result.error?.issues ?? []).map(diagnosticOf));
  return result.data;
}

/** Splits issues so that each is about one thing: one unknown field or, for unions, an issue of the variant that came closest. */
function splitIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    // Nobody mends more at a time, and each is located.
    if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, 50).map(key => ({ ...issue, keys: [key] }));
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    // A variant of another type, such as a text instead of fields, is no candidate.
    const isOfType = (inner: readonly Issue[]) => inner.some(({ path }) => path.length > 0);
    const closest = issue.errors.find(isOfType) ?? issue.errors[0] ?? [];
    return splitIssues(closest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

function wrongValue(data: unknown, issue: Issue): Diagnostic {
  // A number after "body" is an offset.
  const path = issue.path[0] === 'body' ? ['body'] : issue.path;
  const name = path.length > 0 ? `"${path.map(String).join('.')}"` : 'the file';
  const value = valueAt(data, path);
  const expected = issue.message
    .replace(/^Invalid input: /, '')
    .replace(/^expected nonoptional/, 'required')
    .replace(/, received undefined$/, '')
    .replace('>=', 'at least ')
    .replace('<=', 'at most ');
  const length = typeof value === 'string' && issue.message.startsWith('Too ') ? `; it has ${value.length}` : '';
  const near = issue.code === 'invalid_value' && nearest(String(value), issue.values.map(String));
  const form = issue.code === 'invalid_type' ? issue.expected : issue.code === 'invalid_format' ? issue.format : '';
  const hint = near ? `Did you mean "${near}"?` : form && hints[value === null && path.length > 0 ? 'null' : form];
  const message = value === undefined ? `${name} is missing: ${expected}` : `${name}: ${expected}${length}`;
  return { message, ...(hint && value !== undefined && { hint }) };
}

const hints: Record<string, string> = {
  null: 'Write its value after the colon, or leave out the name as well.',
  string: quotesHint,
  date: 'Write year, month and day: 2024-01-31',
};
