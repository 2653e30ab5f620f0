import { beforeAll, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { contentsOf } from '../files.ts';
import { sharedSite } from '../testing/folders.ts';
import { withNodeStacks } from '../testing/node-stacks.ts';
import { createCompiler } from './compile.ts';

withNodeStacks();

const { root, write } = sharedSite();
beforeAll(() => write('package.json', '{ "type": "module", "sideEffects": ["islands/**"] }'));
const island = (text: string) => `import { useState } from 'react';
export default function Island() { const [text] = useState('${text}'); return <p>{text}</p>; }
`;
const compiler = createCompiler(root, createCache());
/** Resolves with the scripts of the site, and the code of each file in assets/. */
async function compile() {
  const { scripts, assets } = await (await compiler()).load();
  const files = assets.filter(({ path }) => path.startsWith('assets/'));
  const code = Object.fromEntries(files.map(file => [`/${file.path}`, String(Buffer.from(contentsOf(file)))]));
  return { scripts, code, all: Object.values(code).join('\n') };
}

test('a site without islands/ has no script at all', async () => {
  expect(await compile()).toEqual({ scripts: { islands: [], client: undefined }, code: {}, all: '' });
});

test('each island is a chunk with a hashed name, shared code is another, and React is in none', async () => {
  // Its style sheet is among those of the page.
  write('islands/one/one.css', '.one { top: 0 }');
  write('islands/one/one.tsx', `import './one.css';\n${island('One')}`);
  write('islands/two/two.tsx', island('Two'));
  write('islands/two/beside.tsx', 'not an island: ((');
  const { scripts, code, all } = await compile();
  expect(scripts.islands.map(({ src }) => src)).toEqual([
    expect.stringMatching(/^\/assets\/one-[A-Z0-9]{8}\.js$/),
    expect.stringMatching(/^\/assets\/two-[A-Z0-9]{8}\.js$/),
  ]);
  const names = Object.keys(code).map(path => path.replace(/^\/assets\/|-\w+\.js$/g, ''));
  expect(names.sort()).toEqual(['behaviours', 'one', 'shared', 'two']);
  expect(all.length).toBeLessThan(16_000);
  // The loader.
  expect(code).toHaveProperty([scripts.client ?? '']);
});

test('client scripts of all folders are one module', async () => {
  write('islands/two/two.client.ts', "document.title = 'two';");
  write('islands/three/three.client.ts', "document.title = 'three';");
  const { scripts, code } = await compile();
  expect(code[scripts.client ?? '']).toMatch(/"three".*"two"/);
  expect(scripts.islands).toHaveLength(2);
});

test('what an island’s components import only for the server is not bundled', async () => {
  write('components/server.ts', "console.log('on the server');\nexport const drawn = 1;");
  write('components/parts.ts', "export { drawn } from './server.ts';\nexport const label = 'in both';");
  write('islands/one/one.tsx', "import { label } from '../../components/parts.ts';\nexport default () => label;");
  const { all } = await compile();
  expect(all).toContain('in both');
  expect(all).not.toContain('on the server');
});

test.each([
  [
    'code that does not parse',
    'export default function One() {\n  return (1;\n}\n',
    /^islands\/one\/one\.tsx:2:12: Expected "\)"/,
  ],
  [
    'a part of Node',
    "import { sep } from 'node:path';\nexport default () => <p>{sep}</p>;\n",
    /^islands\/one\/one\.tsx:1:21: Could not resolve "node:path"[\s\S]*Browsers do not have/,
  ],
  [
    'a hook that Preact lacks or numbers otherwise',
    "import { useId } from 'react';\nexport default () => useId();\n",
    /^islands\/one\/one\.tsx:1:10: No matching export in "generator:react\.ts" for import "useId"[\s\S]*Islands run on Preact/,
  ],
  [
    'a picture, whose address depends on that of the site',
    'import src from \'./one.svg\';\nexport default () => <img src={src} alt="" />;\n',
    /^islands\/one\/one\.tsx:1:17: No loader is configured for "\.svg" files[\s\S]*give the island its address/,
  ],
  [
    'a package that is not installed',
    "import pad from 'no-such-pad';\nexport default () => pad('a', 3);\n",
    /^islands\/one\/one\.tsx:1:17: Could not resolve "no-such-pad"[\s\S]*\n {2}Install it with npm\.$/,
  ],
])('%s is reported with its location', async (_, text, message) => {
  write('islands/one/one.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('islands/one/one.tsx', text);
  await expect(compile()).rejects.toThrow(message);
});

test('a library for React runs on Preact', async () => {
  write('islands/one/one.tsx', island('One'));
  const code = "import { jsx } from 'react/jsx-runtime';\nexport const Hint = () => jsx('i', {});";
  write('node_modules/for-react/index.js', code);
  write('islands/two/two.tsx', `import { Hint } from 'for-react';\nexport default () => <Hint />;`);
  expect((await compile()).all).not.toMatch(/react\.(transitional\.)?element/);
});
