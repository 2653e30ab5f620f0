/** What a form needs to know of a value, as its schema says it: what to call it, of what kind it is, and what it may be. */
import type { z } from 'zod';
import { defOf, knownFields, typesAt } from './schemas.ts';
import type { Path } from './source.ts';

type Kind = 'text' | 'markdown' | 'number' | 'boolean' | 'choice' | 'date' | 'picture' | 'list' | 'object';

const kinds: Record<string, Kind> = { number: 'number', boolean: 'boolean', array: 'list', object: 'object' };

/** "isConfirmed" → "Is confirmed". */
export function inWords(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const metaAt = (schema: z.ZodType, path: Path, name: 'group' | 'title' | 'picture'): string | undefined =>
  typesAt(schema, path)
    .map(type => type.meta()?.[name] as string | undefined)
    .find(Boolean);

/** Returns the group of a value: the nearest `.meta({ group: "Bookings" })` around it. */
export const groupOf = (schema: z.ZodType | undefined, path: Path): string | undefined =>
  schema && (metaAt(schema, path, 'group') ?? (path.length > 0 ? groupOf(schema, path.slice(0, -1)) : undefined));

/** Describes the field at a path, whose `value` may be missing, or a `block` of Markdown. */
export function describeField(schema: z.ZodType, path: Path, value: unknown, block?: string) {
  const types = typesAt(schema, path);
  const defs = types.map(defOf);
  const typeOfValue = Array.isArray(value) ? 'array' : typeof value;
  const type = value === undefined ? defs.map(def => def.type).find(one => one in kinds) : typeOfValue;
  const values = defs.flatMap((def): unknown[] => (def.type === 'literal' ? def.values : []));
  const options = defs.flatMap(def => (def.type === 'enum' ? Object.values<unknown>(def.entries) : [])).concat(values);
  const isDate = defs.some(def => 'format' in def && def.format === 'date');
  // A form asks for a picture together with its words.
  const hasWords = (at: Path) =>
    knownFields(schema, at).includes('alt') && metaAt(schema, [...at, 'file'], 'picture') !== undefined;
  const adds = hasWords([...path, 0]);
  const isPicture = adds || hasWords(path);
  const step = path.at(-1) ?? '';
  const name = typeof step === 'number' ? `${String(path.at(-2) ?? 'item')} ${step + 1}` : String(step);
  const kind = kinds[type ?? ''] ?? (options.length > 0 ? 'choice' : isDate ? 'date' : block ? 'markdown' : 'text');
  return {
    label: metaAt(schema, path, 'title') ?? inWords(block ?? name),
    kind: isPicture || metaAt(schema, path, 'picture') ? 'picture' : kind,
    value: typeof value === 'object' ? Object(value).file : value,
    isOptional: block !== undefined || types.some(type => type.safeParse(undefined).success),
    ...(isPicture && { alt: String(Object(value).alt ?? ''), adds }),
    ...(options.length > 0 && { options: [...new Set(options)] }),
  };
}
