import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import { type Cache, type Collections, originOf } from '../model.ts';
import { emptyFolder } from '../testing/folders.ts';
import { mistakesIn, read } from '../testing/read.ts';
import { createReader } from './read.ts';

const { root, write } = emptyFolder();
const at = (file: string) => path.join(root, 'content', file);
const put = (file: string, content: string | Uint8Array) => write(`content/${file}`, content);

beforeEach(() => {
  put('site.yaml', 'name: Shop\nopen: 2024-01-31\nkind: retail\n');
  put('people.yaml', '- { id: ann, likes: one }\n- { id: bob, likes: two }\n');
  put('notes/one.md', '---\ntitle: One\n---\nText.\n');
  put('notes/two.md', '---\ntitle: Two\n---\nText.\n');
});

const collections: Collections = {
  site: {
    from: 'site.yaml',
    as: z.strictObject({
      name: z.string().min(1),
      open: z.iso.date(),
      kind: z.enum(['retail', 'food']),
      plan: z.strictObject({ price: z.int() }).optional(),
    }),
  },
  people: {
    from: 'people.yaml',
    as: z.array(z.strictObject({ id: z.string(), likes: z.string().meta({ ref: 'notes' }) })),
  },
  notes: {
    from: 'notes/*.md',
    as: z.strictObject({ title: z.string(), date: z.iso.date().optional(), body: z.string().min(1) }),
    isPublic: ({ date }: { date?: string }, now) => date === undefined || new Date(date) <= now,
  },
};

const diagnostics = () => mistakesIn(root, collections);

const mistakes = async () =>
  (await diagnostics()).map(({ message, location }) => [`${location?.file}:${location?.line ?? ''}`, message]);

test('valid content is one plain value, with slugs', async () => {
  const { content } = await read(root, collections);
  expect(content).toEqual({
    site: { name: 'Shop', open: '2024-01-31', kind: 'retail' },
    people: [
      { id: 'ann', likes: 'one' },
      { id: 'bob', likes: 'two' },
    ],
    notes: [
      { slug: 'one', title: 'One', body: 'Text.' },
      { slug: 'two', title: 'Two', body: 'Text.' },
    ],
  });
});

const site = (text: string) => `name: A\nopen: 2024-01-31\nkind: food\n${text}`;
const article = (front: string) => `---\n${front}---\nText.\n`;

describe('each malformed input ends in a diagnostic with its location', () => {
  test.each<[string, string, string | Uint8Array, number, string | RegExp]>([
    ['broken YAML', 'site.yaml', 'name: [a, b\nopen: 2024-01-31\n', 2, /flow sequence/i],
    ['a tab as indentation', 'site.yaml', 'name: Shop\nplan:\n\tprice: 5\n', 3, /tab/i],
    ['a key twice', 'site.yaml', 'name: A\nname: B\nopen: 2024-01-31\nkind: food\n', 2, 'name is repeated here'],
    ['an unknown field', 'site.yaml', site('opne: x\n'), 4, 'unknown field "opne"'],
    ['an unknown field, deep', 'site.yaml', site('plan:\n  prize: 5\n  price: 5\n'), 5, 'unknown field "prize"'],
    ['an unknown field that is a number', 'site.yaml', site('2024: x\n'), 4, 'unknown field "2024"'],
    [
      'a wrong type',
      'site.yaml',
      'name: 5\nopen: 2024-01-31\nkind: food\n',
      1,
      '"name": expected string, received number',
    ],
    [
      'a wrong type, deep',
      'site.yaml',
      site('plan: { price: five }\n'),
      4,
      '"plan.price": expected number, received string',
    ],
    ['a day that is none', 'site.yaml', 'name: A\nopen: 2024-02-30\nkind: food\n', 2, /"open"/],
    ['a word not in the list', 'site.yaml', 'name: A\nopen: 2024-01-31\nkind: fod\n', 3, /"kind"/],
    ['nothing where something must be', 'site.yaml', 'name: ""\nopen: 2024-01-31\nkind: food\n', 1, /"name"/],
    ['a name without a value', 'site.yaml', site('plan:\n'), 4, /"plan"/],
    ['a missing field', 'site.yaml', 'open: 2024-01-31\nkind: food\n', 1, '"name" is missing: expected string'],
    ['an empty file', 'site.yaml', '', 1, 'is empty'],
    ['a file of comments', 'site.yaml', '# nothing yet\n', 1, 'is empty'],
    ['another encoding', 'site.yaml', Buffer.from('name: A\nkind: caf\xe9\n', 'latin1'), 2, 'is not UTF-8 text'],
    ['a list where fields are expected', 'site.yaml', '- a\n- b\n', 1, /the file: expected object/],
    ['two documents', 'site.yaml', 'name: A\n---\nname: B\n', 2, /multiple documents/],
    ['a merge conflict', 'notes/one.md', 'x\n\n<<<<<<< HEAD\n', 3, /^contains an unresolved merge/],
    ['a text that looks commented out', 'site.yaml', 'name: The #1 shop # of all\n', 1, /^the text ends before #1/],
    ['an alias', 'site.yaml', 'name: *nobody\n', 1, 'a text that begins with "*" must be in quotes'],
    ['an anchor', 'site.yaml', 'name: &a [x]\n', 1, 'a text that begins with "&" must be in quotes'],
    ['a tag that nobody knows', 'site.yaml', 'name: !placehoder A\n', 1, 'unknown tag !placehoder'],
    ['no front matter', 'notes/one.md', 'Text.\n', 1, 'front matter is missing'],
    ['empty front matter', 'notes/one.md', article(''), 1, 'the front matter is empty'],
    ['only comments in it', 'notes/one.md', article('# x\n'), 1, 'the front matter is empty'],
    ['an empty article', 'notes/one.md', '', 1, 'is empty'],
    [
      'front matter without an end',
      'notes/one.md',
      '---\ntitle: One\nText.\n',
      1,
      'the front matter that begins here does not end',
    ],
    ['front matter and no text', 'notes/one.md', '---\ntitle: One\n---\n', 2, /"body"/],
    ['front matter that is a list', 'notes/one.md', article('- a\n'), 2, 'the front matter does not consist of fields'],
    [
      'a body in the front matter',
      'notes/one.md',
      article('title: One\nbody: x\n'),
      3,
      'the body is not a field of the front matter',
    ],
    [
      'a reference that leads nowhere',
      'people.yaml',
      '- { id: ann, likes: oen }\n',
      1,
      '"oen" is not in content/notes/*.md',
    ],
    [
      'an id that is used twice',
      'people.yaml',
      '- { id: ann, likes: one }\n- { id: ann, likes: two }\n',
      2,
      'the id "ann" is used twice',
    ],
    ['BEL in a text', 'notes/one.md', `${article('title: One\n')}a\x07b`, 5, /^contains "\\u0007"/],
    ['ESC in a text', 'site.yaml', 'name: A\x1b[0m\n', 1, /^contains "\\u001b"/],
    ['NUL in a text', 'site.yaml', 'name: A\nkind: \0\n', 2, /^contains "\\u0000"/],
    ['NEL in a text', 'site.yaml', 'name: A\x85B\n', 1, /^contains "\\u0085"/],
    ['a lost letter', 'site.yaml', 'name: caf\uFFFD\n', 1, /^contains "\\ufffd"/],
    ['BEL, escaped', 'site.yaml', 'open: 1\nname: "A\\x07"\n', 2, /^contains "\\u0007"/],
    ['half of a letter, escaped', 'site.yaml', 'name: "\\uD83D"\n', 1, /^contains "\\ud83d"/],
    [
      'an item swallowed by the one before',
      'people.yaml',
      '- one\n  - two\n- three\n',
      2,
      /^this "-" is read as part of the text above/,
    ],
    ['a tag before a name', 'site.yaml', '!placeholder name: A\n', 1, /is in front of a name/],
  ])('%s', async (_, file, content, line, message) => {
    put(file, content);
    const found = await mistakes();
    const place = `content/${file}:${line}`;
    expect(found.map(([where]) => where)).toContain(place);
    const messages = found.filter(([where]) => where === place).map(([, text]) => text);
    if (typeof message === 'string') expect(messages).toContain(message);
    else expect(messages.join('\n')).toMatch(message);
  });

  test.each<[string, string]>([
    ['a file that is not there', 'does not exist'],
    ['a folder', 'is a folder'],
    ['a circle of links', 'cannot be read: its links form a circle'],
  ])('%s in place of a file', async (kind, message) => {
    rmSync(at('site.yaml'));
    if (kind === 'a folder') mkdirSync(at('site.yaml'));
    if (kind === 'a circle of links') symlinkSync('site.yaml', at('site.yaml'));
    expect(await mistakes()).toEqual([['content/site.yaml:', message]]);
  });

  test('a file in place of a folder', async () => {
    rmSync(at('notes'), { recursive: true });
    put('notes', '');
    const message = 'cannot be read: there is a file where a folder should be';
    expect(await mistakes()).toEqual([['content/notes:', message]]);
  });

  test.each([
    ['notes/three.MD', 'It reads notes/*.md; rename the file, or move it elsewhere.'],
    ['Site.yml', 'It reads site.yaml; rename the file, or move it elsewhere.'],
    ['deep/er/x.markdown', 'Add it there, or move it elsewhere.'],
    ['notes/three.md.txt', 'It reads notes/*.md; rename the file, or move it elsewhere.'],
    ['notes/three.markdown', 'It reads notes/*.md; rename the file, or move it elsewhere.'],
    ['three.docx', 'Add it there, or move it elsewhere.'],
  ])('%s, which belongs to no collection', async (file, hint) => {
    put(file, '');
    const message = 'belongs to no collection in content/schema.ts';
    expect(await diagnostics()).toEqual([{ message, location: { file: `content/${file}` }, hint }]);
  });

  test('a link that leads nowhere and belongs to no collection', async () => {
    symlinkSync('nowhere.md', at('three.md'));
    expect(await mistakes()).toEqual([['content/three.md:', 'belongs to no collection in content/schema.ts']]);
  });

  test.each(['notes/.one.md.swp', 'notes/#one.md#', 'notes/#one.md', '.obsidian/x.md', 'readme.txt'])(
    '%s is no content, and no mistake',
    async file => {
      put(file, '');
      expect(await mistakes()).toEqual([]);
    },
  );
});

test('a quoted text that is not closed is reported where it begins', async () => {
  put('site.yaml', `open: 2024-01-31\nname: "Shop\n${'  more\n'.repeat(100)}`);
  expect(await mistakes()).toEqual([['content/site.yaml:2', 'the quote that begins here is not closed']]);
});

test.each([
  ['Prices: from today', '"Prices: from today"', 'a text with a colon'],
  ['See: page 1:', '"See: page 1:"', 'a text with a colon'],
  ['Prices: from\n  today', '"Prices: from …"', 'a text with a colon'],
  ['@shop', '"@shop"', 'a text that begins with "@"'],
  ['`shop`', '"`shop`"', 'a text that begins with "`"'],
  ['%off', '"%off"', 'a text that begins with "%"'],
  ['*New* shop', '"*New* shop"', 'a text that begins with "*"'],
  ['- dash', '"- dash"', 'a text that begins with "-"'],
  ['| pipe', '"| pipe"', 'a text that begins with "|"'],
  ['[New] shop', '"[New] shop"', 'a text that begins with "["'],
  ['{New} shop', '"{New} shop"', 'a text that begins with "{"'],
  ['"Shop" shop', `'"Shop" shop'`, 'the text continues'],
  ["'It's open'", '"It\'s open"', 'the text continues'],
  ['"Shop', '"Shop"', 'the quote that begins here'],
  ['5', '"5"', '"name": expected string'],
  ['[New]', '"[New]"', '"name": expected string'],
  ['#1 shop', '"#1 shop"', '"name": expected string'],
])('the hint shows the text %s in quotes', async (text, quoted, said) => {
  put('site.yaml', `open: 2024-01-31\nname: ${text}\nkind: food\n`);
  const found = await diagnostics();
  expect(found.map(({ message, hint, location }) => [message, hint, location?.line])).toEqual([
    [expect.stringMatching(`^${said.replace(/\W/g, '\\$&')}`), expect.stringMatching(/: name: /), 2],
  ]);
  expect(found[0]?.hint?.split(': name: ')[1]).toBe(quoted);
});

test.each([
  ['name: A\n\tkind: food\n', /spaces/],
  ['name: A\n kind: food\n', /in the column of the other names/],
  ['open: x\nname:A\n', /space after the colon/],
  ['name: A\nwhich is open\n', /indent a line/],
  ['name:\u00a0A\nkind: food\n', /ordinary one/],
  ['name: &co A\n', /Anchors and aliases/],
  ['name: !Shop A\n', /in quotes: name: "!Shop A"/],
  ['name: !placehoder A\n', /Did you mean !placeholder/],
  ['name: !placeholder Prices: now\n', /a text with a colon in quotes/],
])('the mistake in %j comes with a hint', async (text, hint) => {
  put('site.yaml', text);
  expect((await diagnostics()).map(({ hint: told }) => told).join('\n')).toMatch(hint);
});

test('a text that is too short is reported with its length', async () => {
  const as = z.object({ title: z.string().min(5).max(9) });
  put('notes/two.md', article('title: It is too long\n'));
  expect(
    (await mistakesIn(root, { ...collections, notes: { from: 'notes/*.md', as } })).map(({ message }) => message),
  ).toEqual([
    '"title": Too small: expected string to have at least 5 characters; it has 3',
    '"title": Too big: expected string to have at most 9 characters; it has 14',
  ]);
});

test.each([
  ['yes', 'Write true or false.'],
  ['"no"', 'Write true or false.'],
])('a hint says how to write a truth value: %s', async (draft, hint) => {
  const notes = { from: 'notes/*.md', as: z.object({ title: z.string(), draft: z.boolean().default(false) }) };
  put('notes/one.md', article(`title: One\ndraft: ${draft}\n`));
  expect((await mistakesIn(root, { ...collections, notes })).map(one => one.hint)).toEqual([hint]);
});

test('the slug of an entry is its file’s name, whatever its fields say', async () => {
  const notes = { from: 'notes/*.md', as: z.object({ slug: z.string().optional() }) };
  put('notes/two.md', article('slug: deux\n'));
  const { content } = await read(root, { ...collections, notes });
  expect(content.notes).toEqual([{ slug: 'one' }, { slug: 'two' }]);
});

test.each([
  ['a text', 'abc\n', z.string()],
  ['a list', '[a]\n', z.array(z.string())],
])('a file of a folder is refused if it is %s, which cannot have a slug', async (_, text, as) => {
  put('words/one.yaml', text);
  expect(await mistakesIn(root, { ...collections, words: { from: 'words/*.yaml', as } })).toMatchObject([
    { message: expect.stringContaining('does not consist of fields'), location: { file: 'content/words/one.yaml' } },
  ]);
});

test('a quoted text that is closed too late is mentioned in the hint', async () => {
  put('people.yaml', `- id: "ann\n${'    more\n'.repeat(100)}    likes: "one"\n`);
  const [first] = await diagnostics();
  expect(first?.hint).toBe('The quoted text before it begins at line 1: is its closing quote missing?');
});

test('body is not suggested as a field of the front matter', async () => {
  put('notes/one.md', article('title: One\nsomething: x\nbod: y\n'));
  const hints = (await diagnostics()).map(({ hint }) => hint);
  expect(hints).toEqual(['Known here: title, date.', 'Known here: title, date.']);
});

test('Markdown whose schema has no body is reported with what the schema lacks', async () => {
  const notes = { from: 'notes/*.md', as: z.strictObject({ title: z.string() }) };
  const [first] = await mistakesIn(root, { ...collections, notes });
  expect(first?.hint).toBe('Add `body: z.string()` to its schema in content/schema.ts.');
});

test('the mistakes of all files are reported in one run', async () => {
  put('site.yaml', 'nmae: A\n');
  put('notes/one.md', 'no front matter');
  put('notes/three.mdx', '');
  put('people.yaml', '- { id: ann, likes: two }\n- { id: ann, likes: two }\n');
  const files = new Set((await mistakes()).map(([where]) => where?.split(':')[0]));
  expect([...files].sort()).toEqual([
    'content/notes/one.md',
    'content/notes/three.mdx',
    'content/people.yaml',
    'content/site.yaml',
  ]);
});

test('a duplicate id and a dangling reference are reported together', async () => {
  put('people.yaml', '- { id: ann, likes: one }\n- { id: ann, likes: nowhere }\n');
  expect((await mistakes()).map(([, message]) => message)).toEqual([
    'the id "ann" is used twice',
    '"nowhere" is not in content/notes/*.md',
  ]);
});

test('of a value with several forms, the form of its type is the one whose mistakes are reported', async () => {
  const as = z.union([z.string(), z.strictObject({ light: z.string(), dark: z.string().regex(/^#/) })]);
  put('color.yaml', 'light: "#fff"\ndark: black\n');
  const [first] = await mistakesIn(root, { ...collections, color: { from: 'color.yaml', as } });
  expect(first).toMatchObject({ message: expect.stringMatching(/^"dark": /), location: { line: 2, column: 7 } });
});

describe('content/schema.ts itself', () => {
  test.each<[string, unknown, string]>([
    ['exports nothing', undefined, 'exports no collections'],
    ['exports null', null, 'exports no collections'],
    ['has a collection of nothing', { notes: undefined }, 'the collection "notes" has an invalid `from`: undefined'],
    [
      'names no files',
      { notes: { ...collections.notes, from: 'notes/**' } },
      'the collection "notes" has an invalid `from`: "notes/**"',
    ],
    ['has no schema', { notes: { from: 'notes/*.md', as: {} } }, 'the collection "notes" has no schema'],
    [
      'misspells a property',
      { notes: { ...collections.notes, ispublic: () => false } },
      'the collection "notes" has an unknown property "ispublic"\n  Did you mean "isPublic"?',
    ],
    [
      'has facts in a folder',
      { notes: { ...collections.notes, facts: { word: 'note' } } },
      'the collection "notes" has `facts`, but is a folder',
    ],
    [
      'has a flag instead of a function',
      { ...collections, notes: { ...collections.notes, isPublic: true } },
      'cannot be applied to content/notes/one.md: collection.isPublic is not a function',
    ],
    [
      'has a promise instead of a flag',
      { ...collections, notes: { ...collections.notes, isPublic: async () => false } },
      'the `isPublic` of "notes" did not return true or false',
    ],
  ])('%s', async (_, exported, message) => {
    const [first] = await mistakesIn(root, exported);
    expect(first && showDiagnostic(first)).toContain(`content/schema.ts: ${message}`);
  });

  const notes = { from: 'notes/*.md', as: z.object({ title: z.string() }) };
  const rest = { site: collections.site, people: collections.people };
  const fail = () => {
    throw new Error('oh');
  };

  test('throws: that is reported once for all files', async () => {
    const as = z.object({ title: z.string().transform(fail) });
    expect((await mistakesIn(root, { ...rest, notes: { from: 'notes/*.md', as } })).map(showDiagnostic)).toEqual([
      'content/schema.ts: cannot be applied to content/notes/one.md: oh\n  The same happens 1 more time.',
    ]);
  });

  test('throws in isPublic', async () => {
    const [first] = await mistakesIn(root, { ...rest, notes: { ...notes, isPublic: fail } });
    expect(first?.message).toBe('cannot be applied to content/notes/one.md: oh');
  });

  test('calls process.exit', async () => {
    const [first] = await mistakesIn(root, { ...rest, notes: { ...notes, isPublic: () => process.exit(1) } });
    expect(first?.message).toContain('content/notes/one.md: it called process.exit');
  });
});

describe('an entry that is not public yet', () => {
  beforeEach(() => put('notes/two.md', '---\ntitle: Two\ndate: 2030-01-01\n---\nText.\n'));
  const one = { slug: 'one', title: 'One', body: 'Text.' };
  const two = { slug: 'two', title: 'Two', date: '2030-01-01', body: 'Text.' };

  test.each([
    ['stays out of a build', '2029-12-31', false, [one]],
    ['is there from its day on', '2030-01-01', false, [one, two]],
    ['shows, marked, in dev', '2029-12-31', true, [one, { ...two, isUnpublished: true }]],
  ])('%s', async (_, now, withUnpublished, expected) => {
    const { content } = await read(root, collections, { now: new Date(now), withUnpublished });
    expect(content.notes).toEqual(expected);
  });

  test('can be referred to: it exists', async () => {
    await expect(
      read(root, collections, { now: new Date('2029-12-31'), withUnpublished: false }),
    ).resolves.toBeDefined();
  });

  test('has another hash than when it is public', async () => {
    const hashes = [];
    for (const now of ['2029-12-31', '2030-01-01']) {
      const { content } = await read(root, collections, { now: new Date(now) });
      hashes.push((content.notes as object[]).map(entry => originOf(entry)?.hash));
    }
    const [[first, before] = [], [again, after] = []] = hashes;
    expect(first).toBe(again);
    expect(before).not.toBe(after);
  });
});

describe('an entry has an origin', () => {
  const origins = async (version = '') => {
    const { content } = await read(root, collections, { version });
    return [content.site, content.people, ...(content.notes as object[])].map(entry => originOf(entry as object));
  };

  test('with its file, which pages do not see', async () => {
    expect((await origins()).map(origin => origin?.file)).toEqual([
      'content/site.yaml',
      'content/people.yaml',
      'content/notes/one.md',
      'content/notes/two.md',
    ]);
    expect(JSON.stringify((await read(root, collections)).content)).not.toContain('content/');
  });

  test('with the hash of its own file, even if another one has the same text', async () => {
    put('notes/two.md', '---\ntitle: One\n---\nText.\n');
    expect(new Set((await origins()).map(origin => origin?.hash)).size).toBe(4);
  });

  test('with a hash of everything that determines its value', async () => {
    const before = await origins();
    expect(await origins()).toEqual(before);
    expect(new Set([...before, ...(await origins('2'))].map(origin => origin?.hash)).size).toBe(8);
    put('notes/two.md', '---\ntitle: Two\n---\nAnother text.\n');
    expect((await origins()).map((origin, i) => origin?.hash === before[i]?.hash)).toEqual([true, true, true, false]);
  });
});

test('a picture that was renamed is made from its new file', async () => {
  const cache = createCache();
  const collections = {
    site: { from: 'site.yaml', as: z.strictObject({ logo: z.string().meta({ picture: true }) }) },
  };
  for (const name of ['A.SVG', 'B.SVG']) {
    put(name, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>');
    put('site.yaml', `logo: ${name}\n`);
    rmSync(at('notes'), { recursive: true, force: true });
    rmSync(at('people.yaml'), { force: true });
    const options = { now: new Date(0), withUnpublished: true, version: '' };
    const { pictures } = await createReader(root, cache)(collections, options);
    expect(pictures).toMatchObject([{ from: `content/${name}`, width: 3 }]);
  }
});

test('a file may be a text, and a schema may make bytes of it', async () => {
  put('motto.yaml', 'Bread\n');
  const from = 'motto.yaml';
  const toBytes = z.string().transform(text => ({ bytes: new TextEncoder().encode(text) }));
  const { content } = await read(root, {
    ...collections,
    motto: { from, as: z.string() },
    made: { from, as: toBytes },
  });
  expect([content.motto, content.made]).toEqual(['Bread', { bytes: new TextEncoder().encode('Bread') }]);
});

test('no page can change the content, however deeply it is nested', async () => {
  put('site.yaml', site('plan: { price: 5 }\n'));
  const readonly = {
    ...collections,
    site: {
      from: 'site.yaml',
      as: z.looseObject({ plan: z.looseObject({ price: z.int() }).transform(plan => [new Date(0), plan]) }).readonly(),
    },
  };
  const { content } = await read(root, readonly);
  const values = [content, ...Object.values(content)];
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    expect(Object.isFrozen(value)).toBe(true);
    values.push(...Object.values(value));
  }
  expect(() => Object.assign((content.site as { plan: object[] }).plan[1] ?? {}, { price: 1 })).toThrow(TypeError);
});

describe('a file that was read before', () => {
  /** Reads with a cache file, as two builds do. Returns the content and how many files were parsed. */
  async function build(version: string, as: Collections = collections) {
    const stored = createCache(path.join(root, 'cache'));
    let parsed = 0;
    const counting: Cache = {
      get: stored.get,
      set(key, value) {
        if (key.startsWith('entry ')) parsed++;
        stored.set(key, value);
      },
    };
    const reading = await createReader(root, counting)(as, { now: new Date(0), withUnpublished: true, version });
    stored.prune();
    return { ...reading, parsed };
  }

  test('is not parsed again, and has the same value', async () => {
    const first = await build('1');
    const second = await build('1');
    expect([first.parsed, second.parsed]).toEqual([4, 0]);
    expect(second.content).toEqual(first.content);
    expect(second.locate(['notes', 1, 'title'])).toEqual(first.locate(['notes', 1, 'title']));
    expect(originOf(second.content.site as object)).toEqual(originOf(first.content.site as object));
    expect(Object.isFrozen((second.content.people as object[])[0])).toBe(true);
  });

  test('is parsed again if it has changed', async () => {
    await build('1');
    put('notes/two.md', '---\ntitle: Second\n---\nText.\n');
    const { content, parsed } = await build('1');
    expect(parsed).toBe(1);
    expect(content.notes).toMatchObject([{ title: 'One' }, { title: 'Second', body: 'Text.' }]);
  });

  test('is parsed again with another schema', async () => {
    await build('1');
    expect((await build('2')).parsed).toBe(4);
  });

  test('has its references checked again', async () => {
    await build('1');
    rmSync(at('notes/two.md'));
    await expect(build('1')).rejects.toThrow('"two" is not in content/notes/*.md');
  });

  test('is parsed again if the cache file cannot restore its value, such as one that a schema has transformed', async () => {
    put('site.yaml', site('home: https://a.example/x\nnone: ~\nring: x\n'));
    const home = z.url().transform(text => new URL(text));
    const ring = z.string().transform(text => {
      const own: { text: string; self?: unknown } = { text };
      return Object.assign(own, { self: own });
    });
    const as = z.looseObject({ home, ring });
    for (let i = 0; i < 2; i++) {
      const { content } = await build('1', { ...collections, site: { from: 'site.yaml', as } });
      expect((content.site as { home: URL }).home.host).toBe('a.example');
    }
  });

  test('is parsed again if it is invalid: its mistakes are reported each time', async () => {
    put('site.yaml', 'name: Shop\n');
    for (let i = 0; i < 2; i++) await expect(build('1')).rejects.toThrow('"open" is missing');
  });
});

test('a file that changes after it was read is refused, so that old and new content do not mix', async () => {
  const { content } = await read(root, collections);
  const [one] = content.notes as { body: string }[];
  put('notes/one.md', '---\ntitle: One\n---\nAnother text.\n');
  expect(() => one?.body).toThrow('content/notes/one.md: changed while the site was being built');
});

test('an async schema is reported with a hint', async () => {
  const as = z.object({ title: z.string().refine(async title => title !== '') });
  const [first] = await mistakesIn(root, { ...collections, notes: { from: 'notes/*.md', as } });
  expect(first?.hint).toContain('Schemas cannot be async');
});
