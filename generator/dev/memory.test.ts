import { expect, onTestFinished, test } from 'vitest';
import { openDev } from '../testing/dev-session.ts';

test('the heap does not grow over many edits', async () => {
  const dev = await openDev('memory-test', {}, { NODE_OPTIONS: '--expose-gc' });
  onTestFinished(dev.close);
  const heap: number[] = [];
  for (let edit = 1; edit <= 60; edit++) {
    dev.write('components/heavy.ts', `export const kept = new Array(50_000).fill(${edit});`);
    dev.write(
      'pages/heap.txt.ts',
      `import '../components/heavy.ts';\nexport default () => { gc(); return '${edit} ' + process.memoryUsage().heapUsed; };`,
    );
    let [shown, used]: (string | undefined)[] = [];
    const read = async () => {
      [shown, used] = (await dev.served('heap.txt'))?.split(' ') ?? [];
      return shown;
    };
    await expect.poll(read, { interval: 5, timeout: 20_000 }).toBe(String(edit));
    heap.push(Number(used));
  }
  // Modules that were kept would add 18 MB, sites 3.6.
  expect((heap.at(-1) ?? 0) - (heap[15] ?? 0)).toBeLessThan(2_500_000);
}, 60_000);
