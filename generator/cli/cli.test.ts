/** The command line as a user runs it: whole processes, their output and their exit codes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../files.ts';
import { sharedSite } from '../testing/folders.ts';
import { runCli } from '../testing/run-cli.ts';
import { buildHere, runHere } from '../testing/run-here.ts';

const { root, write } = sharedSite();
const at = (file: string) => path.join(root, file);

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

test('a build that fails leaves the output as it was, byte for byte, and keeps in its cache what it has made', async () => {
  const filesIn = (folder: string) => filesUnder(at(folder)).map(file => [file, readFileSync(at(`${folder}/${file}`))]);
  const output = () => [filesIn('dist'), filesIn('.dist.build')];
  await buildHere(root);
  const before = output();
  rmSync(at('.cache'), { recursive: true });
  write('content/notes/three.md', '---\ntitle: Three\nnext: two\n---\n');
  write('public/feed.xml', '<feed><title></feed>');
  expect((await buildHere(root)).problems).toMatch(/^public\/feed\.xml:1:14: its <title> is not closed/);
  expect(output()).toEqual(before);
  expect(existsSync(at('.cache/build'))).toBe(true);
});

test.each(['dev', 'preview'])('%s exits at once if the port is in use, and says what to do', async command => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, err } = await runCli(root, `${command} --port ${port}`);
  other.close();
  expect([code, err]).toEqual([1, expect.stringContaining(`port ${port} is in use\n  Choose another with --port`)]);
});
