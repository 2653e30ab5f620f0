import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import { type Collections, type EntryFields, originOf } from '../model.ts';
import { emptyFolder } from '../testing/folders.ts';
import { mistakesIn, read } from '../testing/read.ts';
import { createReader } from './read.ts';

const { root, write } = emptyFolder();
const put = (file: string, content: string) => write(`content/${file}`, content);

beforeEach(() => {
  put('site.yaml', 'name: Shop\nplan: { price: 5 }\n');
  put('people.yaml', '- { id: ann, likes: one }\n- { id: bob, likes: two }\n');
  put('notes/one.md', '---\ntitle: One\n---\nText.\n');
  put('notes/two.md', '---\ntitle: Two\n---\nText.\n');
});

const collections: Collections = {
  site: { from: 'site.yaml', as: z.looseObject({ name: z.string() }) },
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

const rest = { site: collections.site, people: { from: 'people.yaml', as: z.any() } };
const one = { slug: 'one', title: 'One', body: 'Text.' };

test('the slug of an entry is its file’s name, whatever its fields say; a file may also be a text', async () => {
  put('notes/two.md', '---\nslug: deux\n---\n');
  put('motto.yaml', 'Bread\n');
  const notes = { from: 'notes/*.md', as: z.object({ slug: z.string().optional() }) };
  const { content } = await read(root, { ...collections, notes, motto: { from: 'motto.yaml', as: z.string() } });
  expect([content.notes, content.motto]).toEqual([[{ slug: 'one' }, { slug: 'two' }], 'Bread']);
});

test('with several stars, the slug of an entry is what stands for each', async () => {
  for (const name of ['gu/services/seo', 'hi/services/ads', 'gu/services/old/seo', 'services/seo'])
    put(`${name}.yaml`, '{}\n');
  const services = { from: '*/services/*.yaml', as: z.object({}) };
  const unused = { from: '**/*.yaml', as: z.any() };
  const { content } = await read(root, { ...collections, services, unused });
  expect(content.services).toEqual([{ slug: 'gu/seo' }, { slug: 'hi/ads' }]);
});

test('what a text links to is known: files beside it, pictures and other texts, but nothing in code', async () => {
  for (const name of ['plan.pdf', 'b (1).pdf', 'c.pdf', 'd.jpg', 'e.svg', '100%.pdf', 'f.pdf', 'g.pdf', 'code.pdf'])
    put(`notes/files/${name}`, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  put(
    'notes/one.md',
    `---\n---\n[a](files/plan.pdf#2) [b](<files/b (1).pdf>) <a href='files/c.pdf'>c</a> <img src="files/d.jpg">\n![E](files/e.svg)
[no](/a) [no](none.pdf) [two](two.md#x) [p](files/100%.pdf)\n\n1. \`[c](files/code.pdf)\`\n\n       [c](files/code.pdf)\n\n<!-- <a href="files/code.pdf"> {site.nothing} -->\n`,
  );
  put('notes/two.md', '---\n---\n> The [f][f].\n\n> [f]: files/f.pdf\n');
  put('notes/three.md', '---\n---\n1. The [g][g].\n\n   [g]: files/g.pdf\n');
  const as = z.object({ body: z.string() });
  const { attached, linksIn, planned, content } = await read(root, { notes: { from: 'notes/*.md', as }, ...rest });
  const linked = ['100%.pdf', 'b (1).pdf', 'c.pdf', 'd.jpg', 'f.pdf', 'g.pdf', 'plan.pdf'];
  expect(attached.map(({ path }) => path)).toEqual(linked.map(name => `notes/files/${name}`));
  expect(content.notes).toMatchObject([{ pictures: { 'files/e.svg': { width: 1 } } }, {}, {}]);
  const [one] = content.notes as EntryFields[];
  expect(() => one?.links).toThrow('not known before all pages are');
  planned(new Map([['content/notes/two.md', '/two/']]));
  expect(linksIn('content/notes/one.md')).toMatchObject({
    'two.md#x': '/two/#x',
    'files/plan.pdf#2': '/notes/files/plan.pdf#2',
    'files/b (1).pdf': '/notes/files/b%20(1).pdf',
  });
});

test('no page can change the content', async () => {
  const { content } = await read(root, collections);
  const values = [content, ...Object.values(content)] as unknown[];
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    expect(Object.isFrozen(value)).toBe(true);
    values.push(...Object.values(value));
  }
});

test('a schema that moves a picture is refused, and one that moves a sample marks the right one', async () => {
  for (const name of ['p', 'q']) put(`${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  put('people.yaml', '- { n: 2, photo: p.svg }\n- { n: !placeholder 1, photo: q.svg }\n');
  const sorted = (photo: z.ZodType) => ({
    ...collections,
    people: {
      from: 'people.yaml',
      as: z
        .array(z.object({ n: z.number(), photo, isSample: z.boolean().default(false) }))
        .transform(all => all.toSorted((a, b) => a.n - b.n)),
    },
  });
  await expect(read(root, sorted(z.string().meta({ picture: true })))).rejects.toThrow(
    /^content\/people.yaml:1:18: content\/schema.ts moves or changes the picture "p.svg"/,
  );
  const { content } = await read(root, sorted(z.string()));
  expect(content.people).toMatchObject([
    { n: 1, isSample: true },
    { n: 2, isSample: false },
  ]);
});

test.each([new URL('https://name.example'), new Map(), () => 'x', Symbol('x')])(
  'a schema that makes what the cache cannot keep is refused: %s',
  async made => {
    const people = { from: 'people.yaml', as: z.array(z.any().transform(() => ({ made }))) };
    const [first] = await mistakesIn(root, { ...collections, people });
    expect(first?.message).toMatch(/^makes "0\.made" a (?:URL|Map|function|symbol)$/);
  },
);

test('an edit of the schema applies again only what it has made anew', async () => {
  const applied: string[] = [];
  const named = (name: string) => z.looseObject({}).refine(() => applied.push(name));
  const reader = createReader(root, createCache());
  const site = { from: 'site.yaml', as: named('site') };
  for (const schemaHash of ['1', '2']) {
    const schema = { ...rest, site, notes: { from: 'notes/*.md', as: named('note') } };
    await reader(schema, { now: new Date(0), withUnpublished: true, schemaHash });
  }
  expect(applied).toEqual(['site', 'note', 'note', 'note', 'note']);
});

test.each<[string, string, boolean[]]>([
  ['a field', '{ text: !placeholder a, quote: { text: b } }', [true, false]],
  ['a part with a mark of its own', '{ text: a, quote: !placeholder { text: b } }', [false, true]],
  ['a field of that part', '{ text: a, quote: { text: !placeholder b } }', [false, true]],
  ['all of it', '!placeholder { text: a, quote: { text: b } }', [true, true]],
  ['nothing', '{ text: a, quote: { text: b } }', [false, false]],
])('an entry is a sample by a placeholder on %s', async (_, story, marks) => {
  put('people.yaml', `list:\n  - ${story}\n`);
  const sample = { text: z.string(), isSample: z.boolean().default(false) };
  const as = z.object({ list: z.array(z.object({ ...sample, quote: z.object(sample) })) });
  const { content } = await read(root, { ...collections, people: { from: 'people.yaml', as } });
  const [{ isSample, quote }] = (content.people as { list: [{ isSample: boolean; quote: { isSample: boolean } }] })
    .list;
  expect([isSample, quote.isSample]).toEqual(marks);
});

test('a collection may lie beside content/, and what else is there is nobody’s', async () => {
  for (const name of ['../data/notes.yaml', '../data/README.md', '../data/more/a.json', '../data/more/b.json'])
    put(name, '{ "photo": "p.svg" }');
  for (const name of ['../data/p.svg', '../data/more/p.svg'])
    put(name, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const as = z.object({ photo: z.string().meta({ picture: true }) });
  const beside = { data: { from: '../data/notes.yaml', as }, more: { from: '../data/more/*.json', as } };
  const { content, outside } = await read(root, { ...collections, ...beside });
  expect(content.data).toMatchObject({ photo: { width: 1 } });
  expect(content.more).toMatchObject([{ slug: 'a', photo: { width: 1 } }, { slug: 'b' }]);
  expect(outside).toEqual(['data', 'data/more']);
});

test('a file that nobody reads is named, unless a text links to it', async () => {
  const unread = ['Site.yml', 'deep/er/a.mdx', 'notes/b.markdown', 'notes/c.json', 'notes/d.html', 'notes/e.MD'];
  for (const name of [...unread, 'notes/f.json']) put(name, '---\n---\n');
  put('notes/one.md', '---\ntitle: One\n---\n[f](f.json)\n');
  const found = await mistakesIn(root, collections);
  expect(found.map(({ location }) => location?.file)).toEqual(unread.map(name => `content/${name}`));
});

describe('an entry that is not public yet', () => {
  beforeEach(() => put('notes/two.md', '---\ntitle: Two\ndate: 2030-01-01\n---\nText.\n'));
  const two = { slug: 'two', title: 'Two', date: '2030-01-01', body: 'Text.' };

  test.each([
    ['stays out of a build, but can be referred to', '2029-12-31', false, [one]],
    ['is there from its day on', '2030-01-01', false, [one, two]],
    ['shows, marked, in dev', '2029-12-31', true, [one, { ...two, isUnpublished: true }]],
  ])('%s', async (_, now, withUnpublished, expected) => {
    const { content } = await read(root, collections, { now: new Date(now), withUnpublished });
    expect(content.notes).toEqual(expected);
  });
});

test('the hash of an entry covers everything that determines its value, and nothing else', async () => {
  const hashes = async (options = {}) => {
    const { content } = await read(root, collections, options);
    return [content.site, content.people, ...(content.notes as object[])].map(entry => originOf(Object(entry))?.hash);
  };
  put('notes/two.md', '---\ntitle: One\ndate: 2030-01-01\n---\nText.\n');
  const before = await hashes();
  expect(await hashes({ schemaHash: '2' })).toEqual(before);
  expect(new Set(before).size).toBe(4);
  const changed = async (options = {}) => (await hashes(options)).map((hash, i) => hash !== before[i]);
  expect(await changed({ now: new Date('2030-01-01') })).toEqual([false, false, false, true]);
  put('notes/two.md', '---\ntitle: Two\n---\nAnother text.\n');
  expect(await changed()).toEqual([false, false, false, true]);
});

describe('a file that was read before', () => {
  /** Reads with a cache file, as another build does. Resolves with how many files were parsed, too. */
  async function build() {
    const stored = createCache(path.join(root, 'cache'));
    let parsed = 0;
    const set = (key: string, value: unknown) => {
      if (key.startsWith('entry ')) parsed++;
      stored.set(key, value);
    };
    const options = { now: new Date(0), withUnpublished: true, schemaHash: '1' };
    const reading = await createReader(root, { get: stored.get, set })(collections, options);
    stored.prune();
    return { ...reading, parsed };
  }

  test('is not parsed again, and has the same value', async () => {
    const first = await build();
    const second = await build();
    expect([first.parsed, second.parsed]).toEqual([4, 0]);
    expect(second.content).toEqual(first.content);
    expect(second.locate(['notes', 1, 'title'])).toEqual(first.locate(['notes', 1, 'title']));
    expect(originOf(second.content.site as object)).toEqual(originOf(first.content.site as object));
    expect(Object.isFrozen((second.content.people as object[])[0])).toBe(true);
  });

  test('has its mistakes and its references reported each time', async () => {
    await build();
    rmSync(path.join(root, 'content/notes/two.md'));
    for (let i = 0; i < 2; i++) await expect(build()).rejects.toThrow('"two" is not in content/notes/*.md');
    put('site.yaml', 'nmae: Shop\n');
    for (let i = 0; i < 2; i++) await expect(build()).rejects.toThrow('"name" is missing');
  });
});

test('a file that changes after it was read is refused, so that old and new content do not mix', async () => {
  const { content } = await read(root, collections);
  const [first] = content.notes as { body: string }[];
  put('notes/one.md', '---\ntitle: One\n---\nAnother text.\n');
  expect(() => first?.body).toThrow('content/notes/one.md: changed while the site was being built');
});
