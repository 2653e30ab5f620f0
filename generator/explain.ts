/** The issues of a schema → problems as a compiler shows them: the place, what was expected, the nearest known word. */
import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { nearest, type Problem } from './site-error.ts';
import type { Path, Source } from './source.ts';

/** So many mistakes of one file are explained; more of them are one, made many times. */
const most = 100;

/** Explains every issue that `shape` found in the `data` of a source. */
export function explain(
  source: Source,
  data: unknown,
  shape: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const all = flat(issues).flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map(key => ({ ...issue, keys: [key] })) : [issue],
  );
  const problems = all.slice(0, most).flatMap(issue => problemsOf(source, data, shape, issue));
  const rest = all.length - most;
  return rest > 0 ? [...problems, { message: `and ${rest} more like these`, place: { file: source.file } }] : problems;
}

/** The issues of the variant that came closest, for unions; others as they are. */
function flat(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap(issue => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return flat(closest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }) as z.core.$ZodIssue));
  });
}

function problemsOf(source: Source, data: unknown, shape: z.ZodType, issue: z.core.$ZodIssue): Problem[] {
  const at = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => {
      const known = knownKeys(shape, at);
      const near = nearest(key, known);
      const hint = near ? `Did you mean "${near}"?` : `Known here: ${known.join(', ')}.`;
      return { message: `unknown field "${key}"`, place: source.at([...at, key], true), hint };
    });
  }
  // The text of a Markdown file is no part of its YAML; a number after it is an offset.
  const isBody = at[0] === 'body';
  const name = isBody ? '"body"' : at.length > 0 ? `"${at.join('.')}"` : 'the file';
  const value = at.reduce<unknown>(
    (node, step) => (node as Record<string | number, unknown> | undefined)?.[step],
    data,
  );
  const expected = issue.message.replace(/^Invalid input: /, '').replace(/, received undefined$/, '');
  const isMissing = value === undefined && !isBody;
  const near = issue.code === 'invalid_value' ? nearest(String(value), issue.values.map(String)) : undefined;
  return [
    {
      message: isMissing ? `${name} is missing: ${expected}` : `${name}: ${expected}`,
      place: source.at(at),
      ...(near ? { hint: `Did you mean "${near}"?` } : {}),
    },
  ];
}

/** The field names that a schema knows at a path. */
function knownKeys(shape: z.ZodType, at: Path): string[] {
  const variants = (schemas: JsonSchema[]) =>
    schemas.flatMap(schema => [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]);
  let schemas = [jsonSchemaOf(shape)];
  for (const step of at) {
    schemas = variants(schemas)
      .map(schema =>
        typeof step === 'number' ? schema.items : (schema.properties?.[step] ?? schema.additionalProperties),
      )
      .filter(schema => typeof schema === 'object');
  }
  return variants(schemas).flatMap(schema => Object.keys(schema.properties ?? {}));
}
