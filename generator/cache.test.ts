import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';
import { emptyFolder } from './testing/folders.ts';

const { root: folder } = emptyFolder();
const file = path.join(folder, 'build');

const value = { hash: 'h1', weight: 5, page: { title: 'About A', links: [{ href: '/b/', text: 'B' }], opening: [] } };

function saveValue() {
  const cache = createCache(file, '1');
  cache.set('key', value);
  cache.prune();
}

test('values that are no longer used leave the file, even if there is no new one', () => {
  const cache = createCache(file, '1');
  cache.set('key', value);
  cache.set('other', value);
  cache.prune();
  cache.get('other');
  cache.prune();
  expect(createCache(file, '1').get('key')).toBeUndefined();
});

test('nothing is written if nothing has changed', () => {
  saveValue();
  utimesSync(file, 0, 0);
  const cache = createCache(file, '1');
  cache.get('key');
  cache.prune();
  expect(statSync(file).mtimeMs).toBe(0);
});

test('a cache file that is damaged or of another version is ignored', () => {
  saveValue();
  expect(createCache(file, '2').get('key')).toBeUndefined();
  for (const damaged of [readFileSync(file).subarray(0, 20), '', '1 x\nsomething else']) {
    writeFileSync(file, damaged);
    expect(createCache(file, '1').get('key')).toBeUndefined();
  }
});

test('after a failed build, its results are saved together with the earlier ones, completely', () => {
  saveValue();
  const cache = createCache(file, '1');
  cache.set('other', value);
  cache.save();
  const after = createCache(file, '1');
  expect([after.get('key'), after.get('other')]).toEqual([value, value]);
});
