import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { schema } from '../../content/schema.ts';
import { emptyFolder } from '../testing/folders.ts';
import { jsonSchemaOf, writeEditorSchemas } from './json-schema.ts';
import { knownFields } from './schemas.ts';

const { root: folder } = emptyFolder();

test('the editor settings name a schema for every YAML file in content/', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const yaml = Object.entries(schema).filter(([, { from }]) => from.endsWith('.yaml'));
  const expected = yaml.map(([name, { from }]) => [`.cache/schemas/${name}.json`, `content/${from}`]);
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected));
});

test('every schema can be converted to JSON Schema, with its fields', () => {
  for (const [name, { as }] of Object.entries(schema)) {
    const { properties, items, additionalProperties, anyOf } = jsonSchemaOf(as, false);
    expect(properties ?? items ?? additionalProperties ?? anyOf, name).toBeDefined();
  }
  expect(Object.keys(jsonSchemaOf(schema.posts.as, false).properties ?? {})).toContain('relatedPosts');
});

test('a file is written for every collection; if that fails, the build does not', () => {
  const collections = { site: { from: 'site.yaml', as: z.strictObject({ name: z.string() }) } };
  writeEditorSchemas(collections, folder);
  expect(readdirSync(folder)).toEqual(['site.json']);
  expect(JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'))).toEqual(
    jsonSchemaOf(collections.site.as, false),
  );
  expect(() => writeEditorSchemas(collections, '/dev/null/schemas')).not.toThrow();
});

test('if the site has facts, a text of any format may refer to one', () => {
  const as = z.strictObject({ price: z.string().regex(/^₹\d+$/), name: z.string(), kind: z.literal('string') });
  writeEditorSchemas({ site: { from: 'site.yaml', as, facts: { word: 'site' } } }, folder);
  const { price, ...rest } = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8')).properties;
  const { price: own, ...others } = jsonSchemaOf(as, false).properties ?? {};
  expect(price.anyOf[0]).toEqual(own);
  const pattern = new RegExp(price.anyOf[1].pattern);
  expect(['{price.small}', 'From {price.small}', '{price}', '15'].map(text => pattern.test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(rest).toEqual(others);
});

const part = z.object({
  name: z.string(),
  get parts() {
    return z.array(part);
  },
});
const either = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);

test.each<[string, z.ZodType, PropertyKey[], string[]]>([
  ['an object', z.object({ a: part }), [], ['a']],
  ['a union', z.array(either), [3], ['a', 'b']],
  ['a record', z.record(z.string(), either), ['x'], ['a', 'b']],
  ['a record of names', z.record(z.enum(['a', 'b']), z.string()), [], ['a', 'b']],
  ['a recursive schema', part, ['parts', 0, 'parts', 1], ['name', 'parts']],
  ['a recursive schema within another', z.object({ a: part }), ['a', 'parts', 0], ['name', 'parts']],
])('the fields of %s are known', (_, as, at, fields) => {
  expect(knownFields(as, at)).toEqual(fields);
});
