/** A copy of the plain fixture, created again for each test of a file. It is outside node_modules, where esbuild reports no warnings. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Creates the copy before each test. Returns its folder and a function that writes a file there. */
export function plainSite(): { root: string; write: (file: string, text: string) => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'plain-site-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  beforeEach(() => {
    remove();
    cpSync('generator/fixtures/plain/site', root, { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  });
  afterEach(remove);
  return {
    root,
    write(file, text) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
  };
}
