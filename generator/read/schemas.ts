/** What a schema says about a value and its parts: the entries and pictures that texts name, objects that may be samples, and the fields that are allowed. */
import type { z } from 'zod';
import { errorAt } from '../diagnostics/diagnostics.ts';
import type { Path } from './source.ts';

export type Reference = { to: string; id: string; at: Path };

/** The name of a picture in a value, or at an offset in the body of Markdown. */
export type PictureName = { file: string; at: Path };

type Type = z.core.$ZodType;

/** A schema, and the value that it is applied to. */
type Layer = { type: Type; value: unknown };

const defOf = (type: Type) => (type as z.core.$ZodTypes)._zod.def;

/** Returns the schemas directly within one that apply to the same value. */
function innerOf({ type, value }: Layer, isVariant: (layer: Layer) => boolean): Layer[] {
  const def = defOf(type);
  if (def.type === 'map' || def.type === 'set')
    throw errorAt('content/schema.ts', `has a ${def.type}: use a list or a record`);
  if (def.type === 'union') return def.options.map(type => ({ type, value })).filter(isVariant);
  if (def.type === 'intersection') return [def.left, def.right].map(type => ({ type, value }));
  if (def.type === 'lazy') return [{ type: def.getter(), value }];
  if (def.type === 'pipe') {
    const [before, after] = [def.in, def.out] as z.ZodType[];
    // Nothing is known about what a function returns.
    if (!before || !after || defOf(after).type === 'transform') return [{ type: def.in, value }];
    const made = value === undefined ? undefined : before.safeParse(value).data;
    return [
      { type: def.in, value },
      { type: def.out, value: made },
    ];
  }
  return 'innerType' in def ? [{ type: def.innerType, value }] : [];
}

/** Returns a layer and all within it that apply to the same value. */
const layersOf = (layer: Layer, isVariant = (_: Layer) => true): Layer[] => [
  layer,
  ...innerOf(layer, isVariant).flatMap(inner => layersOf(inner, isVariant)),
];

/** Returns the schema of a part, if the schema of the whole has one for it. */
function partOf(type: Type, step: PropertyKey): Type | undefined {
  const def = defOf(type);
  if (def.type === 'object') return Object.hasOwn(def.shape, step) ? def.shape[String(step)] : def.catchall;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'tuple') return def.items[Number(step)] ?? def.rest ?? undefined;
  return def.type === 'array' ? def.element : undefined;
}

/** Finds the names in data: of entries, `.meta({ ref: "posts" })`, and of pictures, `.meta({ picture: true })`; and the paths of objects that have a field `isSample`. */
export function findReferences(schema: z.ZodType, data: unknown) {
  const references: Reference[] = [];
  const pictureNames: PictureName[] = [];
  const samples: Path[] = [];

  function name({ type, value }: Layer, at: Path): void {
    const { ref, picture } = ((type as z.ZodType).meta() ?? {}) as { ref?: string; picture?: true };
    if (value === undefined || value === null || (!ref && !picture)) return;
    if (typeof value === 'object')
      throw errorAt('content/schema.ts', `marks "${at.join('.')}", which is no text, by .meta(): mark the texts in it`);
    if (ref) references.push({ to: ref, id: String(value), at });
    if (picture) pictureNames.push({ file: String(value), at });
  }

  function visit(layer: Layer, at: Path): void {
    const isVariant = ({ type, value }: Layer) => (type as z.ZodType).safeParse(value).success;
    for (const one of layersOf(layer, isVariant)) {
      name(one, at);
      const { type, value } = one;
      if (typeof value !== 'object' || value === null) continue;
      const def = defOf(type);
      if (def.type === 'object' && 'isSample' in def.shape) samples.push(at);
      for (const [key, part] of Object.entries(value)) {
        const inner = partOf(type, key);
        if (inner) visit({ type: inner, value: part }, [...at, key]);
        if (def.type === 'record') visit({ type: def.keyType, value: key }, [...at, key]);
      }
    }
  }

  visit({ type: schema, value: data }, []);
  return { references, pictureNames, samples };
}

/** Returns the names of the fields that a schema allows at a path, in all its variants: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, path: Path): string[] {
  const all = (type: Type) => layersOf({ type, value: undefined }).map(layer => layer.type);
  const stepInto = (types: Type[], step: PropertyKey) => types.flatMap(type => partOf(type, step) ?? []).flatMap(all);
  const parts = path.reduce(stepInto, all(schema)).map(defOf);
  return [...new Set(parts.flatMap(def => (def.type === 'object' ? Object.keys(def.shape) : [])))];
}
