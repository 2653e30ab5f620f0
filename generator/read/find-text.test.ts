import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFind } from './find-text.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'find-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a text of a whole article is found by its beginning', () => {
  const text = Array.from({ length: 8000 }, (_, i) => `word${i}`).join(' ');
  writeFileSync(path.join(root, 'a.md'), `One\n<!-- ${text}\n`);
  expect(createFind(root, ['a.md'])(`<!-- ${text}`)).toMatchObject({ file: 'a.md', line: 2, column: 1 });
});

test('each source is read once, however many texts are searched for', () => {
  writeFileSync(path.join(root, 'b.md'), 'one two');
  const find = createFind(root, ['b.md']);
  expect(find('one')).toMatchObject({ column: 1 });
  rmSync(path.join(root, 'b.md'));
  expect(find('two')).toMatchObject({ column: 5 });
});
