import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve('node_modules/.cache/memory-test');
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the heap does not grow over a hundred rebuilds', () => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
  const words = ['--expose-gc', '--import', 'tsx', 'generator/testing/heap.ts', root, '150'];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(stderr).toBe('');
  const { early, late } = JSON.parse(stdout);
  // Importing rebuilt pages as ES modules would add about a megabyte per rebuild.
  expect(late - early).toBeLessThan(6_000_000);
});
