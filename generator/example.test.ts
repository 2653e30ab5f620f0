/**
 * The example is a whole site: beside a copy of generator/ and package.json, and nothing else of this project, it builds. So it does with each
 * recipe of docs/recipes.md.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { buildHere } from './testing/run-here.ts';

/** The dependencies of the generator and of the example; the others are for this site. */
const needed =
  'chokidar esbuild fastest-levenshtein github-slugger htmlparser2 launch-editor marked marked-footnote mrmime preact react react-dom yaml zod'.split(
    ' ',
  );

let top: string;
let root: string;
const at = (file: string) => path.join(root, file);
/** Returns the type errors of the site. */
const typeErrors = () =>
  spawnSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '--noEmit'], { cwd: root }).stdout;

beforeAll(() => {
  // A workspace: packages are in the folder around the site, and so is a package beside it.
  top = mkdtempSync(path.join(realpathSync(tmpdir()), 'example-'));
  root = path.join(top, 'site');
  const isPart = (file: string) => !/[\\/](fixtures|testing|bench|example)$|\.(test|e2e)\.tsx?$/.test(file);
  cpSync('generator', at('generator'), { recursive: true, filter: isPart });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, at(file));
  mkdirSync(at('../node_modules'));
  for (const name of [...needed, 'sharp', '@types', 'embla-carousel-react'])
    symlinkSync(path.resolve('node_modules', name), at(`../node_modules/${name}`), 'junction');
  symlinkSync('../glossary', at('../node_modules/glossary'), 'junction');
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

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
  const { code, err } = await runCli(root, 'build', at('generator'));
  expect([code, err]).toEqual([0, '']);
  expect((await buildHere(root, '--url https://bakery.example/shop/')).problems).toBe('');
  const home = readFileSync(at('dist/index.html'), 'utf8');
  expect(home).toMatch(/data-island="\/shop\/assets\/order-\w+\.js"/);
  expect(home).toContain('<a href="/shop/posts/sourdough/">');
  expect(readFileSync(at('dist/bread/sourdough/index.html'), 'utf8')).toContain('/shop/posts/sourdough/');
  expect(String(typeErrors())).toBe('');
});

test('a wrong link is located as its author writes it: to a file, without the base path', async () => {
  cpSync(at('content/posts/starter.md'), at('content/posts/ખમીર.md'));
  writeFileSync(at('content/posts/sourdough.md'), '\n[a](ખમીર.md#no)\n[b](/gone/)\n', { flag: 'a' });
  const { problems } = await buildHere(root, '--url https://bakery.example/shop/');
  expect(problems.match(/(?<=^content\/posts\/sourdough\.md:)\d+(?=:\d+: the link)/gm)).toEqual(['12', '13']);
});

/** Lays the code of a recipe over the site, each block over the file named before it. Returns how many lines are of the site, texts aside. */
function lay(recipe: string): number {
  let file = '';
  let lines = 0;
  for (const [, name, , kind, code = ''] of recipe.matchAll(/^`([^`\n]+)`|^(````?)(\w+)\n([\s\S]*?)^\2$/gm)) {
    if (name) file = name;
    if (!kind) continue;
    if (kind !== 'md' && !file.startsWith('../')) lines += code.split('\n').length - 1;
    // Of a diff, lines with "+" come, those with "-" go, and the others say where.
    const [before, after] = ['+', '-'].map(sign =>
      code.replace(RegExp(`^\\${sign}.*\\n`, 'gm'), '').replace(/^./gm, ''),
    );
    const text = kind === 'diff' ? readFileSync(at(file), 'utf8') : '';
    if (kind === 'diff') expect(text.split(before ?? ''), `${file} has once:\n${before}`).toHaveLength(2);
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), kind === 'diff' ? text.replace(before ?? '', () => after ?? '') : code);
  }
  return lines;
}

const [, ...recipes] = readFileSync('docs/recipes.md', 'utf8').split(/^## /m);

/** What each recipe's site has: a file, and what is in it, or undefined if it is not there. */
const results: Record<string, [file: string, text: string | undefined][]> = {
  'Dates and drafts': [
    ['posts/starter/index.html', '>20 May 2024</time>'],
    ['posts/spelt/index.html', undefined],
  ],
  'Analytics after consent': [['index.html', 'content="default-src &#x27;self&#x27; https://plausible.io;']],
  'A page in another language': [
    ['index.html', '<a href="/gu/" lang="gu" hrefLang="gu">ગુજરાતી</a>'],
    ['gu/index.html', '<link rel="alternate" hrefLang="x-default" href="https://bakery.example/"/>'],
  ],
  'A React library in an island': [['index.html', 'data-props="{&quot;loaves&quot;:[']],
  'A tree of documents': [['docs/ovens/wood/index.html', '<a href="/docs/#heat">go on</a>']],
  'A feed and a site map': [
    ['feed.xml', '<link href="https://bakery.example/posts/starter/"/>'],
    ['sitemap.xml', '<loc>https://bakery.example/posts/starter/</loc>'],
  ],
  'Pages of a list': [
    ['posts/page/1/index.html', '<a href="/posts/page/2/">More</a>'],
    ['posts/page/3/index.html', undefined],
  ],
  'Highlighted code': [['posts/oven/index.html', 'heat 240 <i># until the stone is hot</i>']],
  'Parts to share': [
    ['glossary/index.html', '<p id="crumb"><b>crumb</b> What is inside'],
    ['posts/crumb/index.html', '<a href="/glossary/#crumb">crumb</a>'],
    ['index.html', '<button type="button">What is crumb?</button>'],
  ],
  'From Jekyll, Hugo or Astro': [['2019/05/01/rye.html', '/posts/rye/']],
};

test('each recipe is tried', () => {
  expect(recipes.map(recipe => /.*/.exec(recipe)?.[0])).toEqual(Object.keys(results));
});

test.each(Object.entries(results))('%s: builds in under sixty lines', async (title, expected) => {
  cpSync('components/fonts/anek-latin.woff2', at('pages/gu/gujarati.woff2'));
  expect(lay(recipes.find(recipe => recipe.startsWith(title)) ?? '')).toBeLessThan(60);
  expect((await buildHere(root)).problems).toBe('');
  for (const [file, text] of expected) {
    expect(existsSync(at(`dist/${file}`)), file).toBe(text !== undefined);
    if (text) expect(readFileSync(at(`dist/${file}`), 'utf8')).toContain(text);
  }
  expect(String(typeErrors())).toBe('');
});

test('a rule and an extension of Markdown from a package find mistakes at their lines', async () => {
  lay(recipes.find(recipe => recipe.startsWith('Parts to share')) ?? '');
  writeFileSync(at('content/posts/starter.md'), '\nThe USDA on [[crump]].\n', { flag: 'a' });
  const { problems } = await buildHere(root);
  expect(problems).toMatch(
    /^content\/posts\/starter\.md:8:5: says "USDA" and nowhere what it means \[abbreviations\]$/m,
  );
  expect(problems).toMatch(
    /^content\/posts\/starter\.md:8:15: the link "crump" goes to \/glossary\/#crump, but there is no id/m,
  );
});
