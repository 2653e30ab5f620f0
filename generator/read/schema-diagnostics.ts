/** What a schema refuses → diagnostics as a compiler shows them: the place, what was expected, the nearest known word. */
import type { z } from 'zod';
import { type Diagnostic, nearest } from '../diagnostics/diagnostics.ts';
import { knownFields } from './json-schema.ts';
import { explainEach } from './mistakes.ts';
import { type Locator, locatorOf } from './positions.ts';
import type { Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/** Explains every issue that `schema` found in the `data` of a source. */
export function schemaDiagnostics(
  source: Source,
  data: unknown,
  schema: z.ZodType,
  issues: readonly Issue[],
): Diagnostic[] {
  const locate = locatorOf(source);
  return explainEach(source.file, single(issues), issue =>
    issue.code === 'unrecognized_keys' ? unknownField(source, schema, issue, locate) : wrongValue(data, issue, locate),
  );
}

/** Issues of one thing each: the fields of a list of unknown ones; for unions, the issues of the variant that came closest. */
function single(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map(key => ({ ...issue, keys: [key] }));
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return single(closest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

function unknownField(
  { file }: Source,
  schema: z.ZodType,
  { path, keys: [key = ''] }: z.core.$ZodIssueUnrecognizedKeys,
  locate: Locator,
): Diagnostic {
  // The body of Markdown is a field of its entry, and refused as a field of the front matter.
  const isFront = file.endsWith('.md') && path.length === 0;
  const known = knownFields(schema, path).filter(field => !isFront || field !== 'body');
  const near = nearest(key, known);
  const hint = near ? `Did you mean "${near}"?` : `Known here: ${known.join(', ')}.`;
  return { message: `unknown field "${key}"`, location: locate([...path, key], true), hint };
}

function wrongValue(data: unknown, issue: Issue, locate: Locator): Diagnostic {
  const { path } = issue;
  // The text of a Markdown file is no part of its YAML; a number after it is an offset.
  const isBody = path[0] === 'body';
  const name = isBody ? '"body"' : path.length > 0 ? `"${path.map(String).join('.')}"` : 'the file';
  const value = path.reduce<unknown>((node, step) => (node as Record<PropertyKey, unknown> | undefined)?.[step], data);
  const expected = issue.message.replace(/^Invalid input: /, '').replace(/, received undefined$/, '');
  const isMissing = value === undefined && !isBody;
  const near = issue.code === 'invalid_value' ? nearest(String(value), issue.values.map(String)) : undefined;
  return {
    message: isMissing ? `${name} is missing: ${expected}` : `${name}: ${expected}`,
    location: locate(path),
    ...(near ? { hint: `Did you mean "${near}"?` } : {}),
  };
}
