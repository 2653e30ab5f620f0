/** The schema of a collection as JSON Schema, with which editors check content as it is typed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Collections } from '../model.ts';

export function writeEditorSchemas(collections: Collections, folder: string): void {
  // As CommonJS, like the site's own schema: with `import` a second copy of zod would be loaded, in a tenth of a second.
  const { toJSONSchema } = createRequire(import.meta.url)('zod') as typeof import('zod');
  for (const [name, { as }] of Object.entries(collections)) {
    const schema = toJSONSchema(as, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(schema, null, 1)}\n`);
    } catch {} // The cache, which is beside them, has said so.
  }
}
