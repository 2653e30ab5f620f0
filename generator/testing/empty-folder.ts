/** An empty folder for each test of a file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Creates the folder before each test, and deletes it afterwards. Returns its path and a function that writes a file there. */
export function emptyFolder(): { root: string; write: (file: string, content: string | Uint8Array) => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'test-'));
  beforeEach(() => void mkdirSync(root, { recursive: true }));
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  return {
    root,
    write(file, content) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), content);
    },
  };
}
