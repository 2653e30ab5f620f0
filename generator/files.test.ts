import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';
import { emptyFolder } from './testing/folders.ts';

const { root: top, write } = emptyFolder();

test('filesUnder follows links to folders except in circles', () => {
  const folder = path.join(top, 'site');
  for (const file of ['site/b/c/d.md', 'site/b/a.md', 'site/b.md', 'site/z.md', 'shared/e.md']) write(file, '');
  symlinkSync(path.join(top, 'shared'), path.join(folder, 's'));
  symlinkSync('x', path.join(folder, 'x'));
  for (const link of ['b/round', 'c']) symlinkSync(folder, path.join(folder, link));
  expect(filesUnder(folder)).toEqual(['b.md', 'b/a.md', 'b/c/d.md', 's/e.md', 'x', 'z.md']);
});

test('a missing folder has no files', () => {
  expect(filesUnder(path.join(top, 'no-such-folder'))).toEqual([]);
});
