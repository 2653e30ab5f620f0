import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../testing/memory.ts';
import { createPlainSite, editOne } from './sites.ts';

test('the plain site has a page for each article, and an edit changes one of them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const site = createPlainSite(path.join(folder, 'site'), 20);
    const pages = async () => {
      const { files } = await build(site);
      return new Map(files.filter(({ path }) => path.startsWith('blog/')).map(({ path, bytes }) => [path, `${bytes}`]));
    };
    const before = await pages();
    editOne(site, 0);
    const after = await pages();
    expect(before.size).toBe(20);
    expect([...after].filter(([path, html]) => before.get(path) !== html)).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
