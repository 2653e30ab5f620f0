import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files-under.ts';

test('links to folders are names, and are not followed, in a circle or out of it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-under-'));
  mkdirSync(path.join(folder, 'b/c'), { recursive: true });
  for (const file of ['b/c/d.md', 'b/a.md', 'z.md']) writeFileSync(path.join(folder, file), '');
  for (const link of ['b/round', 'c', 'd']) symlinkSync(folder, path.join(folder, link));
  expect(filesUnder(folder)).toEqual(['b/a.md', 'b/c/d.md', 'b/round', 'c', 'd', 'z.md']);
  rmSync(folder, { recursive: true });
});

test('where there is no folder there are no files', () => {
  expect(filesUnder(path.join(tmpdir(), 'no-such-folder'))).toEqual([]);
});
