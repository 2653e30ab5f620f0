/** The collections' schemas as JSON Schema files, with which an editor completes and checks content while it is typed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Collections } from '../model.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Writes `folder`/<collection>.json for every collection. The editor is told of them in .vscode/settings.json. */
export function writeEditorSchemas(collections: Collections, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, { as }] of Object.entries(collections)) {
      const file = path.join(folder, `${name}.json`);
      const text = `${JSON.stringify(jsonSchemaOf(as), null, 1)}\n`;
      // To write takes five times as long as to look.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
  } catch {
    // Without them an editor checks nothing; the site is whole.
  }
}

/** Which content each schema is for, as the YAML extension of editors reads it: { ".cache/schemas/site.json": "content/site.yaml" }. */
export const schemaMap = (collections: Collections): Record<string, string> =>
  Object.fromEntries(
    Object.entries(collections)
      .filter(([, { from }]) => from.endsWith('.yaml'))
      .map(([name, { from }]) => [`.cache/schemas/${name}.json`, `content/${from}`]),
  );
