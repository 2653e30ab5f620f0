/** What a schema says about a value and its parts: the entries and pictures that texts name, and the fields that are allowed. */
import type { z } from 'zod';
import type { PictureName } from './pictures.ts';
import type { Path } from './positions.ts';

/** A text that must name an entry of a collection, "posts", or of a part of one, "site.bookings". `isKey` if it is a key in a map. */
export type Reference = { to: string; id: string; at: Path; isKey: boolean };

type Type = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (type: Type): Def => (type as z.core.$ZodTypes)._zod.def;

/** What the metadata of a schema says about a text; `at` is an offset in it. */
type Meta = { ref?: string; picture?: true; picturesIn?: (text: string) => { file: string; at: number }[] };

const metas = new WeakMap<Type, Meta>();

/** Returns the metadata of a schema. It is cached, as zod takes longer to return it than to check a text. */
function metaOf(type: Type): Meta {
  const meta = metas.get(type) ?? (((type as z.ZodType).meta?.() ?? {}) as Meta);
  metas.set(type, meta);
  return meta;
}

/** Returns the schemas that a schema is composed of and that apply to the same value: its variants, its sides, or what it wraps. */
function sameIn(def: Def): readonly Type[] {
  if (def.type === 'union') return def.options;
  if (def.type === 'intersection') return [def.left, def.right];
  if (def.type === 'pipe') return [def.in];
  if (def.type === 'lazy') return [def.getter()];
  return 'innerType' in def ? [def.innerType] : [];
}

/** Returns the schema of the part of a value at one step of a path, if there is one. */
function partOf(def: Def, step: PropertyKey): Type | null | undefined {
  if (def.type === 'object') return Object.hasOwn(def.shape, step) ? def.shape[String(step)] : def.catchall;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'array') return def.element;
  return def.type === 'tuple' ? (def.items[Number(step)] ?? def.rest) : undefined;
}

/**
 * Finds the names in data that the schema has accepted: of entries, and of pictures, which are texts whose schema has
 * `.meta({ picture: true })`, or a function that finds the pictures in the text, `.meta({ picturesIn })`.
 */
export function findReferences(schema: z.ZodType, data: unknown): { references: Reference[]; pictures: PictureName[] } {
  const references: Reference[] = [];
  const pictures: PictureName[] = [];

  function visit(type: Type | null | undefined, value: unknown, at: Path, isKey = false): void {
    if (!type || value === undefined || value === null) return;
    const { ref: to, picture, picturesIn } = metaOf(type);
    if (typeof value === 'string') {
      if (to !== undefined) references.push({ to, id: value, at, isKey });
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
    for (const [key, part] of Object.entries(value)) {
      const inside = [...at, Array.isArray(value) ? Number(key) : key];
      if (def.type === 'record') visit(def.keyType, key, inside, true);
      visit(partOf(def, key), part, inside);
    }
  }

  visit(schema, data, []);
  return { references, pictures };
}

/** Returns the names of the fields that a schema allows at a path, in all its variants: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, path: Path): string[] {
  let types = withSame([schema]);
  for (const step of path) types = withSame(types.flatMap(type => partOf(defOf(type), step) ?? []));
  const names = types.map(defOf).flatMap(def => {
    if (def.type === 'record') return [...(def.keyType._zod.values ?? [])].map(String);
    return def.type === 'object' ? Object.keys(def.shape) : [];
  });
  return [...new Set(names)];
}

/** Returns schemas and everything that they are composed of for the same value, each once. */
function withSame(types: readonly Type[]): Type[] {
  const found = new Set(types);
  // Iterating over a set includes elements that are added meanwhile.
  for (const type of found) for (const same of sameIn(defOf(type))) found.add(same);
  return [...found];
}
