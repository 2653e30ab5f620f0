/** What a schema says about a value and its parts: the entries and pictures that texts name, and the fields that are allowed. */
import type { z } from 'zod';
import type { PictureName } from './pictures.ts';
import type { Path } from './source.ts';

export type Reference = { to: string; id: string; at: Path };

type Meta = { ref?: string; picture?: true; picturesIn?: (text: string) => { file: string; at: number }[] };

const defOf = (type: z.core.$ZodType) => (type as z.core.$ZodTypes)._zod.def;

/** Returns a schema and those within it that apply to the same value: what it wraps, and its variants that `isVariant` accepts. */
function layersOf(type: z.core.$ZodType, isVariant = (_: z.core.$ZodType) => true): z.ZodType[] {
  const def = defOf(type);
  let inner: readonly z.core.$ZodType[] = [];
  if (def.type === 'union') inner = def.options.filter(isVariant);
  else if (def.type === 'pipe') inner = [def.in];
  else if ('innerType' in def) inner = [def.innerType];
  return [type as z.ZodType, ...inner.flatMap(one => layersOf(one, isVariant))];
}

function partOf(type: z.ZodType, step: PropertyKey): z.core.$ZodType | undefined {
  const def = defOf(type);
  if (def.type === 'object') return Object.hasOwn(def.shape, step) ? def.shape[String(step)] : def.catchall;
  if (def.type === 'record') return def.valueType;
  return def.type === 'array' ? def.element : undefined;
}

/** Finds the names in valid data: of entries, `.meta({ ref: "posts" })`, of pictures, `.meta({ picture: true })`, and of pictures in a text, `.meta({ picturesIn })`. */
export function findReferences(schema: z.ZodType, data: unknown) {
  const references: Reference[] = [];
  const pictureNames: PictureName[] = [];

  function visit(type: z.core.$ZodType, value: unknown, at: Path): void {
    for (const layer of layersOf(type, one => (one as z.ZodType).safeParse(value).success)) {
      if (typeof value === 'string') {
        const { ref, picture, picturesIn } = (layer.meta() ?? {}) as Meta;
        if (ref) references.push({ to: ref, id: value, at });
        if (picture) pictureNames.push({ file: value, at, isWhole: true });
        const inText = picturesIn?.(value) ?? [];
        pictureNames.push(...inText.map(({ file, at: offset }) => ({ file, at: [...at, offset], isWhole: false })));
      } else
        for (const [key, part] of Object.entries(value ?? {})) {
          const inner = partOf(layer, key);
          if (inner) visit(inner, part, [...at, key]);
        }
    }
  }

  visit(schema, data, []);
  return { references, pictureNames };
}

/** Returns the names of the fields that a schema allows at a path, in all its variants: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, path: Path): string[] {
  const stepInto = (types: z.ZodType[], step: PropertyKey) =>
    types.flatMap(type => partOf(type, step) ?? []).flatMap(part => layersOf(part));
  const parts = path.reduce(stepInto, layersOf(schema)).map(defOf);
  return [...new Set(parts.flatMap(def => (def.type === 'object' ? Object.keys(def.shape) : [])))];
}
