/** content/ and its table → one plain, validated value. Every mistake of every file is reported together. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { nearest, type Place, type Problem, refuse } from './site-error.ts';
import { type Path, parseSource, type Source } from './source.ts';

/** One row of content/schema.ts: a file ("site.yaml") or a folder ("blog/*.md"), and the shape of each. */
export type Row = { from: string; as: z.ZodType };
export type Table = Record<string, Row>;

/** What was read. A folder's entries carry their `slug`, the file's name. */
export type Content = Record<string, unknown>;

export type Reading = {
  content: Content;
  /** Values that a person must settle before launch. */
  placeholders: Source['placeholders'];
  /** Where a value stands: ["claims", "years", "value"] → content/claims.yaml:3:10. */
  locate: (path: Path) => Place;
};

/** Reads and validates everything in the table from `root`/content. Throws a SiteError with all the problems. */
export async function read(root: string, table: Table): Promise<Reading> {
  const problems: Problem[] = [];
  const content: Content = {};
  const sources = new Map<string, Source[]>();

  for (const [name, row] of Object.entries(table)) {
    const isFolder = row.from.includes('*');
    const files = isFolder ? await filesOf(root, row.from) : [`content/${row.from}`];
    const read = await Promise.all(files.map(file => parse(root, file)));
    sources.set(name, read);
    const values = read.map(source => {
      problems.push(...source.problems);
      return source.problems.length > 0 ? undefined : validate(source, row.as, isFolder, problems);
    });
    content[name] = isFolder ? values : values[0];
  }
  refuse(problems);
  refuse(danglingReferences(table, content, sources));

  return {
    content,
    placeholders: [...sources.values()].flat().flatMap(source => source.placeholders),
    locate: ([name, ...rest]) => {
      const found = sources.get(String(name)) ?? [];
      const isFolder = table[String(name)]?.from.includes('*');
      const source = isFolder ? found[Number(rest[0])] : found[0];
      return source ? source.at(isFolder ? rest.slice(1) : rest) : { file: 'content' };
    },
  };
}

/** The files of a folder row, sorted by name: "blog/*.md" → ["content/blog/a.md", …]. */
async function filesOf(root: string, from: string): Promise<string[]> {
  const folder = path.posix.dirname(from);
  const ending = path.posix.extname(from);
  const names = await readdir(path.join(root, 'content', folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter(name => name.endsWith(ending) && !name.startsWith('.'))
    .sort()
    .map(name => `content/${folder}/${name}`);
}

async function parse(root: string, file: string): Promise<Source> {
  const bytes = await readFile(path.join(root, file)).catch((error: NodeJS.ErrnoException) => {
    refuse([
      { message: `cannot be read (${error.code})`, place: { file }, hint: 'content/schema.ts names this file.' },
    ]);
    throw error;
  });
  try {
    return parseSource(file, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    refuse([{ message: 'is not UTF-8 text', place: { file }, hint: 'Save the file in the encoding UTF-8.' }]);
    throw error;
  }
}

/** The validated value of one source; its problems, with place and advice, go to `problems`. */
function validate(source: Source, shape: z.ZodType, isEntry: boolean, problems: Problem[]): unknown {
  // Markdown's text is a field of its entry like the others: `body`.
  const data = source.body === undefined ? source.data : { ...(source.data as object), body: source.body.trim() };
  const result = shape.safeParse(data);
  if (!result.success) {
    for (const issue of flat(result.error.issues)) problems.push(...explain(source, shape, issue));
    return undefined;
  }
  if (!isEntry) return result.data;
  const slug = path.posix.basename(source.file, path.posix.extname(source.file));
  return { slug, ...(result.data as object) };
}

/** The issues of the variant that came closest, for unions; others as they are. */
function flat(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap(issue => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return flat(closest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }) as z.core.$ZodIssue));
  });
}

function explain(source: Source, shape: z.ZodType, issue: z.core.$ZodIssue): Problem[] {
  const at = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => {
      const known = knownKeys(shape, at);
      const near = nearest(key, known);
      return {
        message: `unknown field "${key}"`,
        place: source.at([...at, key], true),
        hint: near ? `Did you mean "${near}"?` : `Known here: ${known.join(', ')}.`,
      };
    });
  }
  const name = at.length > 0 ? `"${at.join('.')}"` : 'the file';
  const value = at.reduce<unknown>(
    (node, step) => (node as Record<string | number, unknown> | undefined)?.[step],
    source.data,
  );
  const expected = issue.message.replace(/^Invalid input: /, '').replace(/, received undefined$/, '');
  if (value === undefined) return [{ message: `${name} is missing: ${expected}`, place: source.at(at) }];
  const near = issue.code === 'invalid_value' ? nearest(String(value), issue.values.map(String)) : undefined;
  return [
    {
      message: `${name}: ${expected}`,
      place: source.at(at),
      ...(near ? { hint: `Did you mean "${near}"?` } : {}),
    },
  ];
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  ref?: string;
};

const jsonSchemaOf = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** The field names that a schema knows at a path. */
function knownKeys(shape: z.ZodType, at: Path): string[] {
  let schemas = [jsonSchemaOf(shape)];
  for (const step of at) {
    schemas = schemas
      .flatMap(s => [s, ...(s.anyOf ?? [])])
      .flatMap(s => [typeof step === 'number' ? s.items : (s.properties?.[step] ?? s.additionalProperties)])
      .filter(s => typeof s === 'object');
  }
  return schemas.flatMap(s => [s, ...(s.anyOf ?? [])]).flatMap(s => Object.keys(s.properties ?? {}));
}

/** Every value whose schema says `.meta({ ref: "posts" })` must be the slug or the key of an entry there. */
function danglingReferences(table: Table, content: Content, sources: Map<string, Source[]>): Problem[] {
  const problems: Problem[] = [];
  const known = (name: string): string[] => {
    const target = name.split('.').reduce<unknown>((value, key) => (value as Content | undefined)?.[key], content);
    return Array.isArray(target) ? target.map(entry => String(entry.slug ?? entry.id)) : Object.keys(target ?? {});
  };
  const walk = (schema: JsonSchema, value: unknown, at: Path, source: Source): void => {
    if (value === undefined || value === null) return;
    for (const variant of schema.anyOf ?? []) walk(variant, value, at, source);
    if (schema.ref && typeof value === 'string' && !known(schema.ref).includes(value)) {
      const near = nearest(value, known(schema.ref));
      problems.push({
        message: `"${value}" is not in ${table[schema.ref]?.from ?? schema.ref}`,
        place: source.at(at),
        hint: near ? `Did you mean "${near}"?` : `Known there: ${known(schema.ref).join(', ')}.`,
      });
    }
    if (Array.isArray(value)) {
      const { items } = schema;
      if (typeof items === 'object')
        value.forEach((item, i) => {
          walk(items, item, [...at, i], source);
        });
    } else if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        const next = schema.properties?.[key] ?? schema.additionalProperties;
        if (typeof next === 'object') walk(next, inner, [...at, key], source);
      }
    }
  };
  for (const [name, row] of Object.entries(table)) {
    const schema = jsonSchemaOf(row.as);
    for (const source of sources.get(name) ?? []) walk(schema, source.data, [], source);
  }
  return problems;
}
