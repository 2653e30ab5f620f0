/** Folders for the tests of a file, which they alone use: empty ones, and copies of the plain fixture. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

type Hook = (run: () => void) => void;

/** Creates an empty folder, in another one, before each test, and deletes both afterwards. `write` writes a file in it. */
export function emptyFolder(before: Hook = beforeEach, after: Hook = afterEach) {
  const top = mkdtempSync(path.join(realpathSync(tmpdir()), 'test-'));
  const root = path.join(top, 'project');
  before(() => void mkdirSync(root, { recursive: true }));
  after(() => rmSync(top, { recursive: true, force: true }));
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  return { root, write };
}

/** Creates a copy of the plain fixture before each test. It is outside node_modules, where esbuild reports no warnings. */
export function plainSite(before: Hook = beforeEach, after: Hook = afterEach) {
  const folder = emptyFolder(before, after);
  before(() => {
    cpSync('generator/fixtures/plain/site', folder.root, { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder.root, '../node_modules'));
  });
  return folder;
}

/** Creates one copy for all tests of a file. */
export const sharedSite = () => plainSite(beforeAll, afterAll);
