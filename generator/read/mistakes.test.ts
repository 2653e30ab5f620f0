/** What authors get wrong: each mistake is reported at its line and column, with what to do about it. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Diagnostic, showDiagnostic } from '../diagnostics/diagnostics.ts';
import { emptyFolder } from '../testing/folders.ts';
import { mistakesIn } from '../testing/read.ts';

const { root, write } = emptyFolder();

const plan = z.strictObject({ price: z.int(), isOpen: z.boolean().optional() });
const light = z.strictObject({ light: z.string(), dark: z.string().regex(/^#/) });
const site = z.strictObject({
  name: z.string().min(2).max(9),
  open: z.iso.date().optional(),
  kind: z.enum(['retail', 'food']).optional(),
  plan: plan.optional(),
  colour: z.union([z.string(), light]).optional(),
  tags: z.array(z.string()).optional(),
});
const people = z.array(z.strictObject({ id: z.string(), likes: z.string().meta({ ref: 'notes' }) }));
const note = z.strictObject({ title: z.string(), body: z.string().min(1) });
const collections = {
  site: { from: 'site.yaml', as: site },
  people: { from: 'people.yaml', as: people },
  notes: { from: 'notes/*.md', as: note },
};

beforeEach(() => {
  write('content/site.yaml', 'name: Shop\n');
  write('content/people.yaml', '- { id: ann, likes: one }\n');
  write('content/notes/one.md', '---\ntitle: One\n---\nText.\n');
});

const shown = ({ message, location, hint }: Diagnostic) =>
  `${location?.line}:${location?.column} ${message}${hint ? ` | ${hint}` : ''}`;

const quotes = ' | If it is text, put it in quotes.';
const colon = `a text with a colon followed by a space must be in quotes${quotes}`;
const named = 'this is not a name with a value | Write `name: value`, with a space after the colon.';
const goesOn = 'the text goes on after its end | Put all of it in quotes, other ones than those in it.';
const tabs = 'Tabs are not allowed as indentation | Indent the line with spaces instead.';
const conflict = 'a merge conflict is not resolved | Choose one of the two, and delete the lines with the marks.';
const column = 'the line below is read as part of this text | Begin it in the column of the other names.';
test.each<[string, string[]]>([
  // Syntax
  ['name: A: b\nopen: See: page 1:\n', [`1:7 ${colon}`, `2:12 ${colon}`]],
  ['name: Shop\nplan:\n\tprice: 5\n', [`3:1 ${tabs}`]],
  ['plan:\n  price: 5\n\topen: x\nkind: "food\n', [`3:1 ${tabs}`]],
  ['name: "Shop\nkind: "food"\n', ['1:7 the quote that begins here is not closed | Close it where its text ends.']],
  ['name: "Shop" shop\n', [`1:14 ${goesOn}`]],
  ["name: 'It's open'\n", [`1:11 ${goesOn}`]],
  ['name: A\n kind: food\n', [`1:7 ${column}`]],
  ['kind: food\nname:A\n', [`2:1 ${named}`]],
  ['name: [New] shop\n', [`1:13 ${goesOn}`]],
  ['name: *New\n', ['1:7 a text that begins with "*" must be in quotes']],
  ['name: &Sons\n', ['1:7 a text that begins with "&" must be in quotes']],
  ['name: AB\n<<<<<<< HEAD\nkind: food\n=======\nkind: retail\n>>>>>>> it\n', [`2:1 ${conflict}`]],
  ['name: AB\nname: BC\n', ['2:1 this name is there twice | Delete one of the two, or rename it.']],
  [
    'name: !placehoder AB\n',
    [`1:7 Unresolved tag: !placehoder | The only tag is !placeholder. If it is text, put it in quotes.`],
  ],
  [
    'name: The #1 shop\n',
    [
      '1:11 the text ends before #1, which is read as a comment | Put the text in quotes; if it is a comment, write a space after the "#".',
    ],
  ],
  // Values
  ['name: 5\n', [`1:7 "name": expected string, received number${quotes}`]],
  [
    'name:\n',
    ['1:1 "name": expected string, received null | Write its value after the colon, or leave out the name as well.'],
  ],
  ['name: A\n', ['1:7 "name": Too small: expected string to have >=2 characters; it has 1']],
  ['name: A very long one\n', ['1:7 "name": Too big: expected string to have <=9 characters; it has 15']],
  ['nmae: AB\n', ['1:1 "name" is missing: expected string', '1:1 unknown field "nmae" | Did you mean "name"?']],
  ['name: AB\nplan: { price: 5, x: 1 }\n', ['2:19 unknown field "x" | Known here: price, isOpen.']],
  ['name: AB\nplan: { price: 5, isOpen: yes }\n', ['2:27 "plan.isOpen": expected boolean, received string']],
  ['name: AB\nopen: 1 May\n', ['2:7 "open": Invalid ISO date | Write year, month and day: 2024-01-31']],
  ['name: AB\nkind: fod\n', ['2:7 "kind": Invalid option: expected one of "retail"|"food" | Did you mean "food"?']],
  [
    'name: AB\ncolour: { light: "#fff", dark: black }\n',
    ['2:32 "colour.dark": Invalid string: must match pattern /^#/'],
  ],
  ['', ['1:1 the file: expected object, received null']],
])('%j', async (text, expected) => {
  write('content/site.yaml', text);
  expect((await mistakesIn(root, collections)).map(shown)).toEqual(expected);
});

const fences = ' | Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';

test.each<[string, string[]]>([
  ['Text.\n', [`1:1 front matter is missing, or has no end${fences}`]],
  ['---\ntitle: One\nText.\n', [`1:1 front matter is missing, or has no end${fences}`]],
  ['---\n---\nText.\n', ['2:1 "title" is missing: expected string']],
  ['---\ntitle: One\n---\n', ['1:1 "body": Too small: expected string to have >=1 characters; it has 0']],
  ['---\ntitle: One\n---\n<<<<<<< mine\nA\n=======\nB\n>>>>>>> it\n', [`4:1 ${conflict}`]],
  ['---\ntitle: One\n---\n- ```\n  open\n\n## A\n', ['4:3 the code that begins here has no end | Close it with ```.']],
  [
    '---\ntitle: One\n---\n![ ](a.jpg)\n',
    ['4:1 the picture a.jpg has no words | Say what it shows: ![A loaf, cut](a.jpg). Decoration is <img alt="">.'],
  ],
  ['---\r\ntitle: 5\r\n---\r\nText.\r\n', [`2:8 "title": expected string, received number${quotes}`]],
])('Markdown: %j', async (text, expected) => {
  write('content/notes/one.md', text);
  const found = (await mistakesIn(root, collections)).filter(({ location }) => location?.file.endsWith('one.md'));
  expect(found.map(shown).map(line => line.replace(/^\d+:\d+ "body"/, '1:1 "body"'))).toEqual(expected);
});

test('a mistake in the schema’s own code is reported once for all files', async () => {
  write('content/notes/two.md', '---\ntitle: Two\n---\nText.\n');
  const fail = () => {
    throw new Error('oh');
  };
  const notes = { from: 'notes/*.md', as: z.object({ title: z.string().transform(fail) }) };
  expect((await mistakesIn(root, { ...collections, notes })).map(showDiagnostic)).toEqual([
    'content/schema.ts: cannot be applied to content/notes/one.md: oh\n  The same happens 1 more time.',
  ]);
  const ofPublic = { ...collections, notes: { from: 'notes/*.md', as: note, isPublic: fail } };
  expect((await mistakesIn(root, ofPublic))[0]?.message).toBe('cannot be applied to content/notes/one.md: oh');
  expect((await mistakesIn(root, undefined))[0]?.message).toBe('exports no collections');
});

test('a file of a collection must exist', async () => {
  rmSync(path.join(root, 'content/site.yaml'));
  const location = { file: 'content/site.yaml' };
  expect(await mistakesIn(root, collections)).toMatchObject([
    { message: 'cannot be read: no such file or directory', location },
  ]);
});

test.each(['notes/.one.md.swp', 'notes/#one.md', '.obsidian/x.md', 'readme.txt'])('%s is no content', async file => {
  write(`content/${file}`, '');
  expect(await mistakesIn(root, collections)).toEqual([]);
});
