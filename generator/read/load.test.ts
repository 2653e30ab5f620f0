import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import { emptyFolder } from '../testing/folders.ts';
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
