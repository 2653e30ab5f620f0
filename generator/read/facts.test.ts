import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import { type Diagnostic, showLocation } from '../diagnostics/diagnostics.ts';
import { originOf } from '../model.ts';
import { emptyFolder } from '../testing/folders.ts';
import { mistakesIn, read } from '../testing/read.ts';
import { createReader } from './read.ts';

const { root, write: writeIn } = emptyFolder();
const write = (name: string, text: string) => writeIn(`content/${name}`, text);

beforeEach(() => {
  write(
    'site.yaml',
    'name: Kite\ncity: !placeholder Surat\nblurb: "{site.name} of {site.city}"\nowner: { name: Mira }\n',
  );
  write('prices.yaml', 'small: ₹149\nlarge: 500\n');
  write(
    'claims.yaml',
    'brands: { show: 150+, label: brands }\na: { show: "{claim.b}" }\nb: { show: "{claim.c}" }\nc: { show: "{site.blurb}" }\n',
  );
  write('notes/one.md', '---\ntitle: One\n---\nText.\n');
});

const any = z.any();
const note = z.object({ title: z.string().max(30), tags: z.array(z.string()).optional(), body: z.string() });
const collections = {
  site: { from: 'site.yaml', as: any, facts: { word: 'site' } },
  prices: {
    from: 'prices.yaml',
    as: z.record(z.string(), z.union([z.string(), z.number()])),
    facts: { word: 'price' },
  },
  claims: { from: 'claims.yaml', as: any, facts: { word: 'claim', print: 'show' } },
  notes: { from: 'notes/*.md', as: note },
};
type Note = z.infer<typeof note>;

const noteOf = async () => (await read(root, collections)).content.notes as Note[];

/** Returns the mistakes as "file:line:column message", with their hints. */
const mistakes = async () =>
  (await mistakesIn(root, collections)).map(mistake => [`${placeOf(mistake)} ${mistake.message}`, mistake.hint]);

const placeOf = ({ location }: Diagnostic) => location && showLocation(location);

describe('a name in braces is replaced by the fact with that name', () => {
  test.each([
    ['{site.name}', 'Kite'],
    ['In {site.city}, not settled', 'In Surat, not settled'],
    ['{site.owner.name}', 'Mira'],
    ['{claim.brands}', '150+'],
    ['{price.large}', '500'],
    ['{ site.city }', 'Surat'],
    ['{price.small}/{price.small}', '₹149/₹149'],
    ['{site.blurb}', 'Kite of Surat'],
    ['{claim.a}', 'Kite of Surat'],
  ])('%s', async (text, expected) => {
    write('notes/one.md', `---\ntitle: ${JSON.stringify(text)}\ntags: [a, ${JSON.stringify(text)}]\n---\n${text}\n`);
    expect(await noteOf()).toMatchObject([{ title: expected, tags: ['a', expected], body: expected }]);
  });

  test.each([
    ['a name whose first word is that of no fact', '{user.name} and { user.name } and {sit.city}'],
    ['other text', '{} {name} {"a.b": 1} {site} {.name}'],
    ['code in a line', 'Write `{price.smal}` or ``a ` {{site.nam}}``.'],
    [
      'code in a quotation, a list, HTML, and indented',
      '> ```\n> {site.nam}\n> ```\n\n- ```\n  {site.nam}\n  ```\n\n<pre>{site.nam}</pre>\n\n    {site.nam}\n\n    {site.nam}',
    ],
    [
      'code below a heading, in an ordered list, and comments',
      '## H\n    {site.nam}\n\n1. a\n\n       {site.nam}\n\n<!-- {site.nam} -->',
    ],
    [
      'code in a table with escaped bars',
      '| a b   | c |\n| ------- | - |\n| padded                          | `x \\| {site.nam}` |\n'.trim(),
    ],
    ['fenced code', '```html\n<b>{site.nam}</b>\n`{price.large}`\n```\n\n~~~\n{ site.city }\n~~~'],
  ])('but not in %s', async (_, body) => {
    write('notes/one.md', `---\ntitle: One\n---\n${body}\n\nIn {site.city}.\n`);
    expect((await noteOf())[0]?.body).toBe(`${body}\n\nIn Surat.`);
  });
});

test('an unknown name is reported where it is written, with the nearest known one, in fields, in bodies, and in the file of the facts itself', async () => {
  write('notes/one.md', '---\ntitle: "{price.smal}"\n---\nFrom {price.larg},\nin {site.ctiy}.\n');
  write('claims.yaml', 'brands: { show: 150+, label: "{site.nmae}" }\n');
  expect(await mistakes()).toEqual([
    ['content/claims.yaml:1:31 "{site.nmae}" refers to nothing', 'Did you mean "site.name"?'],
    ['content/notes/one.md:2:9 "{price.smal}" refers to nothing', 'Did you mean "price.small"?'],
    ['content/notes/one.md:4:6 "{price.larg}" refers to nothing', 'Did you mean "price.large"?'],
    ['content/notes/one.md:5:4 "{site.ctiy}" refers to nothing', 'Did you mean "site.city"?'],
  ]);
});

test('schemas see texts with facts inserted, and mistakes are located in the text as written', async () => {
  write('notes/one.md', '---\ntitle: "{site.blurb}, {site.blurb}, {site.blurb}"\n---\nText.\n');
  expect((await mistakes()).map(([message]) => message)).toEqual([
    expect.stringMatching(/^content\/notes\/one\.md:2:8 "title": Too big/),
  ]);

  const body = z.string().check(({ value, issues }) => {
    issues.push({ code: 'custom', input: value, path: [value.indexOf('here')], message: 'wrong' });
  });
  const inBody = { ...collections, notes: { from: 'notes/*.md', as: z.object({ title: z.string(), body }) } };
  write('notes/one.md', '---\ntitle: One\n---\n{site.blurb} {claim.brands}\nand {price.small} here {site.name}\n');
  expect((await mistakesIn(root, inBody)).map(placeOf)).toEqual(['content/notes/one.md:5:19']);
});

test('a file with a broken reference is refused again once the facts are whole', async () => {
  const cache = createCache();
  const readAgain = () =>
    createReader(root, cache)(collections, { now: new Date(0), withUnpublished: true, schemaHash: '' }).catch(String);
  write('notes/two.md', '---\ntitle: "{site.nope}"\n---\n');
  write('site.yaml', 'name: [\n');
  expect(await readAgain()).not.toContain('notes/two.md');
  write('site.yaml', 'name: Kite\n');
  expect(await readAgain()).toContain('content/notes/two.md:2:9: "{site.nope}" refers to nothing');
});

test('a reference without its end is refused', async () => {
  write('notes/one.md', '---\ntitle: "{site.name for"\n---\n`{price.small` From {price.small a month\n');
  expect(await mistakes()).toEqual([
    ['content/notes/one.md:2:9 "{site.name" is not closed', 'Write {site.name}.'],
    ['content/notes/one.md:4:21 "{price.small" is not closed', 'Write {price.small}.'],
  ]);
});

test('a fact that changes, changes the entries that refer to it, and no others', async () => {
  write('notes/two.md', '---\ntitle: Two\n---\nFrom {price.small}.\n');
  const before = await noteOf();
  write('prices.yaml', 'small: ₹199\nlarge: 600\n');
  const after = await noteOf();
  expect(after[1]?.body).toBe('From ₹199.');
  expect(after.map((note, i) => originOf(note)?.hash === originOf(before[i] as Note)?.hash)).toEqual([true, false]);
});
