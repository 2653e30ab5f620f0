import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyFolder } from '../testing/folders.ts';
import { mistakesIn } from '../testing/read.ts';

const { root, write } = emptyFolder();
beforeEach(() => {
  write('content/notes/one.yaml', 'title: One\n');
  write('content/shop.yaml', 'plans: { small: 1, large: 2 }\n');
});

/** Returns the mistakes in a file with this schema and text. */
function diagnosticsOf(as: z.ZodType, text: string) {
  write('content/site.yaml', text);
  return mistakesIn(root, {
    site: { from: 'site.yaml', as },
    shop: { from: 'shop.yaml', as: z.looseObject({}) },
    notes: { from: 'notes/*.yaml', as: z.strictObject({ title: z.string() }) },
  });
}

const note = z.string().meta({ ref: 'notes' });
const number = z.strictObject({ kind: z.literal('number'), of: z.string() });
const link = z.strictObject({ kind: z.literal('link'), of: note });
const tree = z.strictObject({
  note,
  get parts() {
    return z.array(tree).optional();
  },
});

test.each<[string, z.ZodType, string, string[]]>([
  ['a field', z.object({ a: note }), 'a: x', ['1:4']],
  ['an optional field with a default', z.object({ a: note.min(1).optional().default('one') }), 'a: x', ['1:4']],
  ['a field of an unknown name', z.object({}).catchall(note), 'a: x', ['1:4']],
  ['a list', z.array(note), '- one\n- x', ['2:3']],
  ['a record', z.record(z.string(), note), 'a: one\nb: x', ['2:4']],
  ['a recursive schema', tree, 'note: one\nparts: [{ note: x, parts: [{ note: y }] }]', ['2:17', '2:36']],
  ['the variant of a union that fits', z.array(z.union([number, link])), '- { kind: link, of: x }', ['1:21']],
  ['no other variant', z.array(z.union([number, link])), '- { kind: number, of: x }', []],
  ['a union by a field', z.discriminatedUnion('kind', [number, link]), 'kind: link\nof: x', ['2:5']],
  ['what is transformed afterwards', z.object({ a: note.transform(id => id.length) }), 'a: x', ['1:4']],
  ['a tuple', z.tuple([z.string(), note], note), '[a, x, y]', ['1:5', '1:8']],
  ['a lazy schema', z.object({ a: z.lazy(() => note) }), 'a: x', ['1:4']],
  ['both sides of an intersection', z.object({ a: note }).and(z.object({ b: note })), 'a: x\nb: y', ['1:4', '2:4']],
  ['what is made of a text before', z.preprocess(all => String(all).split(' '), z.array(note)), 'one x', ['1:1']],
  ['names', z.record(note, z.string()), 'x: a', ['1:4']],
  ['a part of a file', z.object({ a: z.string().meta({ ref: 'shop.plans' }) }), 'a: x', ['1:4']],
  ['what is there', z.object({ a: note, b: z.string().meta({ ref: 'shop.plans' }) }), 'a: one\nb: small', []],
])('references are checked in %s', async (_, as, text, places) => {
  const found = await diagnosticsOf(as, text);
  expect(found.map(({ location }) => `${location?.line}:${location?.column}`)).toEqual(places);
  for (const { message } of found) expect(message).toMatch(/^"[xy]" is not in content\/(notes\/\*|shop)\.yaml$/);
});

test('a collection that does not exist is named', async () => {
  const as = z.array(z.string().meta({ ref: 'note' }));
  expect((await diagnosticsOf(as, '- one'))[0]?.message).toBe('"one" is not in "note", which is no collection');
});
