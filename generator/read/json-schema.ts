/** A zod schema → JSON Schema: what may be written, for editors and for hints. */
import { createRequire } from 'node:module';
import type { z } from 'zod';

export type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  required?: string[];
  /** The collection whose entries a text names; set by `.meta({ ref: "posts" })`. */
  ref?: string;
};

const made = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what may be written for a schema; recursive ones refer to themselves by `$ref`. Each is made once: 10 ms for 25. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  // As CommonJS, which the site's own schema is run as: a second zod, the one for `import`, would take a tenth of a second to load.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  const json = toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  made.set(schema, json);
  return json;
}

/** The names of fields that a schema knows at a path: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const root = jsonSchemaOf(schema);
  let found = variantsOf(root, [root]);
  for (const step of path)
    found = variantsOf(
      root,
      found.flatMap(at => partOf(at, step)),
    );
  return [...new Set(found.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

function partOf({ prefixItems, items, properties, additionalProperties }: JsonSchema, step: PropertyKey): JsonSchema[] {
  const part =
    typeof step === 'number' ? (prefixItems?.[step] ?? items) : (properties?.[String(step)] ?? additionalProperties);
  return typeof part === 'object' ? [part] : [];
}

/** Schemas with all their variants, and what they refer to in their place; each once. */
function variantsOf(root: JsonSchema, schemas: readonly JsonSchema[]): JsonSchema[] {
  const found = new Set(schemas);
  // A set that grows while it is walked is walked to its end.
  for (const { $ref, anyOf = [], oneOf = [], allOf = [] } of found) {
    const referred = $ref === '#' ? root : root.$defs?.[$ref?.replace('#/$defs/', '') ?? ''];
    for (const variant of [...anyOf, ...oneOf, ...allOf, ...(referred ? [referred] : [])]) found.add(variant);
  }
  return [...found];
}
