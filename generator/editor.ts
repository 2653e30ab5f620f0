/** The table's shapes → JSON Schema files, with which an editor completes and checks content while it is typed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemaOf } from './json-schema.ts';
import type { Table } from './read.ts';

/** Writes `folder`/<row>.json for every row. The editor is told of them in .vscode/settings.json. */
export function writeSchemas(table: Table, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, { as }] of Object.entries(table)) {
      writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(jsonSchemaOf(as), null, 1)}\n`);
    }
  } catch {
    // Without them an editor checks nothing; the site is whole.
  }
}

/** Which content each schema is for, as the YAML extension of editors reads it: { ".cache/schemas/site.json": "content/site.yaml" }. */
export const schemaMap = (table: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, { from }]) => from.endsWith('.yaml'))
      .map(([name, { from }]) => [`.cache/schemas/${name}.json`, `content/${from}`]),
  );
