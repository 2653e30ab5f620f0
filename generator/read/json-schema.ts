/** A collection's schema as JSON Schema: what may be written, for hints, and for editors, which check content while it is typed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { z } from 'zod';
import type { Collections } from '../model.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const made = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what may be written for a schema; recursive ones refer to themselves by `$ref`. Each is made once: 10 ms for 25. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  // As CommonJS, which the site's own schema is run as: a second zod, the one for `import`, would take a tenth of a second to load.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  const json: JsonSchema = toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  made.set(schema, json);
  return json;
}

/** The names of fields that a schema knows at a path: at ["plans", 0] those of a plan. */
export function knownFields(schema: z.ZodType, at: readonly PropertyKey[]): string[] {
  const root = jsonSchemaOf(schema);
  let found = variantsOf(root, [root]);
  for (const step of at) {
    const parts = found.flatMap(({ prefixItems, items, properties, additionalProperties }): (JsonSchema | boolean)[] =>
      [typeof step === 'number' ? (prefixItems?.[step] ?? items) : (properties?.[String(step)] ?? additionalProperties)]
        .flat()
        .filter(part => part !== undefined),
    );
    found = variantsOf(root, parts);
  }
  return [...new Set(found.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** Schemas with all their variants, and what they refer to in their place; each once. */
function variantsOf(root: JsonSchema, schemas: readonly (JsonSchema | boolean)[]): JsonSchema[] {
  const found = new Set(schemas.filter(schema => typeof schema === 'object'));
  // A set that grows while it is walked is walked to its end.
  for (const { $ref, anyOf = [], oneOf = [], allOf = [] } of found) {
    const referred = $ref === '#' ? root : root.$defs?.[$ref?.replace('#/$defs/', '') ?? ''];
    for (const variant of [...anyOf, ...oneOf, ...allOf, ...(referred ? [referred] : [])]) found.add(variant);
  }
  return [...found];
}

/** In an editor a text with a reference to a fact in it has not its final form, nor its length. */
function allowFacts(_: string, schema: JsonSchema | null): unknown {
  const { type, pattern, minLength, maxLength, format } = schema ?? {};
  if (type !== 'string' || !(pattern ?? minLength ?? maxLength ?? format)) return schema;
  return { anyOf: [schema, { type, pattern: '\\{[\\w-]+(\\.[\\w-]+)+\\}' }] };
}

/** Writes `folder`/<collection>.json for every collection. The editor is told of them in .vscode/settings.json. */
export function writeEditorSchemas(collections: Collections, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const hasFacts = Object.values(collections).some(({ facts }) => facts);
    for (const [name, { as }] of Object.entries(collections)) {
      const file = path.join(folder, `${name}.json`);
      const json = JSON.stringify(jsonSchemaOf(as), null, 1);
      const text = `${hasFacts ? JSON.stringify(JSON.parse(json, allowFacts), null, 1) : json}\n`;
      // To write takes five times as long as to look.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
  } catch {
    // Without them an editor checks nothing; the site is complete.
  }
}
