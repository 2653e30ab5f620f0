/** The example is a whole site: beside a copy of generator/ and package.json, and nothing else of this project, it builds. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { buildHere } from './testing/run-here.ts';

/** The dependencies of the generator and of the example; the others are for this site. */
const needed = 'chokidar esbuild htmlparser2 launch-editor marked mrmime preact react react-dom tsx yaml zod'.split(
  ' ',
);

let root: string;
const at = (file: string) => path.join(root, file);
const tsc = () =>
  execFileSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '--noEmit'], { cwd: root });

beforeAll(() => {
  root = mkdtempSync(path.join(realpathSync(tmpdir()), 'example-'));
  const isPart = (file: string) => !/[\\/](fixtures|testing|bench|example)$|\.(test|e2e)\.tsx?$/.test(file);
  cpSync('generator', at('generator'), { recursive: true, filter: isPart });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, at(file));
  mkdirSync(at('node_modules'));
  for (const name of [...needed, 'sharp', '@types'])
    symlinkSync(path.resolve('node_modules', name), at(`node_modules/${name}`), 'junction');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  for (const folder of ['pages', 'components', 'content', 'islands', 'public', 'dist'])
    rmSync(at(folder), { recursive: true, force: true });
  cpSync('generator/example', root, { recursive: true });
});

test('everything that the generator and the example need is a dependency', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(needed));
});

test('the example builds without findings, under a base path, too, and its types hold', async () => {
  const { code, err } = await runCli(root, 'build', { generator: at('generator') });
  expect([code, err]).toEqual([0, '']);
  expect((await buildHere(root, '--url https://bakery.example/shop/')).problems).toBe('');
  const home = readFileSync(at('dist/index.html'), 'utf8');
  expect(home).toMatch(/data-island="\/shop\/assets\/order-\w+\.js"/);
  expect(home).toContain('<a href="/shop/posts/sourdough/">');
  expect(readFileSync(at('dist/bread/sourdough/index.html'), 'utf8')).toContain('/shop/posts/sourdough/');
  expect(tsc().toString()).toBe('');
});
