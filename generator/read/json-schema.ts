/** A collection's schema as JSON Schema, by which editors check content while it is typed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { z } from 'zod';
import type { Collections } from '../model.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of what may be written for a schema; recursive ones refer to themselves by `$ref`. It takes half a millisecond. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  // As CommonJS, which the site's own schema is run as: a second zod, the one for `import`, would take a tenth of a second to load.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
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
