import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watch } from './watch.ts';

test('edits in new folders within new folders are reported', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'pages'));
  const reported = new Set<string>();
  const watcher = await watch(root, file => reported.add(file));
  onTestFinished(() => watcher.close());
  // public/ does not exist when the watcher starts.
  const folders = ['pages', 'public'].flatMap(folder => Array.from({ length: 8 }, (_, i) => `${folder}/${i}/deep`));
  for (const folder of folders) {
    mkdirSync(path.join(root, folder), { recursive: true });
    for (let turn = 0; turn < 5; turn++) await nextTurn();
  }
  for (const [i, folder] of folders.entries())
    await vi.waitFor(
      () => {
        writeFileSync(path.join(root, folder, `${i}.md`), String(Math.random()));
        expect([...reported]).toContain(`${folder}/${i}.md`);
      },
      { timeout: 5000, interval: 100 },
    );
});

test('files in a folder beside the site’s are reported, with their paths, once they are added', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['pages', 'data/more', 'other']) mkdirSync(path.join(root, folder), { recursive: true });
  const reported = new Set<string>();
  const watcher = await watch(root, file => reported.add(file));
  onTestFinished(() => watcher.close());
  watcher.add(['data']);
  await vi.waitFor(
    () => {
      for (const folder of ['pages', 'data/more', 'other'])
        writeFileSync(path.join(root, folder, 'a.txt'), String(Math.random()));
      expect([...reported].sort()).toEqual(['data/more/a.txt', 'pages/a.txt']);
    },
    { timeout: 5000, interval: 100 },
  );
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
