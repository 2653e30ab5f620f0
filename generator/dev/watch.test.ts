import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watch } from './watch.ts';

test('edits in new folders within new folders are reported, also in a folder beside the site’s that is added', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['pages', 'data', 'other']) mkdirSync(path.join(root, folder));
  const reported = new Set<string>();
  const watcher = await watch(root, file => reported.add(file));
  onTestFinished(() => watcher.close());
  watcher.add(['data']);
  // public/ does not exist when the watcher starts.
  const folders = ['pages', 'public', 'data'].flatMap(folder =>
    Array.from({ length: 8 }, (_, i) => `${folder}/${i}/deep`),
  );
  for (const folder of folders) {
    mkdirSync(path.join(root, folder), { recursive: true });
    for (let turn = 0; turn < 5; turn++) await nextTurn();
  }
  for (const [i, folder] of folders.entries())
    await vi.waitFor(
      () => {
        writeFileSync(path.join(root, folder, `${i}.md`), String(Math.random()));
        writeFileSync(path.join(root, 'other', `${i}.md`), String(Math.random()));
        expect([...reported]).toContain(`${folder}/${i}.md`);
      },
      { timeout: 5000, interval: 100 },
    );
  expect([...reported].filter(file => file.startsWith('other'))).toEqual([]);
});

test('a file that is created while a rebuild keeps the watcher from its new folder is reported', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'pages'));
  const reported: string[] = [];
  const watcher = await watch(root, file => reported.push(file));
  onTestFinished(() => watcher.close());
  for (let i = 0; i < 16; i++) {
    const folder = path.join(root, 'pages', `${i}`);
    reported.length = 0;
    mkdirSync(folder);
    while (reported.length === 0) {
      for (const end = performance.now() + (i % 8); performance.now() < end; );
      await nextTurn();
    }
    writeFileSync(path.join(folder, 'file.md'), '');
    await vi.waitFor(() => expect(reported).toContain(`pages/${i}/file.md`), { timeout: 5000, interval: 20 });
  }
}, 60_000);
