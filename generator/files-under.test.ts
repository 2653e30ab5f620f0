import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesUnder, filesUnder } from './files-under.ts';

test('filesUnder follows links to folders except in circles, and entriesUnder follows none', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'files-under-'));
  const folder = path.join(top, 'site');
  mkdirSync(path.join(folder, 'b/c'), { recursive: true });
  mkdirSync(path.join(top, 'shared'));
  for (const file of ['site/b/c/d.md', 'site/b/a.md', 'site/b.md', 'site/z.md', 'shared/e.md'])
    writeFileSync(path.join(top, file), '');
  symlinkSync(path.join(top, 'shared'), path.join(folder, 's'));
  symlinkSync('x', path.join(folder, 'x'));
  for (const link of ['b/round', 'c']) symlinkSync(folder, path.join(folder, link));
  expect(filesUnder(folder)).toEqual(['b.md', 'b/a.md', 'b/c/d.md', 's/e.md', 'x', 'z.md']);
  const names = entriesUnder(folder).map(([name]) => name);
  expect(names.sort()).toEqual(['b.md', 'b/a.md', 'b/c/d.md', 'b/round', 'c', 's', 'x', 'z.md']);
  rmSync(top, { recursive: true });
});

test('a missing folder has no files', () => {
  expect(filesUnder(path.join(tmpdir(), 'no-such-folder'))).toEqual([]);
});
