import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Said } from './interpret.ts';
import { createMemo, type Memo } from './memo.ts';
import { createReader, read, type Table } from './read.ts';
import type { SiteError } from './site-error.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'read-'));
  put('site.yaml', 'name: Shop\nopen: 2024-01-31\nkind: retail\n');
  put('people.yaml', '- { id: ann, likes: one }\n- { id: bob, likes: two }\n');
  put('notes/one.md', '---\ntitle: One\n---\nText.\n');
  put('notes/two.md', '---\ntitle: Two\n---\nText.\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, content: string | Uint8Array) {
  mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true });
  writeFileSync(path.join(root, 'content', file), content);
}

const table: Table = {
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

const mistakes = async () => {
  const error = await read(root, table).then(
    () => undefined,
    (reason: SiteError) => reason,
  );
  return error?.problems.map(({ message, place }) => [`${place?.file}:${place?.line ?? ''}`, message]) ?? [];
};

test('what is in order is one plain value, with slugs', async () => {
  const { content } = await read(root, table);
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

describe('each malformed input ends in a problem with its place', () => {
  test.each<[string, string, string | Uint8Array, string, string | RegExp]>([
    ['broken YAML', 'site.yaml', 'name: [a, b\nopen: 2024-01-31\n', 'content/site.yaml:2', /flow sequence/i],
    ['a tab as indentation', 'site.yaml', 'name: Shop\nplan:\n\tprice: 5\n', 'content/site.yaml:3', /tab/i],
    ['a key twice', 'site.yaml', 'name: A\nname: B\nopen: 2024-01-31\nkind: food\n', 'content/site.yaml:2', /unique/i],
    [
      'an unknown field',
      'site.yaml',
      'name: A\nopne: x\nopen: 2024-01-31\nkind: food\n',
      'content/site.yaml:2',
      'unknown field "opne"',
    ],
    [
      'an unknown field, deep',
      'site.yaml',
      'name: A\nopen: 2024-01-31\nkind: food\nplan:\n  prize: 5\n  price: 5\n',
      'content/site.yaml:5',
      'unknown field "prize"',
    ],
    [
      'a wrong type',
      'site.yaml',
      'name: 5\nopen: 2024-01-31\nkind: food\n',
      'content/site.yaml:1',
      '"name": expected string, received number',
    ],
    [
      'a wrong type, deep',
      'site.yaml',
      'name: A\nopen: 2024-01-31\nkind: food\nplan: { price: five }\n',
      'content/site.yaml:4',
      '"plan.price": expected number, received string',
    ],
    ['a day that is none', 'site.yaml', 'name: A\nopen: 2024-02-30\nkind: food\n', 'content/site.yaml:2', /"open"/],
    [
      'a word not in the list',
      'site.yaml',
      'name: A\nopen: 2024-01-31\nkind: retial\n',
      'content/site.yaml:3',
      /"kind"/,
    ],
    [
      'nothing where something must be',
      'site.yaml',
      'name: ""\nopen: 2024-01-31\nkind: food\n',
      'content/site.yaml:1',
      /"name"/,
    ],
    [
      'a missing field',
      'site.yaml',
      'open: 2024-01-31\nkind: food\n',
      'content/site.yaml:1',
      '"name" is missing: expected string',
    ],
    ['an empty file', 'site.yaml', '', 'content/site.yaml:1', 'is empty'],
    ['a file of comments', 'site.yaml', '# nothing yet\n', 'content/site.yaml:1', 'is empty'],
    [
      'another encoding',
      'site.yaml',
      new Uint8Array([0x6e, 0x3a, 0x20, 0xe9, 0x0a]),
      'content/site.yaml:',
      'is not UTF-8 text',
    ],
    ['a list where fields are expected', 'site.yaml', '- a\n- b\n', 'content/site.yaml:1', /the file: expected object/],
    ['no front matter', 'notes/one.md', 'Text.\n', 'content/notes/one.md:1', 'front matter is missing'],
    ['an empty article', 'notes/one.md', '', 'content/notes/one.md:1', 'is empty'],
    [
      'front matter without an end',
      'notes/one.md',
      '---\ntitle: One\nText.\n',
      'content/notes/one.md:1',
      'front matter is missing',
    ],
    ['front matter and no text', 'notes/one.md', '---\ntitle: One\n---\n', 'content/notes/one.md:2', /"body"/],
    [
      'a reference that leads nowhere',
      'people.yaml',
      '- { id: ann, likes: oen }\n',
      'content/people.yaml:1',
      '"oen" is not in content/notes/*.md',
    ],
    [
      'an id that stands twice',
      'people.yaml',
      '- { id: ann, likes: one }\n- { id: ann, likes: two }\n',
      'content/people.yaml:2',
      'the id "ann" stands twice',
    ],
  ])('%s', async (_, file, content, place, message) => {
    put(file, content);
    const found = await mistakes();
    expect(found.map(([where]) => where)).toContain(place);
    const said = found.find(([where]) => where === place)?.[1];
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });

  test('a file that is not there, and one that is a folder', async () => {
    rmSync(path.join(root, 'content/site.yaml'));
    expect(await mistakes()).toEqual([['content/site.yaml:', 'does not exist']]);
    mkdirSync(path.join(root, 'content/site.yaml'));
    expect(await mistakes()).toEqual([['content/site.yaml:', 'is a folder']]);
  });
});

test('the mistakes of all files are told in one run', async () => {
  put('site.yaml', 'nmae: A\n');
  put('notes/one.md', 'no front matter');
  put('people.yaml', '- { id: ann, likes: two }\n- { id: ann, likes: two }\n');
  const files = new Set((await mistakes()).map(([where]) => where?.split(':')[0]));
  expect([...files].sort()).toEqual(['content/notes/one.md', 'content/people.yaml', 'content/site.yaml']);
});

describe('what is not public yet', () => {
  beforeEach(() => put('notes/two.md', '---\ntitle: Two\ndate: 2030-01-01\n---\nText.\n'));
  const titles = (content: Record<string, unknown>) =>
    (content.notes as { title: string; isUnpublished?: boolean }[]).map(({ title, isUnpublished }) => [
      title,
      isUnpublished,
    ]);

  test.each([
    ['stays out of a build', '2029-12-31', false, [['One', undefined]]],
    [
      'is there from its day on',
      '2030-01-01',
      false,
      [
        ['One', undefined],
        ['Two', undefined],
      ],
    ],
    [
      'shows, marked, in dev',
      '2029-12-31',
      true,
      [
        ['One', undefined],
        ['Two', true],
      ],
    ],
  ])('%s', async (_, now, withUnpublished, expected) => {
    const { content } = await read(root, table, { now: new Date(now), withUnpublished });
    expect(titles(content)).toEqual(expected);
  });

  test('may be referred to: its entry exists', async () => {
    await expect(read(root, table, { now: new Date('2029-12-31'), withUnpublished: false })).resolves.toBeDefined();
  });
});

describe('what was read before', () => {
  /** Reads with a memo kept in a file, as two builds do; gives the content and how many files were parsed. */
  async function build(version: string) {
    const memo = createMemo<Said>(path.join(root, 'said'));
    let parsed = 0;
    const counting: Memo<Said> = {
      ...memo,
      set(key, said) {
        parsed++;
        return memo.set(key, said);
      },
    };
    const options = { now: new Date(0), withUnpublished: true, version };
    const { content, locate } = await createReader(root, counting)(table, options);
    return { content, locate, parsed };
  }

  test('is not parsed again, and is the same', async () => {
    const first = await build('1');
    const second = await build('1');
    expect([first.parsed, second.parsed]).toEqual([4, 0]);
    expect(second.content).toEqual(first.content);
    expect(second.locate(['notes', 1, 'title'])).toEqual(first.locate(['notes', 1, 'title']));
  });

  test('is parsed again where it has changed', async () => {
    await build('1');
    put('notes/two.md', '---\ntitle: Second\n---\nText.\n');
    const { content, parsed } = await build('1');
    expect(parsed).toBe(1);
    expect(content.notes).toMatchObject([{ title: 'One' }, { title: 'Second', body: 'Text.' }]);
  });

  test('is parsed again under another table', async () => {
    await build('1');
    expect((await build('2')).parsed).toBe(4);
  });

  test('refers to what is there now', async () => {
    await build('1');
    rmSync(path.join(root, 'content/notes/two.md'));
    await expect(build('1')).rejects.toThrow('"two" is not in content/notes/*.md');
  });

  test('does not cover what a file would not give back, such as what a shape has made of a text', async () => {
    put('site.yaml', 'name: Shop\nopen: 2024-01-31\nkind: retail\nhome: https://a.example/x\n');
    const home = z.url().transform(text => new URL(text));
    const shape = table.site?.as as z.ZodObject;
    const site = { from: 'site.yaml', as: shape.extend({ home }) };
    const hosts = [];
    for (let i = 0; i < 2; i++) {
      const memo = createMemo<Said>(path.join(root, 'said'));
      const { content } = await createReader(root, memo)(
        { ...table, site },
        { now: new Date(0), withUnpublished: true },
      );
      hosts.push((content.site as { home: URL }).home.host);
    }
    expect(hosts).toEqual(['a.example', 'a.example']);
  });

  test('does not cover mistakes: they are said each time', async () => {
    put('site.yaml', 'name: Shop\n');
    const said = () => build('1').catch((error: Error) => error.message);
    expect(await said()).toContain('"open" is missing');
    expect(await said()).toBe(await said());
  });
});

test('an id that stands twice and a reference to nowhere are said together', async () => {
  put('people.yaml', '- { id: ann, likes: one }\n- { id: ann, likes: nowhere }\n');
  expect((await mistakes()).map(([, message]) => message)).toEqual([
    'the id "ann" stands twice',
    '"nowhere" is not in content/notes/*.md',
  ]);
});

test('a text that changes after it was read is refused, not mixed with what was', async () => {
  const { content } = await read(root, table);
  const [one] = content.notes as { body: string }[];
  put('people.yaml', '[]\n');
  put('notes/one.md', '---\ntitle: One\n---\nAnother text.\n');
  expect(() => one?.body).toThrow('content/notes/one.md: has changed while the site was being built');
});
