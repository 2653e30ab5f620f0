/** The command line as a newcomer meets it: whole processes, with what they say and how they end. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve('node_modules/.cache/cli-test');
const at = (file: string) => path.join(root, file);

beforeAll(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Ended = { code: number | null; out: string; err: string };

/** Runs the command line to its end; `onSay` hears what it says meanwhile. */
function run(words: string, onSay: (said: string, stop: () => void) => void = () => {}, env = {}): Promise<Ended> {
  const options: SpawnOptions = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
  const command = [path.resolve('generator/cli/start.cjs'), ...words.split(' ').filter(Boolean)];
  const child = spawn(process.execPath, command, options);
  const ended: Ended = { code: null, out: '', err: '' };
  const hear = (stream: 'out' | 'err') => (text: Buffer) => {
    ended[stream] += text;
    onSay(ended.out + ended.err, () => child.kill('SIGINT'));
  };
  child.stdout?.on('data', hear('out'));
  child.stderr?.on('data', hear('err'));
  return new Promise(resolve => child.once('close', code => resolve({ ...ended, code })));
}

test.each([
  ['', 0, 'Usage: npm run <command>'],
  ['--help', 0, 'Usage: npm run <command>'],
  ['build --help', 0, '--release'],
  ['biuld', 2, 'unknown command biuld; did you mean build?\nTry --help.\n'],
  ['build --ulr x', 2, 'unknown option --ulr; did you mean --url?\nTry --help.\n'],
  ['preview --out nowhere', 1, 'nowhere/ holds no site\n  Run: npm run build\n'],
  ['preflight', 1, '2 points to settle before launch.'],
  ['build --release', 1, '2 to mend.'],
])('“%s” ends with %d and says what to do', async (words, code, said) => {
  const ended = await run(words);
  expect([ended.code, ended.out + ended.err]).toEqual([code, expect.stringContaining(said)]);
  expect(ended.out + ended.err).not.toMatch(/\n\s+at .*:\d+:\d+/);
});

test('nothing has colours where there is no terminal, or where they are not wanted', async () => {
  const { code, out, err } = await run('build', undefined, { NO_COLOR: '1' });
  expect([code, `${out}${err}`.includes('\u001b')]).toEqual([0, false]);
});

test('a page that ends the process does not pass for success', async () => {
  writeFileSync(at('pages/end.txt.ts'), 'export default () => process.exit(0);');
  const { code, err } = await run('build');
  rmSync(at('pages/end.txt.ts'));
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('pages/end.txt.ts:1:30: cannot be rendered at /end.txt: it called process.exit'),
  ]);
});

test.each(['preview --port 0', 'dev --port 0'])('%s serves until it is interrupted, and then ends', async words => {
  await run('build');
  let isStopped = false;
  const { code, out } = await run(words, (said, stop) => {
    if (said.includes('Serving ') && !isStopped) stop();
    isStopped ||= said.includes('Serving ');
  });
  expect(out).toContain('http://127.0.0.1:');
  expect(code).toBe(0);
});

test('interrupted in the middle of a large build, nothing is written and nothing is left behind', async () => {
  for (let n = 0; n < 1500; n++) {
    writeFileSync(at(`content/notes/more-${n}.md`), `---\ntitle: More ${n}\nnext: one\n---\n${'Text. '.repeat(200)}\n`);
  }
  // The signal comes while pages are rendered.
  const { code } = await run('build --out large', (said, stop) => {
    if (said.includes('plan ')) stop();
  });
  expect([code, existsSync(at('large')), readdirSync(root).filter(name => name.includes('large'))]).toEqual([
    130,
    false,
    [],
  ]);
});

test('built for a host, dist/ holds its files and preview answers as it does, once it was built for that host', async () => {
  const built = await run('build --host netlify,caddy --compress');
  expect([built.code, existsSync(at('dist/_headers')), existsSync(at('deploy/caddy/Caddyfile'))]).toEqual([
    0,
    true,
    true,
  ]);
  expect(existsSync(at('dist/index.html.br'))).toBe(true);
  const other = await run('preview --host vercel');
  expect([other.code, other.err]).toEqual([
    1,
    expect.stringContaining('deploy/ holds nothing for vercel\n  Run: npm run build -- --host vercel\n'),
  ]);
  const { code, out } = await run('preview --port 0 --host caddy', (said, stop) => {
    if (said.includes('not imitated')) stop();
  });
  expect([code, out]).toEqual([0, expect.stringContaining('It answers as caddy does, but for')]);
  await run('build');
  expect([existsSync(at('dist/_headers')), existsSync(at('dist/index.html.br'))]).toEqual([false, false]);
});
