import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sharedSite } from '../testing/folders.ts';
import { dev } from './dev.ts';

const { root, write } = sharedSite('memory-test');

test('the heap does not grow over many edits', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const running = await dev(root, { port: 0, print: () => {}, now: new Date(0) });
  const source = readFileSync(path.join(root, 'components/note.tsx'), 'utf8');
  const heap: number[] = [];
  for (let edit = 1; edit <= 60; edit++) {
    write('components/note.tsx', source.replace('{text}', `${edit} {text}`));
    const page = async () => (await fetch(`${running.url}notes/one/`)).text();
    await expect.poll(page, { interval: 5 }).toContain(`<p class="note">${edit} `);
    collectGarbage();
    heap.push(process.memoryUsage().heapUsed);
  }
  await running.close();
  // Importing rebuilt pages as ES modules would add about a megabyte per edit.
  expect((heap.at(-1) ?? 0) - (heap[15] ?? 0)).toBeLessThan(6_000_000);
});
