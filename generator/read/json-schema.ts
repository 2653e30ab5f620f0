/** The schema of a collection as JSON Schema, with which editors check content as it is typed. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { z } from 'zod';
import { writeIfChanged } from '../cache.ts';
import type { Collections } from '../model.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Returns the JSON Schema of a schema's input; recursive ones refer to themselves by `$ref`. Takes half a millisecond. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  // As CommonJS, like the site's own schema: with `import` a second copy of zod would be loaded, in a tenth of a second.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
}

/** Also accepts texts that contain a reference to a fact: they have neither their final form nor their final length yet. */
function allowFacts(_: string, schema: JsonSchema | null): unknown {
  const { type, pattern, minLength, maxLength, format } = schema ?? {};
  if (type !== 'string' || !(pattern ?? minLength ?? maxLength ?? format)) return schema;
  return { anyOf: [schema, { type, pattern: '\\{[\\w-]+(\\.[\\w-]+)+\\}' }] };
}

/** Writes `folder`/<collection>.json for every collection. .vscode/settings.json refers to these files. */
export function writeEditorSchemas(collections: Collections, folder: string): void {
  const hasFacts = Object.values(collections).some(({ facts }) => facts);
  for (const [name, { as }] of Object.entries(collections)) {
    const json = JSON.stringify(jsonSchemaOf(as), null, 1);
    const text = hasFacts ? JSON.stringify(JSON.parse(json, allowFacts), null, 1) : json;
    writeIfChanged(path.join(folder, `${name}.json`), `${text}\n`);
  }
}
