import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../cache.ts';
import { plainSite } from '../testing/folders.ts';
import { type Compiler, createCompiler } from './compile.ts';

const { root, write } = plainSite();
let compile: Compiler;

beforeEach(() => {
  compile = createCompiler(root, createCache());
});

const pageOf = async (file = 'notes/[slug].tsx') => (await compile()).pages.find(page => page.file === file);

test('a page’s hash covers the code that it imports, and nothing else', async () => {
  const hashes = async () => [(await pageOf())?.hash, (await pageOf('404.tsx'))?.hash];
  const before = await hashes();
  write('components/note.tsx', "import './note.css';\nexport const Note = () => <i />;");
  const after = await hashes();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('a file that is saved while it is being compiled is never taken for its old version', async () => {
  const file = 'pages/value.txt.ts';
  const code = (value: string) => `export default () => '${value}';`;
  const value = async () => (await pageOf('value.txt.ts'))?.module.default();
  write(file, code('first'));
  const compiling = value();
  write(file, code('second'));
  expect(await compiling).toBe('second');
  write(file, code('first'));
  expect(await value()).toBe('first');
});

test.each([
  ['', '.note { top: 0 }'],
  [', even if something else does not compile meanwhile', '.note { color: ; top'],
])('a file that imports another one while it is compiled gets it, at whatever moment it is saved%s', async (_, css) => {
  const code = (name: string) => `import { name } from '../components/${name}.ts';\nexport default () => name;`;
  for (const name of ['one', 'two']) write(`components/${name}.ts`, `export const name = '${name}';`);
  for (let milliseconds = 0; milliseconds < 12; milliseconds += 0.5) {
    const other = createCompiler(root, createCache());
    write('pages/value.txt.ts', code('one'));
    write('components/note.css', css);
    const compiling = other().catch(() => undefined);
    await setTimeout(milliseconds);
    write('pages/value.txt.ts', code('two'));
    await compiling;
    write('components/note.css', '.note { top: 0 }');
    const { pages } = await other();
    expect(pages.find(({ file }) => file === 'value.txt.ts')?.module.default()).toBe('two');
  }
});

test('unchanged code is not bundled again, not even by another compiler', async () => {
  const cache = createCache();
  const bundles: string[] = [];
  const counting = {
    get: cache.get,
    set(key: string, value: unknown) {
      bundles.push(key);
      cache.set(key, value);
    },
  };
  for (let i = 0; i < 2; i++) {
    const other = createCompiler(root, counting);
    expect((await other()).pages).not.toHaveLength(0);
  }
  expect(bundles).toHaveLength(1);
});

test('code runs again when it or its facts have changed, but not when content or styles have', async () => {
  write('components/note.tsx', "import './note.css';\nexport const Note = () => <i />;");
  const pageAfter = async (hash: string) => {
    const { pages } = (await compile()).withFacts({ insertFacts: text => text, hash });
    return pages.find(({ file }) => file === 'notes/[slug].tsx')?.module.default;
  };
  const first = await pageAfter('1');
  write('content/notes/one.md', '---\ntitle: One\n---\n');
  write('components/note.css', '.note { color: red }');
  expect(await pageAfter('1')).toBe(first);
  const second = await pageAfter('2');
  expect(second).not.toBe(first);
  write('components/note.tsx', 'export const Note = () => <b />;');
  expect(await pageAfter('2')).not.toBe(second);
});

test('an edit runs the module and all that import it again, and nothing else', async () => {
  const runs = (name: string) => `export const run${name} = {};\n`;
  write('components/far.ts', runs('Far'));
  write('components/near.ts', `${runs('Near')}export { runFar } from './far.ts';`);
  write(
    'components/note.tsx',
    `${runs('Note')}export { runFar, runNear } from './near.ts';\nexport const Note = () => null;`,
  );
  write(
    'pages/file.txt.ts',
    "export * from '../components/note.tsx';\nexport const head = {};\nexport default () => '';",
  );
  const runsNow = async () => (await pageOf('file.txt.ts'))?.module as unknown as Record<string, unknown>;
  const before = await runsNow();
  write('components/near.ts', `${runs('Near')}export { runFar } from './far.ts';\nexport const more = 1;`);
  const after = await runsNow();
  expect(['Far', 'Near', 'Note'].filter(name => before[`run${name}`] !== after[`run${name}`])).toEqual([
    'Near',
    'Note',
  ]);
});

test.each([
  ['a name that another file does not export', "import { Nothing } from './other.ts';", 'Nothing', 'is not exported'],
  ['a file that is not there', '', "require('./nowhere.ts')", 'Could not resolve "./nowhere.ts"'],
  ['what only ES modules have', '', 'import.meta.url', '"import.meta" is not available'],
  ['top-level await', '', 'await 1', 'Top-level await is not available'],
])('an edit by which code uses %s is refused', async (_, imported, used, message) => {
  const note = (value: string) =>
    `${imported}\nconst value = ${value};\nexport const Note = () => <i>{String(value)}</i>;`;
  write('components/other.ts', 'export const one = 1;');
  write('components/note.tsx', note('1'));
  await compile();
  write('components/note.tsx', note(used));
  await expect(compile()).rejects.toThrow(message);
  write('components/note.tsx', note('2'));
  await expect(compile()).resolves.toBeDefined();
});

test('files that nothing imports are neither checked nor output', async () => {
  write('components/alone.ts', 'export const = 1;');
  write('components/broken.css', '@import "./nowhere.css";');
  write('components/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('components/alone.css', '.alone { background: url(dot.svg) }');
  expect((await compile()).assets.map(asset => asset.path)).not.toContainEqual(expect.stringContaining('dot-'));
  write('components/note.tsx', "import './broken.css';\nexport const Note = () => null;");
  await expect(compile()).rejects.toThrow('components/broken.css:1:9');
});

test('a folder of the site can be a link to one elsewhere', async () => {
  mkdirSync(path.join(root, 'elsewhere'));
  for (const folder of ['pages', 'components']) {
    renameSync(path.join(root, folder), path.join(root, 'elsewhere', folder));
    symlinkSync(path.join(root, 'elsewhere', folder), path.join(root, folder));
  }
  for (const name of ['content', 'public']) {
    write(`elsewhere/${name}/dot.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    mkdirSync(path.join(root, name), { recursive: true });
    symlinkSync(path.join(root, 'elsewhere', name), path.join(root, name, 'linked'));
  }
  expect((await pageOf())?.module.default).toBeTypeOf('function');
  expect((await compile()).assets.map(asset => asset.path)).toContain('linked/dot.svg');
});

test('the style sheets of a module’s imports come before its own, and each once', async () => {
  write('components/part.tsx', "import './part.css';\nimport './both.css';\nexport const Part = () => null;");
  write(
    'components/note.tsx',
    "import { Part } from './part.tsx';\nimport './note.css';\nimport './both.css';\nexport const Note = Part;",
  );
  for (const name of ['part', 'both', 'note']) write(`components/${name}.css`, `.${name} { color: red }`);
  expect((await pageOf())?.css.match(/\.(part|both|note)\b/g)).toEqual(['.part', '.both', '.note']);
});

test('an imported style sheet is in a page once, even if another page imports it directly', async () => {
  write('components/part.css', '.part { color: red }');
  write('components/note.css', "@import './part.css'; .note { color: red }");
  write('pages/part.tsx', "import '../components/part.css';\nexport default () => null;");
  expect((await pageOf())?.css.match(/\.(part|note)\b/g)).toEqual(['.part', '.note']);
});

test('the style sheet of a dynamic import is in the page, as islands load none', async () => {
  write('components/panel.tsx', "import './panel.css';\nexport const Panel = () => null;");
  write('components/panel.css', '.panel { color: red }');
  write('components/note.tsx', "export const open = () => import('./panel.tsx');\nexport const Note = () => null;");
  expect((await pageOf())?.css).toContain('.panel');
});

test('absolute URLs in a style sheet get the site’s base path', async () => {
  write('components/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('components/note.css', '.note { background: url(dot.svg) } .far { background: url(/dot.svg) }');
  const { css = '' } = (await pageOf()) ?? {};
  const { assets } = await compile();
  const [, bundled = ''] = /url\("?\/(assets\/dot-\w+\.svg)"?\)/.exec(css) ?? [];
  expect(assets.map(asset => asset.path)).toContain(bundled);
  expect(css).toContain('url(/dot.svg)');
});

test.each([
  ['pages/About.TSX', 'is not a page'],
  ['pages/about.jsx', 'is not a page'],
  ['pages/about.md', 'is not a page'],
  ['pages/about.html', 'is not a page'],
  ['islands/menu/main.client.ts', 'A client script must be in islands/main/main.client.ts.'],
  ['components/menu/menu.client.ts', 'is loaded by no page'],
  ['islands/menu/menu.client.js', 'islands/menu/menu.client.ts'],
  ['islands/menu/menu.client.tsx', 'islands/menu/menu.client.ts'],
  ['public/assets/prices-20260115.pdf', 'which browsers cache for a year'],
  ['components/the "new" sign.svg', 'Rename it without quotation marks and backslashes.'],
])('%s is not ignored', async (file, message) => {
  write(file, 'export {};');
  await expect(compile()).rejects.toThrow(message);
});

test.each(['pages/index.test.tsx', 'pages/index.e2e.ts', 'pages/index.d.ts'])(
  '%s is no part of the site',
  async file => {
    const before = (await compile()).pages.map(page => page.file);
    write(file, 'throw new Error("this was run");');
    expect((await compile()).pages.map(page => page.file)).toEqual(before);
  },
);

test('code that throws while it is loaded is reported with its location', async () => {
  write('components/note.tsx', "export const Note = () => null;\nthrow new Error('not today');");
  await expect(compile()).rejects.toThrow('components/note.tsx:2:7: not today');
});

test('a syntax error that only Node finds has its line', async () => {
  write('components/note.tsx', 'export const Note = () => null;\nexport const pattern = /(/;');
  await expect(compile()).rejects.toThrow('components/note.tsx:2:');
});

test('an error of code that is gone has no location', async () => {
  const file = 'components/late.ts';
  write(file, "export const late = () => new Error('late');");
  write('pages/value.txt.ts', "import { late } from '../components/late.ts';\nexport default late;");
  const { pages, locate } = await compile();
  const error = pages.find(({ file }) => file === 'value.txt.ts')?.module.default();
  expect(locate(error)).toMatchObject({ file, line: 1 });
  rmSync(path.join(root, file));
  expect(locate(error)).toBeUndefined();
});

test('import() runs the code as it is when it is called', async () => {
  const page = "export default async () => (await import('../components/lazy.ts')).value;";
  const value = async () => (await pageOf('value.txt.ts'))?.module.default();
  write('components/lazy.ts', "export const value = 'one';");
  write('pages/value.txt.ts', page);
  await compile();
  write('components/lazy.ts', "export const value = 'two';");
  expect(await value()).toBe('two');
});

test('a module that throws when import() runs it throws the same each time', async () => {
  write('components/lazy.ts', "export const value = 1;\nthrow new Error('not today');");
  write('pages/value.txt.ts', "export default () => import('../components/lazy.ts');");
  const page = await pageOf('value.txt.ts');
  for (let time = 0; time < 2; time++) await expect(page?.module.default()).rejects.toThrow('not today');
});

test('names may have any letters, and syntax may be newer than Node’s', async () => {
  write(
    'components/größe.ts',
    'const twice = (of: () => number) => () => 2 * of();\nexport class Maß {\n  @twice größe() { return 2; }\n}',
  );
  write('pages/value.txt.ts', "import { Maß } from '../components/größe.ts';\nexport default () => new Maß().größe();");
  expect(await pageOf('value.txt.ts').then(page => page?.module.default())).toBe(4);
});

test.each([
  ['no file of that name', "import { b } from './gone';", 'components/note.tsx:2:19: Could not resolve'],
  ['a name that is not exported', "import { größe } from './m.ts';", '"größe" is not exported by "./m.ts"'],
  ['a name that every object has', "import { toString as b } from './m.ts';", '"toString" is not exported'],
  [
    'a name that is not exported, after an apostrophe',
    "/* it's */ import { c } from './m.ts';",
    'note.tsx:2:30: "c" is',
  ],
  [
    'a name that is not exported, called at once',
    "import { c } from './m.ts'; c();",
    '"c" is not exported by "./m.ts"',
  ],
  ['a path from the root', "import { b } from 'components/m.ts';", 'the path of a file begins with ./ or ../'],
  ['a path without its extension', "import { b } from './m';", 'Did you mean components/m.ts?'],
])('an import is refused at its own place: %s', async (_, code, message) => {
  write('components/m.ts', 'export const b = 1;');
  write('components/m.css', '.m { top: 0 }');
  const names = code.replace(/.*import \{ (?:\w+ as )?([^ ]+) \}.*/, '$1');
  write('components/note.tsx', `// It was: ${code}\n${code}\nexport const Note = () => ${names} as never;`);
  await expect(compile()).rejects.toThrow(message);
});

test('an endless loop while code is loaded is stopped, and reported with its location', async () => {
  vi.stubEnv('SITE_CODE_SECONDS', '1');
  write('components/note.tsx', 'export const Note = () => null;\nfor (;;) Math.random();');
  await expect(compile()).rejects.toThrow('components/note.tsx:2:');
  vi.unstubAllEnvs();
});
