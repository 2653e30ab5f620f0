import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { plainSite } from '../testing/folders.ts';
import { showThrown } from './dev-routes.ts';
import { createSession, type Session } from './session.ts';

const site = plainSite();
let session: Session;
beforeEach(() => {
  session = createSession(site.root, {}, createCache());
});
afterEach(() => session.close());

const save = (value: string) => {
  site.write('components/value.ts', `export const value = '${value}';`);
  site.write(
    'islands/probe/probe.client.ts',
    `import { value } from '../../components/value.ts';\nconsole.log(value);`,
  );
};
const textOf = async (file: string) => Buffer.from((await session.get(file))?.bytes ?? '').toString();

test('the last of two saves is served, however quickly it follows', async () => {
  const shell = 'pages/_document.tsx';
  const text = readFileSync(`generator/fixtures/plain/site/${shell}`, 'utf8');
  site.write(
    shell,
    text.replace('css, children', 'css, scripts, children').replace('<body>', '<body id={scripts.client}>'),
  );
  site.write('pages/value.txt.ts', "import { value } from '../components/value.ts';\nexport default () => value;");
  save('at first');
  expect(await session.refresh()).toBe('');
  for (let round = 0; round < 25; round++) {
    save(`first ${round}`);
    const refreshing = session.refresh();
    await wait(round);
    save(`second ${round}`);
    await Promise.all([refreshing, session.refresh()]);
    const [, script = ''] = /<body id="\/(.*?)"/.exec(await textOf('index.html')) ?? [];
    expect([await textOf('value.txt'), await textOf(script)]).toEqual([
      `second ${round}`,
      expect.stringContaining(`second ${round}`),
    ]);
  }
});

test.each(['/', '/shop/', '/દુકાન/'])('an island’s error is reported at its line, with base %s', async base => {
  const shell = 'pages/_document.tsx';
  const text = readFileSync(`generator/fixtures/plain/site/${shell}`, 'utf8');
  const src = 'id={scripts.islands[0]?.src}';
  site.write(shell, text.replace('css, children', 'css, scripts, children').replace('<body>', `<body ${src}>`));
  site.write('content/site.yaml', `url: https://plain.example${base}\nname: Plain\n`);
  site.write('islands/clock/clock.tsx', '\n\nexport default () => {\n  throw new Error("late");\n};\n');
  expect(await session.refresh()).toBe('');
  const [, script = ''] = /<body id="(.*?)"/.exec(await textOf('index.html')) ?? [];
  const column = (await textOf(script.slice(1))).indexOf('Error("late")') + 1;
  const place = `http://127.0.0.1:3000${encodeURI(base)}${script.slice(1)}:1:${column}`;
  expect(await showThrown(site.root, session, `Error: late\n    at Clock (${place})`)).toMatch(
    /^islands\/clock\/clock\.tsx:4:\d+: in the browser: Error: late\n/,
  );
});
