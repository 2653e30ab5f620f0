import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sharedSite } from '../testing/folders.ts';

const { root } = sharedSite('memory-test');

test('the heap does not grow over a hundred rebuilds', () => {
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
