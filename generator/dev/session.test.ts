import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { plainSite } from '../testing/folders.ts';
import { createSession, type Session } from './session.ts';

const site = plainSite();
let session: Session;
beforeEach(() => {
  session = createSession(site.root, {}, createCache());
});

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
