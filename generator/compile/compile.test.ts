import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../cache.ts';
import { type Compiler, createCompiler } from './compile.ts';

const root = path.resolve('node_modules/.cache/compile-test');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
let compiler: Compiler;

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
  compiler = createCompiler(root, createCache());
});
afterEach(async () => {
  await compiler.close();
  rmSync(root, { recursive: true, force: true });
});

const pageHash = async (file: string) => (await compiler.compile()).pages.find(page => page.file === file)?.hash;

test('a page’s hash covers what it reaches, and nothing else', async () => {
  const before = [await pageHash('notes/[slug].tsx'), await pageHash('404.tsx')];
  write('components/note.tsx', "import './note.css';\nexport const Note = () => <i />;");
  const after = [await pageHash('notes/[slug].tsx'), await pageHash('404.tsx')];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('code that has not changed is not bundled again, also by another compiler', async () => {
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
    expect((await other.compile()).pages).not.toHaveLength(0);
    await other.close();
  }
  expect(bundles).toHaveLength(1);
});

test('code runs anew when it has changed or its facts have, and not for content or style', async () => {
  write('components/note.tsx', "import './note.css';\nexport const Note = () => <i />;");
  const pageAfter = async (hash: string) => {
    const { pages } = (await compiler.compile()).withFacts({ refer: text => text, hash });
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

test('a style sheet names files of the site by paths from its root', async () => {
  write('components/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('components/note.css', '.note { background: url(dot.svg) } .far { background: url(/dot.svg) }');
  const { pages, assets } = await compiler.compile();
  const css = pages.find(page => page.file === 'notes/[slug].tsx')?.css ?? '';
  const [, bundled = ''] = /url\("?\/(assets\/dot-\w+\.svg)"?\)/.exec(css) ?? [];
  expect(assets.map(asset => asset.path)).toContain(bundled);
  expect(css).toContain('url(/dot.svg)');
});

test('a linked style sheet is one file with what it imports, under its hash, and in no page', async () => {
  write('components/foot.css', '.foot { color: red }');
  write('components/all.linked.css', '@import "./foot.css"; .all { color: blue }');
  write('components/note.tsx', "import all from './all.linked.css';\nexport const Note = () => <i className={all} />;");
  const { pages, assets } = await compiler.compile();
  const hashOf = (all: typeof pages) => all.find(page => page.file === 'notes/[slug].tsx')?.hash;
  const file = assets.find(asset => asset.path.endsWith('.css'));
  expect(file?.path).toMatch(/^assets\/all\.linked-\w+\.css$/);
  expect(Buffer.from(file?.bytes ?? []).toString()).toMatch(/\.foot\{.*\.all\{/);
  expect(pages.map(page => page.css).join()).not.toContain('.all');
  write('components/foot.css', '.foot { color: green }');
  const next = await compiler.compile();
  expect(next.assets.find(asset => asset.path.endsWith('.css'))?.path).not.toBe(file?.path);
  // Rendered again: it holds the address.
  expect(hashOf(next.pages)).not.toBe(hashOf(pages));
  write('components/note.tsx', "import all from './all.linked.css';\nthrow new Error(typeof all);");
  await expect(compiler.compile()).rejects.toThrow('components/note.tsx:2:7: string');
});

test.each([
  ['pages/About.TSX', 'is no page'],
  ['pages/about.jsx', 'is no page'],
  ['islands/menu/main.client.ts', 'Scripts of a page stand in islands/main/main.client.ts.'],
  ['components/menu/menu.client.ts', 'is loaded by no page'],
])('%s is not passed over', async (file, message) => {
  write(file, 'export {};');
  await expect(compiler.compile()).rejects.toThrow(message);
});

test('code that throws while it is loaded is shown with its place', async () => {
  write('components/note.tsx', "export const Note = () => null;\nthrow new Error('not today');");
  await expect(compiler.compile()).rejects.toThrow('components/note.tsx:2:7: not today');
});

test('a loop without end while the code is loaded is stopped', async () => {
  vi.stubEnv('SITE_CODE_SECONDS', '1');
  write('components/note.tsx', 'export const Note = () => null;\nfor (;;) {}');
  await expect(compiler.compile()).rejects.toThrow('did not end');
  vi.unstubAllEnvs();
});
