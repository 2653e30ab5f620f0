import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { watch } from './watch.ts';

const { root, write } = emptyFolder();

test('edits in new folders within new folders are reported, also in a folder beside the site’s that is added', async () => {
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
        write(`${folder}/${i}.md`, String(Math.random()));
        write(`other/${i}.md`, String(Math.random()));
        expect([...reported]).toContain(`${folder}/${i}.md`);
      },
      { timeout: 5000, interval: 100 },
    );
  expect([...reported].filter(file => file.startsWith('other'))).toEqual([]);
});

test('a file that is created while a rebuild keeps the watcher from its new folder is reported', async () => {
  mkdirSync(path.join(root, 'pages'));
  const reported: string[] = [];
  const watcher = await watch(root, file => reported.push(file));
  onTestFinished(() => watcher.close());
  for (let i = 0; i < 16; i++) {
    reported.length = 0;
    mkdirSync(path.join(root, 'pages', `${i}`));
    while (reported.length === 0) {
      for (const end = performance.now() + (i % 8); performance.now() < end; );
      await nextTurn();
    }
    write(`pages/${i}/file.md`, '');
    await vi.waitFor(() => expect(reported).toContain(`pages/${i}/file.md`), { timeout: 5000, interval: 20 });
  }
}, 60_000);
