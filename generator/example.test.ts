/**
 * The example is a whole project: with a copy of generator/, and nothing else of the project around it, it builds. So it does
 * with each recipe of docs/recipes.md.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyFolder } from './testing/folders.ts';
import { runCli } from './testing/run-cli.ts';
import { buildHere } from './testing/run-here.ts';

const packageIn = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const { name: _, ...example } = packageIn('generator/example');
const packages = Object.keys({ ...example.dependencies, ...example.devDependencies });

const { root, write } = emptyFolder(beforeAll, afterAll);
const at = (file: string) => path.join(root, file);
/** Returns the type errors of the site. */
const typeErrors = () =>
  spawnSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '--noEmit'], { cwd: root }).stdout;

beforeAll(() => {
  // A workspace: packages are in the folder around the site, and so is a package beside it.
  const isPart = (file: string) => !/[\\/](fixtures|testing|bench|example)$|\.(test|e2e)\.tsx?$/.test(file);
  cpSync('generator', at('generator'), { recursive: true, filter: isPart });
  mkdirSync(at('../node_modules/@types'), { recursive: true });
  for (const name of [...packages, 'embla-carousel-react'])
    symlinkSync(path.resolve('node_modules', name), at(`../node_modules/${name}`), 'junction');
  symlinkSync('../glossary', at('../node_modules/glossary'), 'junction');
});

beforeEach(() => {
  for (const folder of ['pages', 'components', 'content', 'islands', 'public', 'dist'])
    rmSync(at(folder), { recursive: true, force: true });
  cpSync('generator/example', root, { recursive: true });
});

test('the example has the versions and the scripts of the project around it', () => {
  expect(packageIn('.')).toMatchObject(example);
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
    if (!['md', 'yaml'].includes(kind) && !file.startsWith('../')) lines += code.split('\n').length - 1;
    // Of a diff, lines with "+" come, those with "-" go, and the others say where.
    const [before, after] = ['+', '-'].map(sign =>
      code.replace(RegExp(`^\\${sign}.*\\n`, 'gm'), '').replace(/^./gm, ''),
    );
    const text = kind === 'diff' ? readFileSync(at(file), 'utf8') : '';
    if (kind === 'diff') expect(text.split(before ?? ''), `${file} has once:\n${before}`).toHaveLength(2);
    write(file, kind === 'diff' ? text.replace(before ?? '', () => after ?? '') : code);
  }
  return lines;
}

/** A project may have taken generator/ without docs/. */
const docs = 'docs/recipes.md';
const [, ...recipes] = existsSync(docs) ? readFileSync(docs, 'utf8').split(/^## /m) : [];

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
  'A form': [
    ['cakes/index.html', '<form action="https://forms.example/bakery" method="post">'],
    ['cakes/index.html', '; form-action &#x27;self&#x27; https://forms.example"/>'],
    ['cakes/index.html', '<input type="hidden" name="_next" value="https://bakery.example/cakes/thanks/"/>'],
    ['cakes/thanks/index.html', '<meta name="robots" content="noindex"/>'],
  ],
  'A picture in YAML': [['index.html', 'width="1200" height="630" alt="Our stall at six in the morning"']],
  'A calendar': [
    ['classes/index.html', 'Sourdough, in a morning: <time dateTime="2024-07-13T02:30:00.000Z">Saturday'],
    ['classes/index.html', '"address":"Surat"},"startDate":"2024-07-13T02:30:00.000Z"}]}'],
    ['classes.ics', '\r\nUID:sourdough@bakery.example\r\nSUMMARY:Sourdough\\, in a morning\r\n'],
    ['classes.ics', '\r\nDTSTART:20240601T023000Z\r\nDURATION:PT4H\r\nRRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=9\r\n'],
  ],
  'Lists in other languages': [
    ['gu/index.html', '<a href="/gu/posts/starter/">જીવંત ખમીર</a>'],
    ['gu/posts/starter/index.html', '<html lang="gu">'],
    ['posts/starter/index.html', '<link rel="alternate" hrefLang="gu" href="https://bakery.example/gu/'],
    ['posts/starter/index.html', '<a href="/gu/posts/starter/" lang="gu" hrefLang="gu">ગુજરાતી</a>'],
  ],
};

test.skipIf(!existsSync(docs))('each recipe is tried', () => {
  expect(recipes.map(recipe => /.*/.exec(recipe)?.[0])).toEqual(Object.keys(results));
});

test.skipIf(!existsSync(docs)).each(Object.entries(results))(
  '%s: builds in under sixty lines',
  async (title, expected) => {
    cpSync('generator/fixtures/gujarati/site/public/gujarati.woff2', at('pages/gu/gujarati.woff2'));
    expect(lay(recipes.find(recipe => recipe.startsWith(title)) ?? '')).toBeLessThan(60);
    cpSync('generator/example/public/card.png', at('content/stall.jpg'));
    expect((await buildHere(root, '--now 2024-07-10')).problems).toBe('');
    for (const [file, text] of expected) {
      expect(existsSync(at(`dist/${file}`)), file).toBe(text !== undefined);
      if (text) expect(readFileSync(at(`dist/${file}`), 'utf8')).toContain(text);
    }
    expect(String(typeErrors())).toBe('');
  },
);

test.skipIf(!existsSync(docs))(
  'a rule and an extension of Markdown from a package find mistakes at their lines',
  async () => {
    lay(recipes.find(recipe => recipe.startsWith('Parts to share')) ?? '');
    writeFileSync(at('content/posts/starter.md'), '\nThe USDA on [[crump]].\n', { flag: 'a' });
    const { problems } = await buildHere(root, '--now 2024-07-10');
    expect(problems).toMatch(
      /^content\/posts\/starter\.md:8:5: says "USDA" and nowhere what it means \[abbreviations\]$/m,
    );
    expect(problems).toMatch(
      /^content\/posts\/starter\.md:8:15: the link "crump" goes to \/glossary\/#crump, but there is no id/m,
    );
  },
);
