/** `dev` in a process of its own: after each change it serves exactly what a clean build makes, and it says what is wrong. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DevSession, listen, openDev } from '../testing/dev-session.ts';
import { kinds, start } from '../testing/kinds-of-files.ts';
import { build } from '../testing/memory.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const soon = { timeout: 20_000, interval: 100 };

let dev: DevSession;
let page: ReturnType<typeof listen>;
beforeAll(async () => {
  dev = await openDev('dev-test', start);
  page = listen(dev.url);
});
afterAll(async () => {
  page.end();
  await dev.close();
});

describe.each(Object.entries(kinds))('%s', (_, { file, text, shownBy = {}, broken }) => {
  /** Waits until the served site equals a clean build. Resolves with all its texts. */
  async function served(known: string[] = []): Promise<string> {
    const { files } = await build(dev.root, { now: new Date('2024-06-01'), withUnpublished: true });
    const clean = Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
    const gone = Object.fromEntries(known.filter(name => !clean[name]).map(name => [name, undefined]));
    const expected = { ...clean, ...gone };
    const now = async () =>
      Object.fromEntries(await Promise.all(Object.keys(expected).map(async name => [name, await dev.served(name)])));
    await expect.poll(now, soon).toEqual(expected);
    return JSON.stringify(clean);
  }
  const writeAll = (files: Record<string, string>) => {
    for (const [name, content] of Object.entries(files)) dev.write(name, content);
  };

  test('added, edited, broken, mended and deleted', async () => {
    writeAll({ [file]: text('alpha'), ...shownBy });
    expect(await served()).toContain('alpha');

    dev.write(file, text('bravo'));
    const edited = await served();
    expect([edited.includes('bravo'), edited.includes('alpha')]).toEqual([true, false]);

    if (broken) {
      const before = await dev.served('shown/index.html');
      dev.write(file, broken);
      await expect.poll(page.message, soon).toContain(path.basename(file));
      expect(dev.terminal()).toContain(page.message());
      expect(await dev.served('shown/index.html')).toBe(before);
      dev.write(file, text('bravo'));
      await served();
      await expect.poll(page.message, soon).toBe('');
    }

    const known = Object.keys(JSON.parse(edited));
    writeAll(start);
    rmSync(path.join(dev.root, file));
    expect(await served(known)).not.toContain('bravo');
  });
});
