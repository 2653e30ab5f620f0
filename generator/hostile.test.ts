/** Sites that nobody writes on purpose: each build soon ends, names the file to fix, and leaves the existing site unchanged. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { buildHere } from './testing/run-here.ts';

const root = path.resolve('node_modules/.cache/hostile-test');
const built = path.join(root, 'built');

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', built, { recursive: true });
  expect((await buildHere(built)).problems).toBe('');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** Changes to a copy of the built site: file → text, or the target of a link. */
type Changes = Record<string, string | { link: string }>;

function copySite(name: string, changes: Changes): string {
  const site = path.join(root, name.replaceAll(/\W+/g, '-'));
  cpSync(built, site, { recursive: true, preserveTimestamps: true });
  for (const [file, content] of Object.entries(changes)) {
    const full = path.join(site, file);
    mkdirSync(path.dirname(full), { recursive: true });
    if (typeof content === 'string') writeFileSync(full, content);
    else {
      rmSync(full, { force: true });
      symlinkSync(content.link, full);
    }
  }
  return site;
}

/** Returns the files in a folder with their content. */
const contentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort()
    .map(file => [path.relative(folder, file), readFileSync(file, 'utf8')]);

const note = (title: string, body = 'Text.') => `---\ntitle: ${title}\nnext: two\n---\n${body}\n`;
const page = (code: string, before = '') => ({ 'pages/a.tsx': `${before}\nexport const head = {};\n${code}\n` });
const file = (code: string) => ({ 'pages/a.txt.ts': code });
const main = '<main><h1>A</h1></main>';
// Not an empty one: Node 22 counts the time of that for the call before it.
const loop = 'for (let n = 1; n > 0; n = (n * 7) % 1000 + 1) Math.sqrt(n);';
/** Returns text that does not compress well. */
const words = (length: number) => {
  let text = '';
  for (let n = 1; text.length < length; n = (n * 48271) % 2147483647) text += `${n.toString(36)} `;
  return text.trim();
};
const schema = readFileSync('generator/fixtures/plain/site/content/schema.ts', 'utf8');

const cases: [string, Changes, string][] = [
  ['a loop in a page', page(`export default () => {\n  ${loop}\n};`), 'pages/a.tsx:4:'],
  [
    'a loop in paths',
    { 'pages/b/[slug].tsx': `export const paths = () => {\n  ${loop}\n};\nexport default () => ${main};` },
    'pages/b/[slug].tsx:2:',
  ],
  [
    'a loop in a schema',
    { 'content/schema.ts': schema.replace('title: z.string()', `title: z.string().transform(() => {\n${loop}\n})`) },
    'content/schema.ts:8:',
  ],
  [
    'a loop in a rule of the site’s own',
    { 'content/settings.ts': `export const settings = {\n  rules: {\n    own() {\n      ${loop}\n    },\n  },\n};` },
    'content/settings.ts:4:',
  ],
  [
    'a regular expression with catastrophic backtracking',
    page(`export const props = () => ({ is: /^(a+)+$/.test('${'a'.repeat(60)}b') });\nexport default () => ${main};`),
    'pages/a.tsx:3:',
  ],

  [
    'ten megabytes of content',
    { 'content/notes/one.md': note('One', words(10_000_000)) },
    'content/notes/one.md: is too',
  ],
  [
    'half a megabyte in one value',
    { 'content/notes/one.md': note('x'.repeat(500_000)) },
    'content/notes/one.md: its title has 500006',
  ],
  ['half a megabyte of text', { 'content/notes/one.md': note('One', words(500_000)) }, 'content/notes/one.md: weighs'],
  ['an endless content file', { 'content/notes/z.md': { link: '/dev/zero' } }, 'content/notes/z.md: is not a file'],
  ['an endless page file', { 'pages/z.tsx': { link: '/dev/zero' } }, 'pages/z.tsx: is not a file'],
  ['an endless component file', { 'components/z.tsx': { link: '/dev/zero' } }, 'components/z.tsx: is not a file'],
  ['an endless public file', { 'public/z.svg': { link: '/dev/zero' } }, 'public/z.svg: is not a file'],
  ['links in a circle', { 'public/z': { link: 'z' } }, 'public/z: cannot be read: its links form a circle'],

  [
    'a function that calls itself',
    page('const f = () => f() + 1;\nexport default () => <p>{f()}</p>;'),
    'Maximum call',
  ],
  [
    'endless paths',
    {
      'pages/b/[slug].tsx': `export function* paths() { for (;;) yield { slug: 'a' }; }\nexport default () => ${main};`,
    },
    'pages/b/[slug].tsx: paths did not return a list',
  ],
  [
    'props nested in themselves',
    page(`export const props = () => { const all = {}; all.all = all; return all; };\nexport default () => ${main};`),
    'pages/a.tsx: has props that are not plain data: "all.all.all.all.all" is circular',
  ],
  [
    'a text that doubles endlessly',
    page(`export const props = () => { let text = 'x'; for (;;) text += text; };\nexport default () => ${main};`),
    'pages/a.tsx:3:63: cannot compute its props: Invalid string length',
  ],

  [
    'a throw after a promise',
    file('export default async () => {\n  await 1;\n  throw new Error("later");\n};'),
    'pages/a.txt.ts:3:9: cannot be rendered at /a.txt: later',
  ],
];

/** Code that runs outside of any call of it, or that ends the process. */
const stray: [string, Changes, string][] = [
  [
    'a throw in a timer',
    file('export default () => new Promise(() => setTimeout(() => {\n  throw new Error("much later");\n}, 1));'),
    'pages/a.txt.ts:2:9: much later',
  ],
  [
    'a rejected promise that nothing awaits',
    page(`export default () => {\n  Promise.reject(new Error("aside"));\n  return ${main};\n};`),
    'pages/a.tsx:4:18: aside',
  ],
  [
    'process.exit after a promise',
    file('export default async () => {\n  await 1;\n  process.exit(0);\n};'),
    'pages/a.txt.ts:3:11: it called process.exit, which would end the build',
  ],
];

/** Expects that a build ended with these problems, and that the site is as it was. */
function expectUnchanged(site: string, problems: string, said: string) {
  expect(problems).toContain(said);
  expect(problems).not.toMatch(/\n\s+at .*:\d+:\d+/);
  expect(problems.length).toBeLessThan(10_000);
  expect(contentsOf(path.join(site, 'dist'))).toEqual(contentsOf(path.join(built, 'dist')));
  expect(readdirSync(path.join(site, '.dist.build'))).toEqual(['manifest.json']);
}

describe('the build ends, names the file, and changes nothing:', () => {
  test.each(cases)('%s', async (name, changes, said) => {
    const site = copySite(name, changes);
    // For an endless loop one second is as good as eight; the others must not reach the time limit, even on a slow machine.
    vi.stubEnv('SITE_CODE_SECONDS', /^a loop|backtracking/.test(name) ? '1' : '60');
    const { problems } = await buildHere(site);
    expectUnchanged(site, problems, said);
  });

  // Each in a process of its own, as these would end this one or be thrown in it.
  test.concurrent.each(stray)('%s', async (name, changes, said) => {
    const site = copySite(name, changes);
    const { code, err } = await runCli(site, 'build');
    expectUnchanged(site, err, said);
    expect(code).toBe(1);
  });
});

test('Ctrl-C stops an endless loop', async () => {
  const site = copySite(
    'interrupted',
    page(`import { writeSync } from 'node:fs';\nexport default () => {\n  writeSync(2, 'looping');\n  ${loop}\n};`),
  );
  let isStopped = false;
  const { code, err } = await runCli(site, 'build', {
    onSay(said, signal) {
      if (said.includes('looping') && !isStopped) signal('SIGINT');
      isStopped ||= said.includes('looping');
    },
  });
  expect(code).toBe(130);
  expect(err).not.toContain('did not end');
  expect(readdirSync(path.join(site, '.dist.build'))).toEqual(['manifest.json']);
});
