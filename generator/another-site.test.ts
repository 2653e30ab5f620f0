/** The generator is not tied to this site: a copy of its folder and package.json builds another one, with its own limits and rules. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { buildHere, runHere } from './testing/run-here.ts';

/** The dependencies in package.json that the generator itself needs; the others are for this site. */
const needed = 'chokidar esbuild htmlparser2 launch-editor mrmime preact react react-dom tsx yaml zod'.split(' ');

let root: string;
const at = (file: string) => path.join(root, file);
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const run = (words: string) => runCli(root, words, { generator: at('generator') });

beforeAll(() => {
  // Outside of this project, so that nothing else in it can be resolved.
  root = mkdtempSync(path.join(realpathSync(tmpdir()), 'another-site-'));
  const isPart = (file: string) => !/[\\/](fixtures|testing|bench)$|\.(test|e2e)\.ts$/.test(file);
  cpSync('generator', at('generator'), { recursive: true, filter: isPart });
  cpSync('package.json', at('package.json'));
  mkdirSync(at('node_modules'));
  for (const name of needed) symlinkSync(path.resolve('node_modules', name), at(`node_modules/${name}`), 'junction');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  for (const folder of ['pages', 'components', 'content', 'islands', 'public', 'dist', '.dist.build'])
    rmSync(at(folder), { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
});

/** Returns text that does not compress well. */
const words = (length: number) => {
  let text = '';
  for (let n = 1; text.length < length; n = (n * 48271) % 2147483647) text += `${n.toString(36)} `;
  return text.trim();
};

test('everything that the generator needs is a dependency', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(needed));
});

test('it builds', async () => {
  const { code, err } = await run('build');
  expect([code, err]).toEqual([0, expect.not.stringContaining(' to fix')]);
  for (const file of ['index.html', 'notes/one/index.html', 'paths.txt'])
    expect(readFileSync(at(`dist/${file}`), 'utf8')).toBe(
      readFileSync(`generator/fixtures/plain/expected/${file}`, 'utf8'),
    );
});

test('the site in docs/another-site.md builds as documented, also under a base path', async () => {
  const guide = readFileSync('docs/another-site.md', 'utf8');
  const files = [...guide.matchAll(/^`([\w./[\]-]+)`(?:(?!```)[\s\S])*?\n```\w+\n([\s\S]*?)```$/gm)];
  expect(files.length).toBe(guide.match(/^```\w/gm)?.length);
  for (const folder of ['pages', 'components', 'content', 'public'])
    rmSync(at(folder), { recursive: true, force: true });
  symlinkSync(path.resolve('node_modules/marked'), at('node_modules/marked'), 'junction');
  for (const [, file = '', text = ''] of files) put(file, text);
  const { code, err } = await run('build --url https://bakery.example/');
  expect([code, err]).toEqual([0, expect.not.stringContaining(' to fix')]);
  expect((await buildHere(root, '--url https://bakery.example/shop/')).problems).toBe('');
  expect(readFileSync(at('dist/index.html'), 'utf8')).toMatch(/data-island="\/shop\/assets\/order-\w+\.js"/);
});

describe('content/settings.ts', () => {
  const settings = (text: string) => put('content/settings.ts', `export const settings = ${text};\n`);
  /** A page over the default weight limit, and one that no page links to. */
  beforeEach(() => {
    const head = readFileSync(at('pages/404.tsx'), 'utf8').replace('isHidden: true,', '');
    const titled = (title: string) => head.replaceAll('Not found', title).replace('There is', `${title}: there is`);
    put('pages/long.tsx', titled('Long').replace('</main>', `<p>${words(60_000)}</p></main>`));
    put('pages/alone.tsx', titled('Alone').replace('</main>', '<a href="/long/">Long</a></main>'));
  });

  test('is optional: without it the default limits and all rules apply', async () => {
    const { problems } = await buildHere(root);
    expect(problems).toMatch(/pages\/long\.tsx: weighs \d+ bytes of HTML after brotli, over 28672/);
    expect(problems).toContain('pages/alone.tsx: no other page links to it');
  });

  test('sets limits, and waives findings with a reason that preflight lists', async () => {
    settings(`{ limits: { pageBytes: 60_000 }, waivers: [{ rule: 'orphans', why: 'one page stands alone' }] }`);
    expect((await buildHere(root)).problems).toBe('');
    const { out } = await runHere(root, 'preflight');
    expect(out).toContain('waived: orphans: one page stands alone');
  });

  const all = `limits: { pageBytes: 60_000 }, waivers: [{ rule: 'orphans', why: 'one page stands alone' }]`;

  test('adds a rule, whose findings fail the build and are located at their page', async () => {
    settings(
      `{ ${all}, rules: { short: page => (page.text.length > 20_000 ? ['is longer than anybody reads'] : []) } }`,
    );
    expect((await buildHere(root)).problems).toContain('pages/long.tsx: is longer than anybody reads [short]');
  });

  test('is named, with the line, if one of its rules throws', async () => {
    settings(`{ ${all}, rules: { short: page => page.nothing.at.all } }`);
    expect((await buildHere(root)).problems).toMatch(/^content\/settings\.ts:1:\d+: cannot apply its rule "short"/m);
  });
});
