import { beforeEach, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { plainSite } from '../testing/folders.ts';
import { withNodeStacks } from '../testing/node-stacks.ts';
import { type Compiler, createCompiler } from './compile.ts';

withNodeStacks();

const { root, write } = plainSite();
let compile: Compiler;

beforeEach(() => {
  compile = createCompiler(root, createCache());
});

const loaded = async () => (await compile()).load();
const pageOf = async (file = 'notes/[slug].tsx') => (await loaded()).pages.find(page => page.file === file);

test('a page’s hash covers the code that it imports, and nothing else', async () => {
  const hashes = async () => [(await pageOf())?.hash, (await pageOf('404.tsx'))?.hash];
  const before = await hashes();
  write('components/note.tsx', "import './note.css';\nexport const Note = () => <i />;");
  const after = await hashes();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('unchanged code is neither compiled nor bundled again, not even by another compiler', async () => {
  const cache = createCache();
  const made: string[] = [];
  const set = (key: string, value: unknown) => {
    made.push(key.replace(/ .*/, ''));
    cache.set(key, value);
  };
  const compileAgain = async () => (await createCompiler(root, { get: cache.get, set })()).load();
  await compileAgain();
  expect(new Set(made)).toEqual(new Set(['islands', 'module', 'styles']));
  made.length = 0;
  await compileAgain();
  write('components/note.css', '.note { color: red }');
  await compileAgain();
  write('components/note.tsx', "import './note.css';\nexport const Note = () => <i />;");
  await compileAgain();
  expect(made).toEqual(['styles', 'module']);
});

test('code can import data, pictures and other modules, and name anything in any script', async () => {
  write('components/d.json', '[1]');
  write('components/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('components/größe.ts', 'export class Maß {\n  größe() { return 2; }\n}');
  write('components/all.ts', "export * from './größe.ts';");
  const imports = `import d from '../components/d.json'; import a from '../components/a.svg'; import * as all from '../components/all.ts';`;
  const body =
    'export default async () => [...d, a, new all.Maß().größe(), (await import("../components/d.json")).default];';
  write('pages/value.txt.ts', `${imports}\n${body}`);
  const page = await pageOf('value.txt.ts');
  const [one, picture, ...rest] = (await page?.module.default()) ?? [];
  expect([one, ...rest]).toEqual([1, 2, [1]]);
  expect((await loaded()).assets.map(asset => `/${asset.path}`)).toContain(picture);
});

test('a page has each style sheet that its modules import, once, in the order of the imports', async () => {
  write('components/both.css', "@import './far.css'; .both { color: red }");
  write('components/part.tsx', "import './part.css';\nimport './both.css';\nexport const Part = () => null;");
  write('components/panel.tsx', "import './panel.css';\nexport const Panel = () => null;");
  write(
    'components/note.tsx',
    "import { Part } from './part.tsx';\nimport './note.css';\nimport './both.css';\nexport const Note = Part;\nexport const open = () => import('./panel.tsx');",
  );
  for (const name of ['part', 'far', 'note', 'panel']) write(`components/${name}.css`, `.${name} { color: red }`);
  const page = await pageOf();
  expect(page?.css.match(/\.(part|both|far|note|panel)\b/g)).toEqual(['.part', '.far', '.both', '.note', '.panel']);
  write('components/far.css', '.far { color: blue }');
  expect((await pageOf())?.hash).not.toBe(page?.hash);
});

test.each([
  'pages/index.test.tsx',
  'pages/index.e2e.ts',
  'pages/index.d.ts',
  'pages/_part.tsx',
  'pages/_parts/one.tsx',
])('%s is no page', async file => {
  write(file, 'throw new Error("this was run");');
  expect((await loaded()).pages.map(page => page.file)).not.toContain(file.slice('pages/'.length));
});

test.each<[what: string, files: Record<string, string>, message: RegExp]>([
  [
    'mistakes in several files, at once',
    { 'components/note.tsx': 'export const = 1;', 'pages/more.tsx': 'export default () => <p></b>;' },
    /pages\/more\.tsx:1:27[\s\S]*components\/note\.tsx:1:14/,
  ],
  [
    'a file that is not there',
    { 'pages/more.tsx': "import '../components/note.ts';" },
    /^pages\/more\.tsx:1:8: Could not resolve/,
  ],
  [
    'a package that is not there',
    { 'pages/more.tsx': "import '@name/none';" },
    /^pages\/more\.tsx:1:8: Cannot find module '@name\/none'/,
  ],
  [
    'a file of another kind',
    { 'pages/more.tsx': "import '../components/a.html';", 'components/a.html': '<p>' },
    /know how to load path: components\/a\.html/,
  ],
  ['a text among the pages', { 'pages/about.md': '# About' }, /^pages\/about\.md: is not a page\n/],
  ['a CSS module', { 'components/a.module.css': '.a { top: 0 }' }, /^components\/a\.module\.css: is a CSS module/],
  [
    'an error',
    { 'components/note.tsx': "export const Note = 1;\nthrow new Error('not today');" },
    /note\.tsx:2:7: not today/,
  ],
  [
    'a picture that is not there',
    { 'components/note.css': '.n { background: url(no.svg) }' },
    /note\.css:1:18: Could not resolve "no\.svg"[\s\S]*\n {2}Is it beside this file\?/,
  ],
])('%s is reported with its location', async (_, files, message) => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  await expect(loaded()).rejects.toThrow(message);
});

test('hidden files of public/ are published, but none of Git, of systems or with secrets', async () => {
  const files = [
    '.env.local',
    '.gitignore',
    '.git/config',
    'a/.DS_Store',
    'id_rsa',
    'a.sql.gz',
    '.htaccess',
    '.well-known/x',
    'a/b.txt',
  ];
  for (const file of files) write(`public/${file}`, 'x');
  const { assets } = await loaded();
  expect(assets.map(({ path }) => path)).toEqual(['.htaccess', '.well-known/x', 'a/b.txt', 'card.png']);
});

test.each([
  ['module', 'components/note.tsx', 'export const Note = () => <i />;'],
  ['styles', 'components/note.css', '.note { color: blue }'],
])('a file of kind %s that is saved while it is compiled is compiled again', async (kind, file, text) => {
  const cache = createCache();
  write('components/note.css', '.note { color: red }');
  const get = (key: string) => {
    if (key.startsWith(kind)) write(file, text);
    return cache.get(key);
  };
  const { pages } = await (await createCompiler(root, { get, set: cache.set })()).load();
  expect(pages).toMatchObject((await loaded()).pages.map(({ file, hash, css }) => ({ file, hash, css })));
});
