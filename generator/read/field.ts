/** What a form needs to know of a value, as its schema says it: what to call it, of what kind it is, and what it may be. */
import type { z } from 'zod';
import { typesAt } from './schemas.ts';
import { isInBody, type Path } from './source.ts';

export type Kind = 'text' | 'long text' | 'number' | 'boolean' | 'choice' | 'date' | 'picture' | 'list' | 'object';

/** What is used of the JSON Schema of a type, with what `.meta` adds. */
type Shape = { [name in 'type' | 'format' | 'title' | 'ref']?: string } & {
  [name in 'minLength' | 'minimum' | 'minItems' | 'maxLength' | 'maximum' | 'maxItems']?: number;
} & { const?: unknown; enum?: unknown[]; picture?: true; properties?: Record<string, Shape>; items?: Shape };

const kinds: Record<string, Kind> = { number: 'number', boolean: 'boolean', array: 'list', object: 'object' };

/** "isConfirmed" → "Is confirmed". */
export function inWords(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Returns the group of a value: the nearest `.meta({ group: "Bookings" })` around it. */
export function groupOf(schema: z.ZodType, path: Path): string | undefined {
  const groups = typesAt(schema, path).map(type => type.meta()?.group as string | undefined);
  return groups.find(Boolean) ?? (path.length > 0 ? groupOf(schema, path.slice(0, -1)) : undefined);
}

/** Describes the field at a path, whose `value` may be missing. `idsOf` returns what it may be if it names an entry. */
export function describeField(schema: z.ZodType, path: Path, value: unknown, idsOf: (ref: string) => Iterable<string>) {
  if (isInBody(path)) return { label: 'Text', kind: 'long text' as Kind, value, isOptional: true };
  const types = typesAt(schema, path);
  const typeOfValue = Array.isArray(value) ? 'array' : typeof value;
  // Of several variants, those of the type that the value has.
  const shapes = types.map(shapeOf).filter(one => value === undefined || typeOf(one) === typeOfValue);
  const shape: Shape = Object.assign({}, ...shapes.toReversed());
  const min = shape.minLength ?? shape.minimum ?? shape.minItems;
  const max = shape.maxLength ?? shape.maximum ?? shape.maxItems;
  const options = new Set<unknown>(shape.ref ? idsOf(shape.ref) : shapes.flatMap(optionsOf));
  const isPicture = isRecord(shape) || isRecord(shape.items);
  const isLong = String(value).length > 80 || String(value).includes('\n');
  const kind = options.size > 0 ? 'choice' : shape.format === 'date' ? 'date' : kinds[typeOf(shape) ?? typeOfValue];
  const step = path.at(-1) ?? '';
  const name = typeof step === 'number' ? `${String(path.at(-2) ?? 'item')} ${step + 1}` : String(step);
  return {
    label: shape.title ?? inWords(name),
    kind: isPicture || shape.picture ? 'picture' : (kind ?? (isLong ? 'long text' : 'text')),
    value: typeof value === 'object' ? Object(value).file : value,
    isOptional: types.some(type => type.safeParse(undefined).success),
    ...((min ?? max) !== undefined && { limits: { min, max } }),
    ...(isPicture && { alt: String(Object(value).alt ?? ''), adds: isRecord(shape.items) }),
    ...(options.size > 0 && { options: [...options] }),
  };
}

const shapeOf = (type: z.ZodType) => type.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape;
const optionsOf = (shape: Shape): unknown[] => shape.enum ?? ('const' in shape ? [shape.const] : []);
const typeOf = (shape: Shape): string | undefined =>
  shape.type?.replace('integer', 'number') ?? optionsOf(shape).map(one => typeof one)[0];

/** Returns whether it is a picture with its words, for which a form asks together. */
const isRecord = ({ properties = {} }: Shape = {}): boolean =>
  properties.file?.picture === true && properties.alt !== undefined;
