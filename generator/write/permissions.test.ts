/** Files that the user may not read or write. Root has all permissions, so as root the builds run as nobody. */
import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { filesUnder } from '../files-under.ts';

const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

let folder: string;
const at = (file: string) => path.join(folder, file);
/** The cache of the TypeScript loader, shared by all builds: otherwise each would compile the generator again. */
let compiled: string;

/** Builds one site after another as an unprivileged user, as a process for each would take most of the time. */
let builder: ChildProcess;

/** A built site; each test gets a copy. */
let built: string;

beforeAll(() => {
  compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  if (nobody.uid !== undefined) chownSync(compiled, nobody.uid, nobody.gid);
  open('generator/fixtures/plain/site');
  expect(run()).toEqual({ status: 0, said: '' });
  built = folder;
  builder = fork('generator/testing/builder.ts', { execArgv: ['--import', 'tsx'], env: env(), ...nobody });
});
afterAll(() => {
  builder.disconnect();
  for (const name of [compiled, built]) rmSync(name, { recursive: true });
});

/** Copies a site into a new folder, owned by an unprivileged user. */
function open(site: string) {
  folder = mkdtempSync(path.join(tmpdir(), 'permissions-'));
  cpSync(site, at('site'), {
    recursive: true,
    preserveTimestamps: true,
    filter: name => !name.endsWith('node_modules'),
  });
  symlinkSync(path.resolve('node_modules'), at('site/node_modules'));
  for (const name of ['site/.cache', 'site/public-out']) mkdirSync(at(name), { recursive: true });
  // -h: the link itself, not the project's node_modules.
  if (nobody.uid !== undefined) execFileSync('chown', ['-Rh', `${nobody.uid}:${nobody.gid}`, folder]);
}
afterEach(() => {
  execFileSync('chmod', ['-R', 'u+rwx', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ PATH: process.env.PATH, HOME: compiled, TMPDIR: compiled, NODE_ENV: 'production' });
const out = 'public-out/dist';

/** Runs the command `build` as an unprivileged user. */
function run(): { status: number | null; said: string } {
  const words = [path.resolve('generator/cli/start.cjs'), 'build', '--out', out];
  const options = { cwd: at('site'), env: env(), encoding: 'utf8', ...nobody } as const;
  const { status, stderr } = spawnSync(process.execPath, words, options);
  return { status, said: stderr.replace(/^\w+ +\d+ ms\n/gm, '') };
}

/** Builds as an unprivileged user. Resolves with the problems that the build found. */
async function problems(): Promise<string> {
  const done = new AbortController();
  const first = Promise.race(['message', 'exit'].map(name => once(builder, name, { signal: done.signal })));
  builder.send({ root: at('site'), out });
  const [answer] = await first;
  // Stops listening to the other event.
  done.abort();
  return String(answer);
}

/** Every file in the output folder, with its content. */
const standing = () =>
  filesUnder(at('site/public-out')).map(name => [name, readFileSync(at(`site/public-out/${name}`), 'utf8')]);

describe('if permission is denied, the existing site stays as it is, byte for byte', () => {
  test.each([
    ['the manifest folder', 'public-out/.dist.build', 0o555, 'cannot be written: permission is denied'],
    ['the output', 'public-out/dist', 0o555, 'cannot be written: permission is denied'],
    ['one folder in the output', 'public-out/dist/notes/two', 0o555, 'cannot be written: permission is denied'],
    ['a file of content', 'content/notes/one.md', 0o000, 'cannot be read: permission is denied'],
    ['a folder of content', 'content/notes', 0o000, 'cannot be read: permission is denied'],
    ['a public file', 'public/dot.svg', 0o000, 'cannot be read: permission is denied'],
    ['a page', 'pages/index.tsx', 0o000, 'permission'],
  ])('%s', async (_, name, mode, message) => {
    open(path.join(built, 'site'));
    const before = standing();
    // Would change every page and the shared style sheet.
    writeFileSync(at('site/pages/_document.css'), 'body { margin: 1px }');
    for (const note of ['one', 'two']) {
      writeFileSync(at(`site/content/notes/${note}.md`), `---\ntitle: ${note} again\nnext: two\n---\nText.\n`);
    }
    chmodSync(at(`site/${name}`), mode);
    const found = await problems();
    chmodSync(at(`site/${name}`), 0o755);
    expect(found).toContain(message);
    expect(found).toContain(name);
    expect(standing()).toEqual(before);
    expect(await problems()).toBe('');
    expect(standing()).not.toEqual(before);
  });
});

test('a build that cannot create its output leaves nothing behind', () => {
  open('generator/fixtures/plain/site');
  chmodSync(at('site/public-out'), 0o555);
  const { status, said } = run();
  expect([status, said]).toEqual([1, expect.stringContaining('cannot be written: permission is denied')]);
  expect(said).toContain('Nothing was written.');
  expect(readdirSync(at('site/public-out'))).toEqual([]);
});

test.each(['.cache', '.cache/schemas'])('a build that may not write to %s is only slower', name => {
  open('generator/fixtures/plain/site');
  mkdirSync(at(`site/${name}`), { recursive: true });
  chmodSync(at(`site/${name}`), 0o555);
  expect(run()).toEqual({ status: 0, said: '' });
  expect(standing().length).toBeGreaterThan(5);
});
