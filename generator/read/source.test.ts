import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../cache.ts';
import { emptyFolder } from '../testing/folders.ts';
import { createOpener } from './source.ts';

const { root, write } = emptyFolder();
const file = 'content/one.md';
afterEach(() => void vi.useRealTimers());

/** Returns the hash of the file, opened `seconds` after it was saved. */
function hashAfter(seconds: number, cache: ReturnType<typeof createCache>): string {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  return createOpener(root, cache)(file).hash;
}

test('a file is read once while its size and times stay the same, and its text when it is needed', () => {
  write(file, 'One');
  const cache = createCache();
  const keys: string[] = [];
  const hash = hashAfter(5, { ...cache, set: key => void keys.push(key) });
  for (const key of keys) cache.set(key, 'known');
  expect([keys.length, hashAfter(5, cache)]).toEqual([1, 'known']);
  write(file, 'One more');
  expect(hashAfter(5, cache)).not.toMatch(/known/);
  write(file, 'One');
  expect(createOpener(root, createCache())(file).hash).toBe(hash);
});

test('a file that was just saved is read every time, as its times may not show the next change', () => {
  write(file, 'One');
  const cache = createCache();
  const set = vi.spyOn(cache, 'set');
  hashAfter(1, cache);
  expect(set).not.toHaveBeenCalled();
});

test('a text that differs from its known hash is refused, not used', () => {
  write(file, 'One');
  const cache = { ...createCache(), get: () => 'known' };
  expect(() => createOpener(root, cache)(file).parts()).toThrow('changed while the site was being built');
});
