/** What `dev` tells open pages, whom it answers, and what it opens. */
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type DevSession, listen, openDev } from '../testing/dev-session.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const soon = { timeout: 20_000, interval: 50 };

const slow = (text: string, milliseconds: number) =>
  `export default () => new Promise(resolve => setTimeout(() => resolve('${text}'), ${milliseconds}));`;
let dev: DevSession;
beforeAll(async () => {
  dev = await openDev('open-pages-test', { 'pages/slow.txt.ts': slow('old', 1000) }, { LAUNCH_EDITOR: 'true' });
});
afterAll(() => dev.close());

/** Resolves with the version of the home page: another one is loaded. */
async function versionOf(): Promise<string | undefined> {
  return / data-version="(.*?)"/.exec(await (await fetch(dev.url)).text())?.[1];
}

test.each<[what: string, file: string, edit: (text: string) => string, isLoaded: boolean]>([
  ['a style sheet', 'pages/_document.css', text => `@media (width < 44rem) { p { top: 0 } } ${text}`, true],
  ['a page', 'pages/index.tsx', text => text.replace('>Notes<', '>All notes<'), true],
  ['a picture of public/', 'public/card.png', text => `${text} `, true],
  ['a comment', 'pages/index.tsx', text => `// Home.\n${text}`, false],
  ['another page', 'content/notes/one.md', text => text.replace('The first', 'The very first'), false],
])('an edit of %s loads an open page again if it changes it', async (_, file, edit, isLoaded) => {
  const before = await versionOf();
  const printed = dev.terminal().length;
  dev.write(file, edit);
  await expect.poll(() => dev.terminal().slice(printed), soon).toContain(`${path.basename(file)}: `);
  expect((await versionOf()) !== before).toBe(isLoaded);
});

test('what a slow page returned for older content is not kept', async () => {
  const early = dev.served('slow.txt');
  await new Promise(resolve => setTimeout(resolve, 300));
  dev.write('pages/slow.txt.ts', slow('new', 0));
  await early;
  await expect.poll(() => dev.served('slow.txt'), soon).toBe('new');
});

test.each([
  ['a timer', "setTimeout(() => { throw new Error('late') }, 50);"],
  ['a promise', "void Promise.resolve().then(() => { throw new Error('late') });"],
])('what %s throws is shown, and dev goes on', async (_, code) => {
  const open = listen(dev.url);
  onTestFinished(open.end);
  dev.write('pages/late.txt.ts', `${code}\nexport default () => 'on time';`);
  await expect.poll(open.message, soon).toMatch(/^pages\/late\.txt\.ts:1:\d+: late/);
  expect(dev.terminal()).toContain(open.message());
  dev.write('pages/late.txt.ts', "export default () => 'still here';");
  await expect.poll(() => dev.served('late.txt'), soon).toBe('still here');
  await expect.poll(open.message, soon).toBe('');
});

test('a page that cannot be rendered answers 500, and says why at once', async () => {
  const open = listen(dev.url);
  onTestFinished(open.end);
  dev.write('pages/broken.txt.ts', "export default () => { throw new Error('no text') };");
  const status = async () => (await fetch(`${dev.url}broken.txt`)).status;
  await expect.poll(status, soon).toBe(500);
  await expect.poll(open.message, soon).toMatch(/^pages\/broken\.txt\.ts:1:\d+: .*no text/);
  dev.write('pages/broken.txt.ts', "export default () => 'mended';");
  await expect.poll(() => dev.served('broken.txt'), soon).toBe('mended');
  expect(await status()).toBe(200);
});

test('the editor opens files of the project, and the source of a text, for pages of this server', async () => {
  const own = { origin: new URL(dev.url).origin, 'sec-fetch-site': 'same-origin' };
  const open = async (query: Record<string, string>, { method = 'POST', headers = own as HeadersInit } = {}) =>
    (await fetch(`${dev.url}__site/open?${new URLSearchParams(query)}`, { method, headers })).status;
  const at = 'content/site.yaml:2:1';
  for (const headers of [{ origin: own.origin }, { ...own, origin: 'http://0.0.0.0:5399' }, { ...own, origin: 'null' }])
    expect(await open({ at }, { headers })).toBe(403);
  expect(await open({ at }, { method: 'GET' })).toBe(405);
  expect(await open({ at: '../package.json:1:1' })).toBe(404);
  expect(await open({ text: 'written nowhere' })).toBe(404);
  expect(await open({ text: 'second', path: '/notes/two/' })).toBe(200);
  expect(await open({ at })).toBe(200);
});

test('the overview lists every route with its snippet, card, weight and findings', async () => {
  dev.write('pages/index.tsx', text => text.replace('</main>', '<a href="/nowhere/">Gone</a></main>'));
  const overview = () => dev.served('__site/index.html');
  await expect.poll(overview, soon).toContain('<li>');
  const rows = (await overview())?.split('<tr>') ?? [];
  const rowOf = (path: string) => rows.find(row => row.includes(`href="${path}"`));
  expect(rowOf('/')).toMatch(/Home of the notes <small>17<.*129<.*<img src="\/card\.png".*\d\.\d kB.*nowhere/s);
  expect(rowOf('/notes/one/')).toContain('content/notes/one.md');
});

test('where files are polled, a site that is broken at first is served once it is mended', async () => {
  const polled = await openDev('polling-test', { 'pages/index.tsx': 'export' }, { CHOKIDAR_USEPOLLING: 'true' });
  onTestFinished(polled.close);
  const open = listen(polled.url);
  onTestFinished(open.end);
  await expect.poll(open.message, soon).toContain('pages/index.tsx:1');
  expect(await polled.served('404.html')).toContain('Not found');
  for (const word of ['First', 'Second']) {
    polled.write('pages/index.tsx', `export const head = {};\nexport default () => <h1>${word}</h1>;`);
    await expect.poll(() => polled.served('index.html'), soon).toContain(word);
  }
});
