import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watch } from './watch.ts';

test('a file in a new folder within another new folder is reported, and so are its edits', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'pages'));
  const reported = new Set<string>();
  const watcher = await watch(root, {
    onSite: files => {
      for (const file of files) reported.add(file);
    },
    onGenerator: () => {},
  });
  onTestFinished(() => watcher.close());
  const files = Array.from({ length: 200 }, (_, index) => `pages/${index}/deep/page.md`);

  await Promise.all(
    files.map(async (file, index) => {
      mkdirSync(path.join(root, file, '../..'));
      for (let turn = 0; turn < index % 50; turn++) await nextTurn();
      mkdirSync(path.join(root, file, '..'));
      writeFileSync(path.join(root, file), 'one');
    }),
  );
  const allReported = () => expect(files.filter(file => !reported.has(file))).toEqual([]);
  await vi.waitFor(allReported, { timeout: 20_000 });
  reported.clear();
  for (const file of files) writeFileSync(path.join(root, file), 'two');
  await vi.waitFor(allReported, { timeout: 20_000 });
}, 60_000);
test('a file that is edited while a large project is still being scanned is reported', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const first = path.join(root, 'components/first.css');
  for (let n = 0; n < 300; n++) {
    const folder = path.join(root, `components/${n}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'a.css'), '');
  }
  writeFileSync(first, '');
  // Otherwise it would count as saved since the start of the watcher.
  utimesSync(first, 1, 1);
  const reported = new Set<string>();
  const report = (files: ReadonlySet<string>) => {
    for (const file of files) reported.add(file);
  };
  const watching = watch(root, { onSite: report, onGenerator: () => {} });
  let isReady = false;
  const ready = watching.then(() => {
    isReady = true;
  });
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  // At least one, also on a machine that has scanned the project by now.
  let edit = 0;
  do {
    writeFileSync(first, String(edit));
    await nextTurn();
  } while (!isReady && ++edit < 3);
  await ready;
  const watcher = await watching;
  onTestFinished(() => watcher.close());
  await vi.waitFor(() => expect([...reported]).toContain('components/first.css'), { timeout: 2_000 });
}, 60_000);
