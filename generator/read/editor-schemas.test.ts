import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyFolder } from '../testing/folders.ts';
import { writeEditorSchemas } from './collections.ts';
import { knownFields } from './schemas.ts';

const { root: folder } = emptyFolder();

test('a file is written for every collection that has one', () => {
  const word = () => z.string().meta({ id: 'word' });
  const twice = { from: 'twice.yaml', as: z.object({ a: word(), b: word() }) };
  writeEditorSchemas({ twice, posts: { from: 'posts/*.md', as: z.object({ title: z.string() }) } }, folder);
  const { properties } = JSON.parse(readFileSync(path.join(folder, 'posts.json'), 'utf8'));
  expect(Object.keys(properties)).toEqual(['title']);
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
  ['a recursive schema', part, ['parts', 0, 'parts', 1], ['name', 'parts']],
  ['a recursive schema within another', z.object({ a: part }), ['a', 'parts', 0], ['name', 'parts']],
])('the fields of %s are known', (_, as, at, fields) => {
  expect(knownFields(as, at)).toEqual(fields);
});
