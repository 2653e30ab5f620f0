import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';
import { emptyFolder } from './testing/folders.ts';

const { root: top, write } = emptyFolder();

test('links are followed; one that leads nowhere is left out', () => {
  for (const file of ['site/b/c/d.md', 'site/b/a.md', 'site/b.md', 'shared/e.md']) write(file, '');
  symlinkSync(path.join(top, 'shared'), path.join(top, 'site/s'));
  symlinkSync('nowhere', path.join(top, 'site/x.md'));
  const files = ['b.md', 'b/a.md', 'b/c/d.md', 's/e.md'];
  expect(filesUnder(path.join(top, 'site'))).toEqual(files);
});
