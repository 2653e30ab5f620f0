/** The command line as a user runs it: whole processes, their output and their exit codes. */
import { fork, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { servingAt } from '../testing/dev-session.ts';
import { sharedSite } from '../testing/folders.ts';
import { runCli } from '../testing/run-cli.ts';
import { buildHere } from '../testing/run-here.ts';

const { root } = sharedSite('cli-test');
const at = (file: string) => path.join(root, file);

/** Runs the command line until it exits. `onSay` receives the output so far; its `stop` presses Ctrl-C, at most once. */
function run(words: string, onSay: (output: string, stop: () => void) => void = () => {}, env = {}) {
  let isStopped = false;
  return runCli(root, words, {
    env,
    onSay(output, signal) {
      const stop = () => {
        if (!isStopped) signal('SIGINT');
        isStopped = true;
      };
      onSay(output, stop);
    },
  });
}

/** Presses Ctrl-C once the output contains a text. */
const stopAt = (text: string) => (output: string, stop: () => void) => {
  if (output.includes(text)) stop();
};

/** Returns the files of a folder: "about/index.html". */
const filesIn = (folder: string) =>
  readdirSync(at(folder), { recursive: true })
    .map(String)
    .filter(file => statSync(at(`${folder}/${file}`)).isFile());

/** Calls `use` once with the URL at which a command serves, then stops the command. */
async function whileServing<Result>(words: string, use: (url: string) => Promise<Result>) {
  let result: Promise<Result> | undefined;
  const ended = await run(words, (output, stop) => {
    const [, url] = /(http:\/\/127\.0\.0\.1:\d+\S*)\s/.exec(output) ?? [];
    if (!url || result) return;
    result = use(url);
    void result.finally(stop);
  });
  return { ...ended, result: await result };
}

test.each([
  ['', 0, 'Usage: npm run <command>'],
  ['--help', 0, 'Usage: npm run <command>'],
  ['build --help', 0, '--release'],
  ['biuld', 2, 'unknown command biuld; did you mean build?\nHelp: npm run build -- --help\n'],
  ['build --ulr x', 2, 'unknown option --ulr; did you mean --url?\nHelp: npm run build -- --help\n'],
  ['preview --out nowhere', 1, 'nowhere/ contains no site\n  Run: npm run build\n'],
  ['new component', 2, 'missing name: npm run new -- component our-story\nHelp: npm run new -- --help\n'],
  ['preflight', 1, '2 points to settle before launch.'],
  ['preflight --json', 1, '"who":"owner"'],
  ['where Nobody wrote this', 1, 'Not found in the sources.'],
  ['where The first', 0, 'content/notes/one.md:5:1: “The first”'],
  ['build --release --json', 1, '{"problems":[{"message":'],
  ['build --release', 1, '2 problems to fix.'],
])('“%s” exits with code %d and says what to do', async (words, code, said) => {
  const ended = await run(words);
  expect([ended.code, ended.out + ended.err]).toEqual([code, expect.stringContaining(said)]);
  expect(ended.out + ended.err).not.toMatch(/\n\s+at .*:\d+:\d+/);
});

test('a command does not replace what another one wrote', async () => {
  await run('build --host nginx');
  const before = filesIn('dist');
  for (const [words, code, said] of [
    ['book --out dist', 1, 'holds something else than the preview book\n  Choose another folder with --out'],
    ['build --out deploy', 2, 'deploy/ is for the files of --host'],
  ] as const) {
    const ended = await run(words);
    expect([ended.code, ended.err]).toEqual([code, expect.stringContaining(said)]);
  }
  expect(filesIn('dist')).toEqual(before);
  expect(existsSync(at('deploy/redirects.json'))).toBe(true);
  rmSync(at('deploy'), { recursive: true });
});

test('new says what prevents it from writing', async () => {
  writeFileSync(at('components/taken'), '');
  const { code, out, err } = await run('new component taken');
  rmSync(at('components/taken'));
  expect([code, out, err]).toEqual([1, '', expect.stringContaining('there is a file where a folder should be')]);
});

test('a reader that closes the output early does not end a build', async () => {
  const child = spawn(process.execPath, [path.resolve('generator/cli/start.cjs'), 'build', '--out', 'unread'], {
    cwd: root,
  });
  for (const stream of [child.stdout, child.stderr]) stream.once('data', () => stream.destroy());
  expect(await new Promise(resolve => child.once('close', resolve))).toBe(0);
  expect(existsSync(at('unread/index.html'))).toBe(true);
});

test('output has no progress line, which a terminal gets, outside one', async () => {
  const { code, out, err } = await run('build');
  expect([code, `${out}${err}`.includes('\u001b')]).toEqual([0, false]);
});

test('a page that ends the process makes the build fail', async () => {
  writeFileSync(at('pages/end.txt.ts'), 'export default () => process.exit(0);');
  const { code, err } = await run('build');
  rmSync(at('pages/end.txt.ts'));
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('pages/end.txt.ts:1:30: cannot be rendered at /end.txt: it called process.exit'),
  ]);
});

test.each(['preview --port 0', 'dev --port 0'])(
  '%s serves until it is interrupted, and then exits with code 0',
  async words => {
    await buildHere(root);
    const { code, out } = await run(words, stopAt('Serving '));
    expect([code, out]).toEqual([0, expect.stringContaining('http://127.0.0.1:')]);
  },
);

test('dev that is interrupted before it serves exits with code 0 at once', async () => {
  writeFileSync(at('pages/endless.txt.ts'), "console.log('loading');\nfor (;;);");
  const { code, out, err } = await run('dev --port 0', stopAt('loading'));
  rmSync(at('pages/endless.txt.ts'));
  expect([code, out, err]).toEqual([0, 'loading\n', '']);
});

test.each(['dev', 'preview'])('%s exits at once if the port is in use, and says what to do', async command => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, out, err } = await run(`${command} --port ${port}`);
  other.close();
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(`port ${port} is in use\n  Choose another with --port`);
});

test('a program that forks dev with an IPC channel is not taken for its supervisor', async () => {
  const child = fork(path.resolve('generator/cli/start.cjs'), ['dev', '--port', '0'], {
    cwd: root,
    silent: true,
    execArgv: [],
  });
  const messages: unknown[] = [];
  child.on('message', message => messages.push(message));
  const ended = new Promise(resolve => child.once('exit', resolve));
  const url = await servingAt(child);
  child.disconnect();
  // If the disconnect stopped the server, that would take a moment.
  for (let asked = 0; asked < 50; asked++) expect((await fetch(url)).status).toBe(200);
  child.kill('SIGINT');
  expect([await ended, messages]).toEqual([0, []]);
});

test('dev opens the browser where that is asked for, and serves all the same where there is none', async () => {
  mkdirSync(at('bin'));
  const program = `#!/bin/sh\necho "$1$GENERATOR_SUPERVISED" > ${at('bin')}/opened\n`;
  for (const name of ['open', 'xdg-open']) writeFileSync(at(`bin/${name}`), program, { mode: 0o755 });
  const opening = (folder: string) => run('dev --port 0 --open', stopAt('Serving '), { PATH: at(folder) });
  const [opened, without] = [await opening('bin'), await opening('nowhere')];
  await expect.poll(() => existsSync(at('bin/opened')) && readFileSync(at('bin/opened'), 'utf8')).toMatch(/\n/);
  const url = readFileSync(at('bin/opened'), 'utf8');
  rmSync(at('bin'), { recursive: true });
  expect([opened.code, opened.out]).toEqual([0, expect.stringContaining(`Serving ${url}`)]);
  expect([without.code, without.err]).toEqual([0, '']);
});

test('dev whose supervisor has gone before it serves ends without a word of it', async () => {
  const child = fork(path.resolve('generator/cli/start.cjs'), ['dev', '--port', '0'], {
    cwd: root,
    env: { ...process.env, GENERATOR_SUPERVISED: 'yes' },
    silent: true,
    execArgv: [],
  });
  child.disconnect();
  let err = '';
  child.stderr?.on('data', text => (err += text));
  expect([await new Promise(resolve => child.once('exit', resolve)), err]).toEqual([0, '']);
});

test('a failed build keeps its cache: unchanged pages are not rendered again', async () => {
  const note = readFileSync(at('content/notes/one.md'), 'utf8');
  const page = readFileSync(at('pages/notes/[slug].tsx'), 'utf8');
  const log = at('rendered');
  const noisy = page.replace('return (', `appendFileSync(${JSON.stringify(log)}, title + ' ');\n  return (`);
  writeFileSync(at('pages/notes/[slug].tsx'), `import { appendFileSync } from 'node:fs';\n${noisy}`);
  /** Builds. Resolves with whether that succeeded, and the titles of the notes that it rendered. */
  const built = async () => {
    writeFileSync(log, '');
    const { problems } = await buildHere(root);
    return [problems === '', readFileSync(log, 'utf8')];
  };
  const first = await built();
  writeFileSync(at('content/notes/one.md'), note.replace('title: One', 'title: ""'));
  const failed = await built();
  writeFileSync(at('content/notes/one.md'), note);
  const fixed = await built();
  writeFileSync(at('pages/notes/[slug].tsx'), page);
  rmSync(log);
  expect(first).toEqual([true, expect.stringContaining('Two')]);
  expect(failed).toEqual([false, expect.not.stringContaining('Two')]);
  expect(fixed).toEqual([true, '']);
});

test('preview serves paths in any script', async () => {
  rmSync(at('gujarati'), { recursive: true, force: true });
  cpSync('generator/fixtures/gujarati/site', at('gujarati'), { recursive: true });
  const folder = encodeURI('/દુકાન/');
  const built = await runCli(at('gujarati'), `build --url https://gujarati.example${folder}`);
  expect(built.code).toBe(0);
  const path = encodeURI('સેવા/વેબસાઇટ');
  const { result } = await whileServing('preview --port 0 --out gujarati/dist', async url => {
    const redirect = await fetch(url + path, { redirect: 'manual' });
    return {
      base: new URL(url).pathname,
      location: redirect.headers.get('location'),
      html: await (await fetch(url + path)).text(),
    };
  });
  expect(result).toMatchObject({ base: folder, location: `${folder}${path}/` });
  expect(result?.html).toContain('<html lang="gu" dir="ltr">');
  expect(result?.html).toContain(`<link rel="canonical" href="https://gujarati.example${folder}${path}/"/>`);
});

test('a release ends by listing what it changes for visitors and what to purge from a CDN', async () => {
  const settled = new Map([
    ['content/site.yaml', readFileSync(at('content/site.yaml'), 'utf8')],
    ['content/notes/one.md', readFileSync(at('content/notes/one.md'), 'utf8')],
  ]);
  writeFileSync(at('content/site.yaml'), 'url: https://plain.example/\nname: Plain\n');
  writeFileSync(at('content/notes/three.md'), '---\ntitle: Three\nnext: one\n---\nThe third.\n');
  const first = await run('build --release --out released');
  writeFileSync(at('content/notes/one.md'), '---\ntitle: One\nnext: two\n---\nThe first, written anew.\n');
  renameSync(at('content/notes/three.md'), at('content/notes/four.md'));
  const second = await run('build --release --out released');
  rmSync(at('content/notes/four.md'));
  for (const [file, text] of settled) writeFileSync(at(file), text);
  expect([first.code, first.out]).toEqual([0, expect.stringContaining('no earlier release is recorded here')]);
  expect(second.out).toMatch(/1 page added:\n +\/notes\/four\/\n.* changed:(\n +\/.*)*\n +\/notes\/one\/\n/s);
  expect(second.out).toMatch(/1 page removed:\n +\/notes\/three\/\n +Removed without a redirect/);
  expect(second.out).toMatch(/purge from a CDN:(\n.*)*https:\/\/plain\.example\/notes\/three\//);
});

test('a large build that is interrupted writes nothing and leaves nothing behind', async () => {
  const more = Array.from({ length: 1500 }, (_, n) => at(`content/notes/more-${n}.md`));
  for (const [n, file] of more.entries())
    writeFileSync(file, `---\ntitle: More ${n}\nnext: one\n---\n${'Text. '.repeat(200)}\n`);
  // The signal comes while pages are rendered. Node swaps its signal listeners before and after it runs an interruptible script; in that fraction
  // of a millisecond a signal gets lost or ends the process: then the test tries again.
  let code: number | null = null;
  for (let attempt = 1; code !== 130 && attempt <= 10; attempt++) {
    for (const left of ['large', '.large.build']) rmSync(at(left), { recursive: true, force: true });
    ({ code } = await run('build --out large', stopAt('plan ')));
  }
  for (const file of more) rmSync(file);
  expect([code, existsSync(at('large')), readdirSync(root).filter(name => name.includes('large'))]).toEqual([
    130,
    false,
    [],
  ]);
});

test('a build for a host adds its files to dist/ and deploy/, and the next one without a host removes those in dist/', async () => {
  const built = await run('build --host netlify,caddy --compress');
  const files = ['dist/_headers', 'dist/index.html.br', 'deploy/Caddyfile'];
  expect([built.code, ...files.map(file => existsSync(at(file)))]).toEqual([0, true, true, true]);
  await buildHere(root);
  expect(files.map(file => existsSync(at(file)))).toEqual([false, false, true]);
});

test('verify prints one line for each difference, and exits with code 1 if there are any, 2 without a site', async () => {
  await buildHere(root);
  const { result = [] } = await whileServing('preview --port 0', url =>
    Promise.all([run(`verify ${url}`), run(`verify ${url}shop/`), run(`verify ${url} --out nowhere`)]),
  );
  expect(result.map(({ code }) => code)).toEqual([0, 1, 2]);
  expect(result[1]?.out).toMatch(/^\/shop\/notes\/one\/ answers 404$/m);
});
