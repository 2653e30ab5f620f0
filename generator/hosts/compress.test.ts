import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { createMemoryOutput } from '../testing/memory.ts';
import { compressAll } from './hosts.ts';

const long = 'a text that says the same again and again. '.repeat(50);

test('each text gets compressed copies; unchanged ones are not compressed again', async () => {
  const output = createMemoryOutput();
  const cache = createCache();
  const paths = ['index.html', 'twin.html', 'photo.png'];
  const files = paths.map(path => ({ path, hash: output.put({ path, bytes: long }) }));
  const expected = ['index.html.br', 'index.html.gz', 'twin.html.br', 'twin.html.gz'];
  expect((await compressAll(files, output, cache)).sort()).toEqual(expected);
  expect(String(brotliDecompressSync(output.get('index.html.br') ?? ''))).toBe(long);
  expect(String(gunzipSync(output.get('twin.html.gz') ?? ''))).toBe(long);

  cache.prune();
  const silent = { ...output, get: () => expect.unreachable(), put: () => expect.unreachable() };
  expect((await compressAll(files, silent, cache)).sort()).toEqual(expected);
});
