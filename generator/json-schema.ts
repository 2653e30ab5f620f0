/** A zod shape → JSON Schema: for walking a shape beside a value, and for editors. */
import { createRequire } from 'node:module';
import type { z } from 'zod';

// As CommonJS, which the site's own schema is run as: a second zod, the one for `import`, would take a tenth of a second to load.
const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');

export type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  required?: string[];
  /** The row of the table whose entries a text names; set by `.meta({ ref: "posts" })`. */
  ref?: string;
};

const made = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what may be written for a shape. */
export function jsonSchemaOf(shape: z.ZodType): JsonSchema {
  let schema = made.get(shape);
  if (!schema) {
    schema = toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
    made.set(shape, schema);
  }
  return schema;
}
