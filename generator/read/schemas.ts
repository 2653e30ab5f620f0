/** What a schema says about a value: the entries and pictures that texts name, the objects that may be samples, and the allowed fields. */
import type { z } from 'zod';
import { type Diagnostic, hintOf, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { isInBody, type Path, quotesHint, type Source, valueAt } from './source.ts';

/** The name of a picture in a value, or at an offset in the body of Markdown. */
export type PictureName = { file: string; at: Path };
type Type = z.core.$ZodType;
type Layer = { type: Type; value: unknown; at: Path };
export const defOf = (type: Type) => (type as z.core.$ZodTypes)._zod.def;

/** In place of a value: what its schema says of all values. */
const anyValue: unique symbol = Symbol('any value');

/** Yields a schema with the value that it applies to, and all within the two, an object before its parts. */
function* layersIn({ type, value, at }: Layer): Generator<Layer> {
  yield { type, value, at };
  const parse = (schema: Type) => (schema as z.ZodType).safeParse(value);
  const within = (inner: Type, innerValue = value) => layersIn({ type: inner, value: innerValue, at });
  const def = defOf(type);
  switch (def.type) {
    case 'union':
      for (const one of def.options) if (value === anyValue || parse(one).success) yield* within(one);
      return;
    case 'intersection':
      yield* within(def.left);
      return yield* within(def.right);
    case 'lazy':
      return yield* within(def.getter());
    case 'pipe':
      yield* within(def.in);
      // Nothing is known about what a function returns.
      if (defOf(def.out).type === 'transform') return;
      return yield* within(def.out, value === anyValue ? value : parse(def.in).data);
  }
  if ('innerType' in def) yield* within(def.innerType);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const inner = partOf(type, key);
    if (inner) yield* layersIn({ type: inner, value: part, at: [...at, key] });
    if (def.type === 'record') yield* layersIn({ type: def.keyType, value: key, at: [...at, key] });
  }
}

function partOf(type: Type, step: PropertyKey): Type | undefined {
  const def = defOf(type);
  if (def.type === 'object') return Object.hasOwn(def.shape, step) ? def.shape[String(step)] : def.catchall;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'tuple') return def.items[Number(step)] ?? def.rest ?? undefined;
  return def.type === 'array' ? def.element : undefined;
}

/** Finds the names of entries, `.meta({ ref: "posts" })`, and pictures, `.meta({ picture: true })`, and the objects with `isSample`. */
export function findReferences(schema: z.ZodType, data: unknown) {
  const references: { to: string; id: string; at: Path }[] = [];
  const pictureNames: PictureName[] = [];
  const samples: Path[] = [];
  for (const { type, value, at } of layersIn({ type: schema, value: data, at: [] })) {
    if (value === undefined || value === null) continue;
    const def = defOf(type);
    if (def.type === 'object' && 'isSample' in def.shape) samples.push(at);
    const { ref, picture } = ((type as z.ZodType).meta() ?? {}) as { ref?: string; picture?: true };
    if (ref) references.push({ to: ref, id: String(value), at });
    if (picture) pictureNames.push({ file: String(value), at });
  }
  return { references, pictureNames, samples };
}

/** Returns what a schema allows at a path, in all its variants, the outer layers first. */
export function typesAt(schema: z.ZodType, path: Path): z.ZodType[] {
  const typesIn = (type: Type) => Array.from(layersIn({ type, value: anyValue, at: [] }), layer => layer.type);
  const stepInto = (types: Type[], step: PropertyKey) =>
    types.flatMap(type => partOf(type, step) ?? []).flatMap(typesIn);
  return path.reduce(stepInto, typesIn(schema)) as z.ZodType[];
}

/** Returns the names of the fields that a schema allows at a path: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, path: Path): string[] {
  const parts = typesAt(schema, path).map(defOf);
  return [...new Set(parts.flatMap(def => (def.type === 'object' ? Object.keys(def.shape) : [])))];
}

type Issue = z.core.$ZodIssue;

/** Applies a schema to data. Throws what it refuses, and the `others`. */
export function validate(schema: z.ZodType, data: unknown, { locate }: Source, others: Diagnostic[]) {
  const result = schema.safeParse(data);
  const diagnosticOf = (issue: Issue): Diagnostic => {
    if (issue.code !== 'unrecognized_keys') return { ...wrongValue(data, issue), location: locate(issue.path) };
    const [key = ''] = issue.keys;
    const location = locate([...issue.path, key], true);
    return { message: `unknown field "${key}"`, location, hint: hintOf(key, knownFields(schema, issue.path)) };
  };
  throwIfAny([...splitIssues(result.error?.issues ?? []).map(diagnosticOf), ...others]);
  return result.data;
}

/** Splits issues so that each is about one thing: one unknown field or, for unions, an issue of the variant that came closest. */
function splitIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map(key => ({ ...issue, keys: [key] }));
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    // A variant of another type, such as a text instead of fields, is no candidate.
    const isOfType = (inner: readonly Issue[]) => inner.some(({ path }) => path.length > 0);
    const closest = issue.errors.find(isOfType) ?? issue.errors[0] ?? [];
    return splitIssues(closest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

function wrongValue(data: unknown, issue: Issue): Diagnostic {
  const path = isInBody(issue.path) ? ['body'] : issue.path;
  const name = path.length > 0 ? `"${path.map(String).join('.')}"` : 'the file';
  const value = valueAt(data, path);
  const expected = issue.message.replace(/^Invalid input: /, '').replace(/, received undefined$/, '');
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
