import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemo } from './memo.ts';
import type { Made } from './produce.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'memo-'));
  file = path.join(folder, 'build.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const made: Made = {
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
  const memo = createMemo<Made>(file, version);
  memo.set('key', made);
  memo.settle();
}

test('what was made is there for the next build, whole', () => {
  keep();
  expect(createMemo<Made>(file, '1').get('key')).toEqual(made);
});

test('what was not asked for is forgotten', () => {
  keep();
  const memo = createMemo<Made>(file, '1');
  memo.set('other', made);
  memo.settle();
  expect(createMemo<Made>(file, '1').get('key')).toBeUndefined();
  expect(createMemo<Made>(file, '1').get('other')).toEqual(made);
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
    expect(createMemo<Made>(file, version).get('key')).toBeUndefined();
  });
});
