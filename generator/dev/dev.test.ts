/** Every kind of file × every way to change a file: after each, an open browser shows exactly what a clean build produces. */
import { renameSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DevSession, openDev } from '../testing/dev-session.ts';
import { fixture, kinds, original, shown } from '../testing/kinds-of-files.ts';
import { build } from '../testing/memory.ts';

// Longer than the time limit of the session, whose error message says more.
vi.setConfig({ testTimeout: 200_000, hookTimeout: 200_000 });

const shellWithScripts = original('pages/_document.tsx')
  .replace('css, children', 'css, scripts, children')
  .replace('<body>', '<body data-scripts={JSON.stringify(scripts)}>');

let dev: DevSession;
/** Every file that has ever existed. */
const known = new Set<string>();

beforeAll(async () => {
  dev = await openDev(fixture, path.resolve('node_modules/.cache/dev-test'), {
    'pages/_document.tsx': shellWithScripts,
    'content/settings.ts': "export const settings = { off: { orphans: 'pages come and go here' } };\n",
    ...shown(),
  });
});
afterAll(() => dev.close());

const at = (file: string) => path.join(dev.root, file);

/** Builds the site from scratch, with the copy's generator if that is what changed. */
async function cleanBuild(file: string): Promise<Map<string, string>> {
  if (file.startsWith('generator/')) return dev.cleanBuild();
  const { files } = await build(dev.root, { now: new Date('2024-06-01'), withUnpublished: true });
  return new Map(files.map(({ path: file, bytes }) => [file, Buffer.from(bytes).toString()]));
}

/** Runs `edit`, and waits until the served site equals a clean build. Resolves with all its texts, joined. */
async function expectCleanAfter(edit: () => void, file = ''): Promise<string> {
  let clean: Map<string, string> | undefined;
  let wrong: string[] = [];
  const isClean = async () => {
    clean ??= await cleanBuild(file);
    for (const name of clean.keys()) known.add(name);
    wrong = [];
    for (const name of known) if ((await dev.served(name)) !== clean.get(name)) wrong.push(name);
    return wrong.length === 0 ? [...clean.values()].join('\n') : undefined;
  };
  return dev.reload(edit, isClean).catch(error => {
    throw new Error(`${error.message}; these files differ from a clean build: ${wrong}\n${dev.terminal()}`);
  });
}

test('at the start', async () => {
  const before = await expectCleanAfter(() => dev.write(shown()));
  expect(before).toContain('Notes');
});

describe.each(Object.entries(kinds))('%s', (_, { file, text, shownBy = () => ({}), broken }) => {
  const cleanAfter = (edit: () => void) => expectCleanAfter(edit, file('first'));

  test('added', async () => {
    expect(await cleanAfter(() => dev.write({ [file('first')]: text('alpha'), ...shownBy('first') }))).toContain(
      'alpha',
    );
  });

  test('edited', async () => {
    const texts = await cleanAfter(() => dev.write({ [file('first')]: text('bravo') }));
    expect([texts.includes('bravo'), texts.includes('alpha')]).toEqual([true, false]);
  });

  test('saved by an editor that renames the old file first', async () => {
    const texts = await cleanAfter(() => {
      renameSync(at(file('first')), at(`${file('first')}~`));
      dev.write({ [file('first')]: text('charlie') });
      rmSync(at(`${file('first')}~`));
    });
    expect([texts.includes('charlie'), texts.includes('bravo')]).toEqual([true, false]);
  });

  test('saved by an editor that replaces it with a new file', async () => {
    const texts = await cleanAfter(() => {
      dev.write({ [`${file('first')}.tmp`]: text('delta') });
      renameSync(at(`${file('first')}.tmp`), at(file('first')));
    });
    expect([texts.includes('delta'), texts.includes('charlie')]).toEqual([true, false]);
  });

  if (broken)
    test('broken shows the terminal’s message over the last good page, until it is fixed', async () => {
      const overlay = /(<pre id="build-mistake".*?>)(.*?)<\/pre>/s;
      const before = await dev.served('index.html');
      const message = await dev.reload(
        () => dev.write({ [file('first')]: broken ?? '' }),
        async () => overlay.exec((await dev.served('index.html')) ?? '')?.[2],
      );
      expect((await dev.served('index.html'))?.replace(overlay, '')).toBe(before);
      expect(message).toContain(path.basename(file('first')));
      expect(dev.terminal()).toContain(message.replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
      await cleanAfter(() => dev.write({ [file('first')]: text('delta') }));
    });

  test('renamed', async () => {
    const texts = await cleanAfter(() => {
      dev.write({ [file('second')]: '' });
      renameSync(at(file('first')), at(file('second')));
      dev.write(shownBy('second'));
    });
    expect(texts).toContain('delta');
  });

  test('deleted', async () => {
    const texts = await cleanAfter(() => {
      dev.write(shownBy());
      rmSync(at(file('second')));
    });
    expect(texts).not.toContain('delta');
  });
});

test('the shell edited', async () => {
  const texts = await expectCleanAfter(() =>
    dev.write({ 'pages/_document.tsx': original('pages/_document.tsx').replace('lang="en"', 'lang="en-IN"') }),
  );
  expect(texts).toContain('lang="en-IN"');
});

test('a site whose base path changes is served at the new one', async () => {
  const moved = async () => (await fetch(new URL('/folder/notes/two/', dev.url))).status === 200 || undefined;
  await dev.reload(
    () => dev.write({ 'content/site.yaml': 'url: https://plain.example/folder/\nname: Plain\n' }),
    moved,
  );
});

test('responses name the source map of an island, which leads to its lines', async () => {
  dev.write({ 'pages/_document.tsx': shellWithScripts });
  dev.write({ 'islands/clock/clock.tsx': '\n\nexport default function Clock() {\n  throw new Error("late");\n}\n' });
  const pathOf = async () => {
    const html = await (await fetch(new URL('/folder/', dev.url))).text();
    return /(\/assets\/clock-\w+\.js)/.exec(html)?.[1];
  };
  await expect.poll(pathOf, { timeout: 60_000 }).toBeDefined();
  const script = await fetch(new URL(`/folder${await pathOf()}`, dev.url));
  const text = await script.text();
  const map = await fetch(new URL(script.headers.get('SourceMap') ?? '/', dev.url));
  const entry = new SourceMap((await map.json()) as SourceMapPayload).findEntry(0, text.indexOf('Error("late")'));
  expect(entry).toMatchObject({
    originalLine: 3,
    originalSource: expect.stringMatching(/islands\/clock\/clock\.tsx$/),
  });
});

test('without a 404 page, unknown paths show a link to the home page', async () => {
  rmSync(at('pages/404.tsx'));
  const shown = async () => (await fetch(new URL('/nothing/', dev.url))).text();
  await expect.poll(shown, { timeout: 60_000 }).toContain('<a href="/folder/">');
});

test('dev exits when its supervisor is killed', async () => {
  process.kill(dev.pid, 'SIGKILL');
  await dev.ended;
});
