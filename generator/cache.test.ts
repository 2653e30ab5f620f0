import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCache } from './cache.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  file = path.join(folder, 'build');
});
afterEach(() => rmSync(folder, { recursive: true }));

const made = {
  hash: 'h1',
  weight: 5,
  page: {
    file: 'a.html',
    weight: 5,
    title: 'A',
    description: 'About A',
    ids: ['x'],
    links: [{ href: '/b/', text: 'B' }],
    opening: [],
    findings: ['odd'],
  },
};

function keep(version = '1') {
  const cache = createCache(file, version);
  cache.set('key', made);
  cache.prune();
}

test('what was made is there for the next build, whole', () => {
  keep();
  expect(createCache(file, '1').get('key')).toEqual(made);
});

test('what was not asked for is forgotten', () => {
  keep();
  const cache = createCache(file, '1');
  cache.set('other', made);
  cache.prune();
  expect(createCache(file, '1').get('key')).toBeUndefined();
  expect(createCache(file, '1').get('other')).toEqual(made);
});

test('nothing is written where nothing has changed', () => {
  keep();
  utimesSync(file, 0, 0);
  const cache = createCache(file, '1');
  cache.get('key');
  cache.prune();
  expect(statSync(file).mtimeMs).toBe(0);
});

describe('is ignored, not trusted', () => {
  test.each([
    ['from another version', () => '', '2'],
    ['truncated', (text: string) => text.slice(0, text.length / 2), '1'],
    ['empty', () => '', '1'],
    ['changed by hand', (text: string) => text.replace('About A', 'About B'), '1'],
    ['something else', () => '1 x\nsomething else', '1'],
  ])('%s', (name, damage, version) => {
    keep();
    if (name !== 'from another version') writeFileSync(file, damage(readFileSync(file, 'latin1')), 'latin1');
    expect(createCache(file, version).get('key')).toBeUndefined();
  });
});

test('what a build that failed had done is saved beside what was there', () => {
  keep();
  const cache = createCache(file, '1');
  cache.set('other', made);
  cache.save();
  const after = createCache(file, '1');
  expect([after.get('key'), after.get('other')]).toEqual([made, made]);
});
