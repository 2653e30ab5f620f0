import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';
import { emptyFolder } from './testing/folders.ts';

const { root: top, write } = emptyFolder();

test('links are not followed', () => {
  for (const file of ['site/b/c/d.md', 'site/b/a.md', 'site/b.md', 'shared/e.md']) write(file, '');
  symlinkSync(path.join(top, 'shared'), path.join(top, 'site/s'));
  symlinkSync(path.join(top, 'site'), path.join(top, 'site/b/round'));
  expect(filesUnder(path.join(top, 'site'))).toEqual(['b.md', 'b/a.md', 'b/c/d.md']);
});

test('a missing folder has no files', () => {
  expect(filesUnder(path.join(top, 'no-such-folder'))).toEqual([]);
});
