/** What a schema says of a value and of its parts: the entries and pictures that texts name, and the fields that may be written. */
import type { z } from 'zod';
import type { PictureName } from './pictures.ts';
import type { Path } from './positions.ts';

/** A text that must name an entry of a collection, "posts", or of a part of one, "site.bookings". `isKey` where it is a name in a map. */
export type Reference = { to: string; id: string; at: Path; isKey: boolean };

type Type = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (type: Type): Def => (type as z.core.$ZodTypes)._zod.def;

/** What a schema says of a text; `at` is an offset in it. */
type Meta = { ref?: string; picture?: true; picturesIn?: (text: string) => { file: string; at: number }[] };

const metas = new WeakMap<Type, Meta>();

/** What a schema says of itself; asked once, as zod takes longer for that than for checking a text. */
function metaOf(type: Type): Meta {
  const meta = metas.get(type) ?? (((type as z.ZodType).meta?.() ?? {}) as Meta);
  metas.set(type, meta);
  return meta;
}

/** The schemas of the same value that a schema is made of: its variants, its sides, or what it wraps. */
function sameIn(def: Def): readonly Type[] {
  if (def.type === 'union') return def.options;
  if (def.type === 'intersection') return [def.left, def.right];
  if (def.type === 'pipe') return [def.in];
  if (def.type === 'lazy') return [def.getter()];
  return 'innerType' in def ? [def.innerType] : [];
}

/** The schema of what stands at a step into a value, if there is one. */
function partOf(def: Def, step: PropertyKey): Type | null | undefined {
  if (def.type === 'object') return Object.hasOwn(def.shape, step) ? def.shape[String(step)] : def.catchall;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'array') return def.element;
  return def.type === 'tuple' ? (def.items[Number(step)] ?? def.rest) : undefined;
}

/**
 * What data that the schema has accepted names: entries, and pictures, by texts whose schema says `.meta({ picture: true })`, or a function
 * of the text that finds the pictures in it, `.meta({ picturesIn })`.
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
    // The variant that accepted the value is the first that does.
    if (def.type === 'union')
      visit(
        same.find(variant => (variant as z.ZodType).safeParse(value).success),
        value,
        at,
      );
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

/** The names of fields that a schema knows at a path, in all its variants: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, path: Path): string[] {
  let types = withSame([schema]);
  for (const step of path) types = withSame(types.flatMap(type => partOf(defOf(type), step) ?? []));
  const names = types.map(defOf).flatMap(def => {
    if (def.type === 'record') return [...(def.keyType._zod.values ?? [])].map(String);
    return def.type === 'object' ? Object.keys(def.shape) : [];
  });
  return [...new Set(names)];
}

/** Schemas, and all that they are made of for the same value; each once. */
function withSame(types: readonly Type[]): Type[] {
  const found = new Set(types);
  // A set that grows while it is walked is walked to its end.
  for (const type of found) for (const same of sameIn(defOf(type))) found.add(same);
  return [...found];
}
