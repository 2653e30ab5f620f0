/** The command line as a user runs it: whole processes, their output and their exit codes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../files.ts';
import { servingAt } from '../testing/dev-session.ts';
import { sharedSite } from '../testing/folders.ts';
import { runCli } from '../testing/run-cli.ts';
import { buildHere, runHere } from '../testing/run-here.ts';

const { root, write } = sharedSite();
const at = (file: string) => path.join(root, file);

/** Calls `use` with the URL at which a command serves, then ends the command. */
async function whileServing<Result>(words: string, use: (url: string) => Promise<Result>): Promise<Result> {
  const child = spawn(process.execPath, [path.resolve('generator/cli/start.cjs'), ...words.split(' ')], { cwd: root });
  try {
    return await use(await servingAt(child));
  } finally {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
}

test.each([
  ['', 0, 'Usage: npm run <command>'],
  ['biuld', 2, 'Commands and options: npm run build -- --help\n'],
  ['build --release', 1, 'To fix: 2\n'],
])('“%s” exits with code %d and says what to do', async (words, code, said) => {
  const ended = await runCli(root, words);
  expect([ended.code, ended.out + ended.err]).toEqual([code, expect.stringContaining(said)]);
  expect(ended.out + ended.err).not.toMatch(/\n\s+at .*:\d+:\d+/);
});

test.each([
  ['new', 2, 'new needs a kind, one of the folders of content/templates/: '],
  ['preview --out nowhere', 1, 'nowhere/ contains no site\n  Run: npm run build\n'],
  ['preflight', 1, '2 to settle before launch.'],
  ['build --out pages', 1, 'pages: is not empty and was not made by a build'],
])('so does “%s” with code %d', async (words, code, said) => {
  const ended = await runHere(root, words);
  expect([ended.code, ended.out + ended.err]).toEqual([code, expect.stringContaining(said)]);
});

test.each([
  [
    'pages/never.txt.ts',
    'export default () => new Promise(() => {});',
    1,
    'pages/never.txt.ts: cannot be rendered at /never.txt: it returned a promise that never settles',
  ],
  ['.cache', 'a file where the folder should be', 0, '.cache/ cannot be written, so the next start takes longer'],
])('%s “%s” does not end a build without a word', async (file, text, code, said) => {
  rmSync(at('.cache'), { recursive: true, force: true });
  write(file, text);
  const ended = await runCli(root, 'build');
  rmSync(at(file));
  expect([ended.code, ended.err]).toEqual([code, expect.stringContaining(said)]);
});

test('a build whose output nobody reads to the end completes', async () => {
  const child = spawn(process.execPath, [path.resolve('generator/cli/start.cjs'), 'build'], { cwd: root });
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('verify names what repeats once', async () => {
  await buildHere(root);
  const server = createServer((_, response) => response.writeHead(500).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { out } = await runHere(root, `verify http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  expect(out).toMatch(/^(\/\S*, ){2}\/\S* and 2 more: answers 500$/m);
});

test('a build prints what it wrote, how long that took, and what is unsettled', async () => {
  const { out } = await runCli(root, 'build');
  expect(out).toMatch(
    /^\d+ pages, \d+ files in [\d.]+ s\ndist\/: \d+ written, \d+ unchanged, 0 removed\n2 to settle before launch: npm run preflight\n$/,
  );
});

test('a build that fails leaves the output as it was, byte for byte, and keeps its cache', async () => {
  const contents = () => filesUnder(root).map(file => (/^\.?dist/.test(file) ? [file, readFileSync(at(file))] : []));
  const note = readFileSync(at('content/notes/one.md'), 'utf8');
  const page = readFileSync(at('pages/notes/[slug].tsx'), 'utf8');
  const log = at('rendered');
  const noisy = page.replace('return (', `appendFileSync(${JSON.stringify(log)}, title + ' ');\n  return (`);
  write('pages/notes/[slug].tsx', `import { appendFileSync } from 'node:fs';\n${noisy}`);
  /** Builds. Resolves with whether that succeeded, and the titles of the notes that it rendered. */
  const built = async () => {
    writeFileSync(log, '');
    const { problems } = await buildHere(root);
    return [problems === '', readFileSync(log, 'utf8')];
  };
  const first = await built();
  const before = contents();
  write('content/notes/one.md', note.replace('title: One', 'title: ""'));
  const failed = await built();
  expect(contents()).toEqual(before);
  write('content/notes/one.md', note);
  const fixed = await built();
  write('pages/notes/[slug].tsx', page);
  rmSync(log);
  expect(first).toEqual([true, expect.stringContaining('Two')]);
  expect(failed).toEqual([false, expect.not.stringContaining('Two')]);
  expect(fixed).toEqual([true, '']);
});

test.each(['preview', 'dev'])('%s serves until it is interrupted', async command => {
  await buildHere(root);
  expect(await whileServing(`${command} --port 0`, async url => (await fetch(url)).status)).toBe(200);
});

test.each(['dev', 'preview'])('%s exits at once if the port is in use, and says what to do', async command => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, err } = await runCli(root, `${command} --port ${port}`);
  other.close();
  expect([code, err]).toEqual([1, expect.stringContaining(`port ${port} is in use\n  Choose another with --port`)]);
});
