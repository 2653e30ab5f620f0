/** Folders for the tests of a file, which they alone use: empty ones, and copies of the plain fixture. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

const fixture = 'generator/fixtures/plain/site';

/** `write` writes a file of the folder `root`. */
type Folder = { root: string; write: (file: string, content: string | Uint8Array) => void };

/** Creates an empty folder, in another one, before each test, and deletes both afterwards. */
export function emptyFolder(): Folder {
  const top = mkdtempSync(path.join(tmpdir(), 'test-'));
  const folder = folderAt(path.join(top, 'project'));
  beforeEach(() => void mkdirSync(folder.root, { recursive: true }));
  afterEach(() => rmSync(top, { recursive: true, force: true }));
  return folder;
}

/** Creates a copy of the plain fixture before each test. It is outside node_modules, where esbuild reports no warnings. */
export function plainSite(): Folder {
  const folder = emptyFolder();
  beforeEach(() => {
    cpSync(fixture, folder.root, { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder.root, 'node_modules'));
  });
  return folder;
}

/** Creates a copy of the plain fixture, or an empty folder, for all tests of a file. It is in node_modules, so a site in it finds React. */
export function sharedSite(name: string, { isEmpty = false } = {}): Folder {
  const folder = folderAt(path.resolve('node_modules/.cache', name));
  beforeAll(() => {
    folder.remove();
    // With their old modification times: dev would take new files for files that were saved while it started.
    if (!isEmpty) cpSync(fixture, folder.root, { recursive: true, preserveTimestamps: true });
  });
  afterAll(folder.remove);
  return folder;
}

const folderAt = (root: string) => ({
  root,
  remove: () => rmSync(root, { recursive: true, force: true }),
  write(file: string, content: string | Uint8Array) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  },
});
