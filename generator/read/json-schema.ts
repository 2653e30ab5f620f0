/** The schema of a collection as JSON Schema, with which editors check content as it is typed. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { z } from 'zod';
import { writeIfChanged } from '../cache.ts';
import type { Collections } from '../model.ts';

/** Returns the JSON Schema of a schema's input. With facts, a text of some form may be a reference, which lacks that form. */
export function jsonSchemaOf(schema: z.ZodType, hasFacts: boolean): z.core.JSONSchema.JSONSchema {
  // As CommonJS, like the site's own schema: with `import` a second copy of zod would be loaded, in a tenth of a second.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  const override: z.core.ToJSONSchemaParams['override'] = ({ jsonSchema: own }) => {
    const { type, pattern, minLength, maxLength, format } = own;
    if (!hasFacts || type !== 'string' || !(pattern ?? minLength ?? maxLength ?? format)) return;
    const anyOf = [{ ...own }, { type, pattern: '\\{[\\w-]+(\\.[\\w-]+)+\\}' }];
    for (const key of Object.keys(own)) delete own[key];
    own.anyOf = anyOf;
  };
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', override });
}

/** Writes `folder`/<collection>.json for every collection. .vscode/settings.json refers to these files. */
export function writeEditorSchemas(collections: Collections, folder: string): void {
  const hasFacts = Object.values(collections).some(({ facts }) => facts);
  for (const [name, { as }] of Object.entries(collections))
    writeIfChanged(path.join(folder, `${name}.json`), `${JSON.stringify(jsonSchemaOf(as, hasFacts), null, 1)}\n`);
}
