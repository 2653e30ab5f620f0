/** What a form needs to know of a value, as its schema says it: what to call it, of what kind it is, and what it may be. */
import type { z } from 'zod';
import { typesAt } from './schemas.ts';
import { isInBody, type Path } from './source.ts';

export type Kind = 'text' | 'long text' | 'number' | 'boolean' | 'choice' | 'date' | 'picture' | 'list' | 'object';
/** What is used of the JSON Schema of a type, with what `.meta` adds. */
type Shape = Partial<Record<'type' | 'format' | 'title' | 'description' | 'ref' | 'group', string>> &
  Partial<Record<'minLength' | 'minimum' | 'minItems' | 'maxLength' | 'maximum' | 'maxItems', number>> & {
    const?: unknown;
    enum?: unknown[];
    picture?: true;
    properties?: Record<string, Shape>;
    items?: Shape;
  };

/** A picture with its words, as a form asks for both. */
const isPictureRecord = ({ properties = {} }: Shape): boolean =>
  properties.file?.picture === true && properties.alt !== undefined;

const kinds: Record<string, Kind> = { number: 'number', boolean: 'boolean', array: 'list', object: 'object' };
const shapeOf = (type: z.ZodType) => type.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape;

/** "isConfirmed" → "Is confirmed". */
export function inWords(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Returns the group of a value: the nearest `.meta({ group: "Bookings" })` around it. */
export function groupOf(schema: z.ZodType, path: Path): string | undefined {
  const own = typesAt(schema, path).find(type => type.meta()?.group);
  if (own || path.length === 0) return own?.meta()?.group as string | undefined;
  return groupOf(schema, path.slice(0, -1));
}

/** Describes the field at a path, whose `value` may be missing. `idsOf` returns what it may be if it names an entry. */
export function describeField(schema: z.ZodType, path: Path, value: unknown, idsOf: (ref: string) => Iterable<string>) {
  const types = isInBody(path) ? [] : typesAt(schema, path);
  const shapes = types.map(shapeOf);
  const isOfValue = ({ type, ...shape }: Shape) =>
    value === undefined ||
    (type
      ? type.replace('integer', 'number') === typeOf(value)
      : optionsOf(shape).some(one => typeof one === typeof value));
  const own = shapes.filter(isOfValue);
  const shape = Object.assign({}, ...own.toReversed()) as Shape;
  const options = shape.ref ? [...idsOf(shape.ref)] : own.flatMap(optionsOf);
  const min = shape.minLength ?? shape.minimum ?? shape.minItems;
  const max = shape.maxLength ?? shape.maximum ?? shape.maxItems;
  const step = path.at(-1) ?? '';
  const name = typeof step === 'number' ? `${String(path.at(-2) ?? 'item')} ${step + 1}` : String(step);
  return {
    label: isInBody(path) ? 'Text' : (shape.title ?? shape.description ?? inWords(name)),
    kind: kindOf(shape, options, value),
    isOptional: isInBody(path) || types.some(type => type.safeParse(undefined).success),
    ...((min ?? max) !== undefined && { limits: { min, max } }),
    ...(isPictureRecord(shape) && { alt: String(Object(value).alt ?? '') }),
    ...(isPictureRecord(shape.items ?? {}) && { alt: '', adds: true }),
    ...(options.length > 0 && { options: [...new Set(options)] }),
  };
}

const optionsOf = (shape: Shape): unknown[] => shape.enum ?? ('const' in shape ? [shape.const] : []);

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

function kindOf(shape: Shape, options: unknown[], value: unknown): Kind {
  if (shape.picture || isPictureRecord(shape) || isPictureRecord(shape.items ?? {})) return 'picture';
  if (options.length > 0) return 'choice';
  if (shape.format === 'date') return 'date';
  const type = shape.type?.replace('integer', 'number') ?? typeOf(value);
  const isLong = String(value ?? '').length > 80 || String(value ?? '').includes('\n') || (shape.maxLength ?? 0) > 120;
  return kinds[type] ?? (isLong ? 'long text' : 'text');
}
