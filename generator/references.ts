/** References between entries are checked like types: every text whose shape says `.meta({ ref: "posts" })` names an entry there. */
import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Entry, Table } from './read.ts';
import { nearest, type Problem, showPlace } from './site-error.ts';
import type { Path, Source } from './source.ts';

/** A text that must name an entry of a row: "posts", or "site.bookings" for a part of one. */
export type Reference = { row: string; id: string; at: Path };

/** The references in the data of one file, whose shape is given. */
export function referencesIn(shape: z.ZodType, data: unknown): Reference[] {
  const found: Reference[] = [];
  const visit = (schema: JsonSchema, value: unknown, at: Path): void => {
    if (schema.ref && typeof value === 'string') found.push({ row: schema.ref, id: value, at });
    for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(variant, value, at);
    if (Array.isArray(value)) {
      const { items } = schema;
      if (typeof items === 'object') value.forEach((item, i) => void visit(items, item, [...at, i]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const next = schema.properties?.[key] ?? schema.additionalProperties;
        if (typeof next === 'object') visit(next, inner, [...at, key]);
      }
    }
  };
  visit(jsonSchemaOf(shape), data, []);
  return found;
}

/** Every reference that leads nowhere, with both ends, every row that is referred to and does not exist, and every id that stands twice. */
export function checkReferences(table: Table, entries: ReadonlyMap<string, Entry[]>): Problem[] {
  const problems: Problem[] = [];
  const targets = new Map<string, Map<string, Source>>();
  const targetsOf = (name: string) => {
    const known = targets.get(name) ?? idsOf(table, entries, name);
    targets.set(name, known);
    return known;
  };
  // A row with mistakes of its own has not all its entries; what it lacks is said there.
  const whole = new Set([...entries].filter(([, found]) => found.every(isFaultless)).map(([name]) => name));

  for (const [name, row] of Object.entries(table)) {
    const named = [...JSON.stringify(jsonSchemaOf(row.as)).matchAll(/"ref":"(\w+)/g)].map(([, other = '']) => other);
    for (const other of named.filter(other => !(other in table))) {
      const message = `"${name}" refers to "${other}", which is no row of the table`;
      problems.push({ message, place: { file: 'content/schema.ts' }, ...didYouMean(other, Object.keys(table)) });
    }
    for (const { source, references, doubles } of entries.get(name)?.filter(isFaultless) ?? []) {
      problems.push(...doubles);
      for (const { row, id, at } of references) {
        if (whole.has(row.split('.')[0] ?? '') && !targetsOf(row).has(id))
          problems.push(dangling(id, row, targetsOf(row), table, source, at));
      }
    }
  }
  return problems;
}

const isFaultless = ({ problems }: Entry) => problems.length === 0;

/** What a reference to a row, or to a part of one ("site.bookings"), may name, and in which source each stands. */
function idsOf(table: Table, entries: ReadonlyMap<string, Entry[]>, name: string): Map<string, Source> {
  const [row = '', ...rest] = name.split('.');
  const found = entries.get(row) ?? [];
  if (table[row]?.from.includes('*'))
    return new Map(found.map(({ value, source }) => [(value as { slug: string }).slug, source]));
  const source = found[0]?.source;
  const value = rest.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    found[0]?.value,
  );
  if (!source || typeof value !== 'object' || value === null) return new Map();
  const ids = Array.isArray(value) ? value.map(entry => String(entry.id)) : Object.keys(value);
  return new Map(ids.map(id => [id, source]));
}

function dangling(
  value: string,
  ref: string,
  known: Map<string, Source>,
  table: Table,
  source: Source,
  at: Path,
): Problem {
  const near = nearest(value, known.keys());
  const where = `content/${table[ref.split('.')[0] ?? '']?.from}`;
  const hint = near
    ? `Did you mean "${near}" (${showPlace(known.get(near)?.at([near]) ?? { file: where })})?`
    : `${where} has: ${[...known.keys()].join(', ')}.`;
  return { message: `"${value}" is not in ${where}`, place: source.at(at), hint };
}

const didYouMean = (word: string, known: string[]) => {
  const near = nearest(word, known);
  return near ? { hint: `Did you mean "${near}"?` } : {};
};

/** Entries of a file that is a list and that share an id. */
export function doublesIn(data: unknown, source: Source): Problem[] {
  if (!Array.isArray(data)) return [];
  const first = new Map<string, number>();
  return data.flatMap((entry, i) => {
    const id = (entry as { id?: unknown } | null)?.id;
    if (typeof id !== 'string') return [];
    const other = first.get(id);
    first.set(id, other ?? i);
    if (other === undefined) return [];
    const hint = `It stands first at ${showPlace(source.at([other, 'id']))}. Ids are unique in a list.`;
    return [{ message: `the id "${id}" stands twice`, place: source.at([i, 'id']), hint }];
  });
}
