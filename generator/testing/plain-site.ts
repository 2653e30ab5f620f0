/** A copy of the plain fixture, created again for each test of a file. It is outside node_modules, where esbuild reports no warnings. */
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { emptyFolder } from './empty-folder.ts';

/** Creates the copy before each test. Returns its folder and a function that writes a file there. */
export function plainSite(): ReturnType<typeof emptyFolder> {
  const folder = emptyFolder();
  beforeEach(() => {
    cpSync('generator/fixtures/plain/site', folder.root, { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder.root, 'node_modules'));
  });
  return folder;
}
