import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import { type Collection, type EntryFields, originOf } from '../model.ts';
import { emptyFolder } from '../testing/folders.ts';
import { read as readAll } from '../testing/read.ts';
import { createReader } from './read.ts';

const { root } = emptyFolder();

/** Reads a collection with this `load`. */
async function read(load: (info: { now: Date; previous: unknown }) => unknown, withUnpublished = false) {
  const as = z.object({ items: z.array(z.object({ price: z.number() })) });
  const options = { now: new Date('2024-05-01'), withUnpublished, schemaHash: '' };
  return (await createReader(root, createCache())({ shop: { load, as } }, options)).content.shop;
}

test('what `load` returns is content: validated, located, and there the next time', async () => {
  const seen: unknown[] = [];
  const load = async (info: { now: Date; previous: unknown }) => {
    seen.push(info.previous, info.now.getFullYear());
    return { items: [{ price: 180 }] };
  };
  expect(await read(load)).toEqual({ items: [{ price: 180 }] });
  await read(load);
  expect(seen).toEqual([undefined, 2024, { items: [{ price: 180 }] }, 2024]);
  await expect(read(() => ({ items: [{ price: 1 }, { price: 'x' }] }))).rejects.toThrow(
    /^\.cache\/loaded\/shop\.json:7:16: "items\.1\.price": expected number/,
  );
});

describe('a list', () => {
  const item = z.strictObject({ price: z.number(), next: z.string().meta({ ref: 'shop' }).optional() });
  const readList = async (items: unknown, more: Partial<Collection> = {}) => {
    const shop = { load: () => items, as: item, ...more };
    return (await readAll(root, { shop })).content.shop as (EntryFields & { body?: string })[];
  };

  test('is entries, in its order, each with its slug and an origin of its own', async () => {
    const isPublic = ({ price }: { price: number }) => price > 1;
    const b = { slug: 'b', price: 3, next: 'a' };
    const before = await readList([b, { slug: 'c', price: 1 }, { slug: 'a', price: 2 }], { isPublic });
    expect(before).toMatchObject([b, { slug: 'c', isUnpublished: true }, { slug: 'a' }]);
    const after = await readList([b, { slug: 'a', price: 4 }], { isPublic });
    const hashes = [before, after].map(list => list.map(entry => [entry.slug, originOf(entry)?.hash]));
    expect(hashes[1]?.[0]).toEqual(hashes[0]?.[0]);
    expect(hashes[1]?.[1]).not.toEqual(hashes[0]?.[2]);
    expect(await readList([])).toEqual([]);
  });

  test('has texts, if an item has a body', async () => {
    const as = z.strictObject({ title: z.string(), body: z.string().default('') });
    const texts = await readList(
      [
        { slug: 'a', title: '---', body: 'See\n\n---\n\n`x`' },
        { slug: 'b', title: 'B' },
      ],
      { as },
    );
    expect(texts.map(({ slug, body }) => [slug, body])).toEqual([
      ['a', 'See\n\n---\n\n`x`'],
      ['b', ''],
    ]);
  });

  test.each([
    [[{ price: 1 }], 'content/schema.ts: load of "shop" returned an item with the slug ""'],
    [[{ slug: '../x' }], 'an item with the slug "../x"'],
    [[{ slug: 'a' }, { slug: 'a' }], 'two items with the slug "a"'],
    [[{ slug: 'a', price: 'x' }], '.cache/loaded/shop/a.json:2:12: "price": expected number'],
    [[{ slug: 'a', price: 1, next: 'b' }], '.cache/loaded/shop/a.json:3:11: "b" is not in .cache/loaded/shop/*.json'],
  ])('with a mistake is refused: %j', async (items, message) => {
    await expect(readList(items)).rejects.toThrow(message);
  });
});

test.each(['{"items": [', ''])('a kept answer that is damaged, %j, is none', async damaged => {
  await read(() => ({ items: [] }));
  writeFileSync(path.join(root, '.cache/loaded/shop.json'), damaged);
  const seen: unknown[] = [];
  expect(await read(({ previous }) => ({ items: seen.splice(0, 0, previous) }))).toEqual({ items: [] });
  expect(seen).toEqual([undefined]);
});

test('an answer that cannot be kept is named', async () => {
  writeFileSync(path.join(root, '.cache'), '');
  await expect(read(() => [])).rejects.toThrow('.cache/loaded/shop.json: cannot be written: not a directory');
});

test('without an answer a build fails with its reason, and `dev` goes on with the last one', async () => {
  const fail = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND api') }));
  const failed = 'content/schema.ts: cannot load "shop": fetch failed: getaddrinfo ENOTFOUND api';
  await expect(read(fail, true)).rejects.toThrow(failed);
  await read(() => ({ items: [] }));
  await expect(read(fail)).rejects.toThrow(failed);
  expect(await read(fail, true)).toEqual({ items: [] });
});
