import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { createCompiler } from './compile.ts';

// Below node_modules, so that the site finds react and preact as the project does.
const root = path.resolve('node_modules/.cache/islands-test');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const island = (text: string) => `import { Component } from 'react';
export class View extends Component { render() { return <p>${text}</p>; } }
export default View;
`;
const compiler = createCompiler(root, createCache());

beforeAll(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
});
afterAll(async () => {
  await compiler.close();
  rmSync(root, { recursive: true, force: true });
});

test('a site without islands/ has no script at all', async () => {
  const { scripts, assets } = await compiler.compile();
  expect(scripts).toEqual({ loader: '', islands: {}, client: undefined });
  expect(assets.filter(asset => asset.path.endsWith('.js'))).toEqual([]);
});

test('each island is a chunk with a hashed name, what they share is another, React is not in them', async () => {
  write('islands/one/one.tsx', island('One'));
  write('islands/two/two.tsx', island('Two'));
  write('islands/two/beside.tsx', 'not an island: ((');
  const { scripts, assets } = await compiler.compile();
  expect(scripts.islands.one).toMatch(/^\/assets\/one-[A-Z0-9]{8}\.js$/);
  expect(Object.keys(scripts.islands)).toEqual(['one', 'two']);
  const files = assets.filter(asset => asset.path.endsWith('.js'));
  expect(files.map(({ path }) => path.replace(/-\w+\.js$/, '')).sort()).toEqual([
    'assets/one',
    'assets/shared',
    'assets/two',
  ]);
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(14_000);
  expect(scripts.loader).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  expect(scripts.loader).not.toContain('</');
});

test('client scripts of all folders are one module', async () => {
  write('islands/two/two.client.ts', "document.title = 'two';");
  write('islands/three/three.client.ts', "document.title = 'three';");
  const { scripts, assets } = await compiler.compile();
  const module = assets.find(asset => `/${asset.path}` === scripts.client);
  expect(Buffer.from(module?.bytes ?? '').toString()).toMatch(/"three".*"two"/);
  expect(Object.keys(scripts.islands)).toEqual(['one', 'two']);
});

test('an island edited is another file, and the others stay', async () => {
  const before = await compiler.compile();
  expect((await compiler.compile()).pages.map(page => page.hash)).toEqual(before.pages.map(page => page.hash));
  write('islands/one/one.tsx', island('Uno'));
  const after = await compiler.compile();
  expect(after.scripts.islands.one).not.toBe(before.scripts.islands.one);
  expect(after.scripts.islands.two).toBe(before.scripts.islands.two);
});

test('a module that an island or a client script imports for what it does is in the browser', async () => {
  write('islands/one/set-up.ts', "document.body.id = 'one';");
  write('islands/one/one.tsx', `import './set-up.ts';\n${island('One')}`);
  write('islands/two/set-up.ts', "document.body.id = 'two';");
  write('islands/two/two.client.ts', "import './set-up.ts';");
  const { scripts, assets } = await compiler.compile();
  const codeOf = (url = '') => Buffer.from(assets.find(({ path }) => `/${path}` === url)?.bytes ?? '').toString();
  expect(codeOf(scripts.islands.one)).toContain('"one"');
  expect(codeOf(scripts.client)).toContain('"two"');
});

test.each([
  [
    'code that does not parse',
    'export class View {\n  render( {\n}\n',
    /^islands\/one\/one\.tsx:4:1: Expected[\s\S]*Write: \)/,
  ],
  ['an island without View', 'export default () => null;\n', 'islands/one/one.tsx: exports no `View`'],
  [
    'a hook that Preact lacks or numbers otherwise',
    "import { useId } from 'react';\nexport const View = () => useId();\n",
    /^islands\/one\/one\.tsx:1:10: islands have no "useId" of react[\s\S]*There is Component, .*useState/,
  ],
  [
    'onChange, which only React calls at each letter',
    'export const View = () => <input\n  onChange={event => event} />;\n',
    /^islands\/one\/one\.tsx:2:3: onChange[\s\S]*Write onInput\./,
  ],
])('%s is shown with its place and what to do', async (_, text, message) => {
  write('islands/one/one.tsx', text);
  await expect(compiler.compile()).rejects.toThrow(message);
});
