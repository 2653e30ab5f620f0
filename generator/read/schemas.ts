/** What a schema says about a value and its parts: the entries and pictures that texts name, and the fields that are allowed. */
import type { z } from 'zod';
import type { PictureName } from './pictures.ts';
import type { Path } from './source.ts';

/** A text that must name an entry of a collection, "posts", or of a part of one, "site.bookings". */
export type Reference = { to: string; id: string; at: Path };

type Type = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (type: Type): Def => (type as z.core.$ZodTypes)._zod.def;

/** What the metadata of a schema says about a text; `at` is an offset in it. */
type Meta = { ref?: string; picture?: true; picturesIn?: (text: string) => { file: string; at: number }[] };

/** Returns the schemas that a schema is composed of and that apply to the same value: its variants, or what it wraps. */
function sameIn(def: Def): readonly Type[] {
  if (def.type === 'union') return def.options;
  if (def.type === 'pipe') return [def.in];
  return 'innerType' in def ? [def.innerType] : [];
}

/** Returns the schema of the part of a value at one step of a path, if there is one. */
function partOf(def: Def, step: PropertyKey): Type | null | undefined {
  if (def.type === 'object') return Object.hasOwn(def.shape, step) ? def.shape[String(step)] : def.catchall;
  if (def.type === 'record') return def.valueType;
  return def.type === 'array' ? def.element : undefined;
}

/**
 * Finds the names in data that the schema has accepted: of entries, `.meta({ ref: "posts" })`, and of pictures, which are whole texts,
 * `.meta({ picture: true })`, or parts of a text that a function finds, `.meta({ picturesIn })`.
 */
export function findReferences(schema: z.ZodType, data: unknown): { references: Reference[]; pictures: PictureName[] } {
  const references: Reference[] = [];
  const pictures: PictureName[] = [];

  function visit(type: Type | null | undefined, value: unknown, at: Path): void {
    if (!type || value === undefined || value === null) return;
    if (typeof value === 'string') {
      const { ref: to, picture, picturesIn } = ((type as z.ZodType).meta() ?? {}) as Meta;
      if (to !== undefined) references.push({ to, id: value, at });
      if (picture) pictures.push({ file: value, at, isWhole: true });
      for (const part of picturesIn?.(value) ?? [])
        pictures.push({ file: part.file, at: [...at, part.at], isWhole: false });
    }
    const def = defOf(type);
    const same = sameIn(def);
    // The first variant that accepts the value is the one that applied.
    const accepts = (variant: Type) => (variant as z.ZodType).safeParse(value).success;
    if (def.type === 'union') visit(same.find(accepts), value, at);
    else for (const inner of same) visit(inner, value, at);
    if (typeof value !== 'object' || same.length > 0) return;
    for (const [key, part] of Object.entries(value)) visit(partOf(def, key), part, [...at, key]);
  }

  visit(schema, data, []);
  return { references, pictures };
}

/** Returns the names of the fields that a schema allows at a path, in all its variants: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, path: Path): string[] {
  const withSame = (types: readonly Type[]): Type[] => types.flatMap(type => [type, ...withSame(sameIn(defOf(type)))]);
  let types = withSame([schema]);
  for (const step of path) types = withSame(types.flatMap(type => partOf(defOf(type), step) ?? []));
  const names = types.map(defOf).flatMap(def => {
    if (def.type === 'record') return [...(def.keyType._zod.values ?? [])].map(String);
    return def.type === 'object' ? Object.keys(def.shape) : [];
  });
  return [...new Set(names)];
}
