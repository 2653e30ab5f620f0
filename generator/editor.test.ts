import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schema } from '../content/schema.ts';
import { schemaMap } from './editor.ts';
import { jsonSchemaOf } from './json-schema.ts';

test('the editor’s settings name a schema for every YAML file of the table', async () => {
  const settings = JSON.parse(await readFile('.vscode/settings.json', 'utf8'));
  expect(settings['yaml.schemas']).toEqual(schemaMap(schema));
});

test('every shape can be said as JSON Schema, with its fields', () => {
  for (const [name, { as }] of Object.entries(schema)) {
    const { properties, items, additionalProperties, anyOf } = jsonSchemaOf(as);
    expect(properties ?? items ?? additionalProperties ?? anyOf, name).toBeDefined();
  }
  expect(Object.keys(jsonSchemaOf(schema.posts.as).properties ?? {})).toContain('relatedPosts');
});
