/** After an edit, a compiler returns or reports the same as a new compiler with the same files. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { plainSite } from '../testing/folders.ts';
import { createServerBundler } from './bundle.ts';
import { type Compiler, createCompiler } from './compile.ts';
import { createIslandBundler } from './islands.ts';
import { readSources } from './sources.ts';

const site = plainSite();
type Files = Readonly<Record<string, string>>;
const write = (files: Files) => {
  for (const [file, text] of Object.entries(files)) site.write(file, text);
};
let compiler: Compiler;

beforeEach(() => {
  write({ 'package.json': '{ "type": "module" }', 'components/note.tsx': 'export const Note = () => null;' });
  compiler = createCompiler(site.root, createCache());
});
afterEach(() => compiler.close());

const page = (imports: string, value: string): Files => ({
  'pages/value.txt.ts': `${imports}\nexport const head = {};\nexport default () => JSON.stringify(${value});`,
});

async function madeBy({ compile }: Compiler): Promise<unknown> {
  try {
    const { pages, assets } = await compile();
    const [made] = pages.filter(({ file }) => file === 'value.txt.ts');
    const code = made && { value: JSON.parse((made.module.default as unknown as () => string)()), css: made.css };
    const pictures = assets.flatMap(({ path, bytes }) =>
      path.startsWith('assets/') ? [Buffer.from(bytes).toString()] : [],
    );
    return { ...code, ...(pictures.length > 0 && { pictures }) };
  } catch (error) {
    return String(error);
  }
}

/** Compares, after each edit, a compiler that has seen all edits with a new one. */
async function afterEdits(edits: readonly Files[]): Promise<unknown[]> {
  const made: unknown[] = [];
  for (const edit of edits) {
    write(edit);
    const other = createCompiler(site.root, createCache());
    const [here, anew] = [await madeBy(compiler), await madeBy(other)];
    await other.close();
    expect(here).toEqual(anew);
    made.push(here);
  }
  return made;
}

const file = (text: string): Files => ({ 'components/file.ts': text });

const using = (name: string, attributes = '') =>
  page(
    `import one, { a as known, ${name} as a } from '../components/file.ts'; import '../components/a.js';
    import { b } from '../components/d.json'${attributes};`,
    '[known && a, one, b]',
  );

test.each<[string, Files[]]>([
  ['a default export', [file('export const a = 1;')]],
  ['a name with $', [using('$b')]],
  ['a name of other letters', [using('ä')]],
  ['a name that is a text', [using("'b-c'")]],
  ['a name of data', [{ 'components/d.json': '{}' }]],
  [
    'a name that JavaScript does not use',
    [{ 'components/a.js': "import { b } from './file.ts'; export const a = 1;" }],
  ],
  ['eval', [file('export const a = eval("1"); export default 1;'), file('\nexport const a = eval("1");')]],
  ['an unknown attribute', [using('a', " with { type: 'b' }")]],
])('an edit that uses %s that does not exist or is unknown is refused', async (_, edits) => {
  const others = { 'components/d.json': '{ "b": 1 }', 'components/a.js': "import './file.ts'; export const a = 1;" };
  const first = { ...file('export const a = 1; export default 1;'), ...others, ...using('a') };
  const [made, ...refused] = await afterEdits([first, ...edits]);
  expect(made).toMatchObject({ value: [1, 1, 1] });
  for (const each of refused) expect(each).toMatch(/^DiagnosticError: (pages|components)\/[\w.]+:\d+:\d+: /);
});

test('a warning moves with its line, and goes with its cause', async () => {
  const used = (name: string) => page("import * as $ from '../components/file.ts';", `$.${name}`);
  const made = await afterEdits([
    { ...file('export const a = 1;'), ...used('a') },
    used('b'),
    { 'pages/value.txt.ts': `\n${used('b')['pages/value.txt.ts']}` },
    used('a'),
  ]);
  const [first, moved] = ['value.txt.ts:3:', 'value.txt.ts:4:'].map(place => expect.stringContaining(place));
  expect(made).toMatchObject([{ value: 1 }, first, moved, { value: 1 }]);
  expect(String(made[1]).match(/^.*:\d+:\d+: /gm)).toHaveLength(1);
});

test('an edit of tsconfig.json or a package.json affects the files that it is about', async () => {
  const two = { 'components/file.ts': 'export const a = 1;', 'components/b/two.ts': 'export const a = 2;' };
  const paths = (to: string) => ({
    'tsconfig.json': `{ "compilerOptions": { "paths": { "a": ["./components/${to}"] } } }`,
  });
  const named = (to: string) => ({ 'package.json': `{ "imports": { "#a": "./components/${to}" } }` });
  const made = await afterEdits([
    { ...two, ...paths('file.ts'), ...page("import { a } from 'a'", 'a') },
    paths('b'),
    { 'components/b/package.json': '{ "main": "two.ts" }' },
    { ...named('file.ts'), ...page("import { a } from '#a'", 'a') },
    named('b/two.ts'),
  ]);
  expect(made).toMatchObject([{ value: 1 }, expect.stringContaining('a'), { value: 2 }, { value: 1 }, { value: 2 }]);
});

test('an edit of a picture affects the code that contains its URL', async () => {
  const picture = (size: number) => ({
    'components/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="${size}"/>`,
  });
  const [first, second] = await afterEdits([
    { ...picture(1), ...page("import a from '../components/a.svg'", 'a') },
    picture(2),
  ]);
  expect(first).toMatchObject({ value: expect.stringMatching(/^\/assets\/a-\w+\.svg$/) });
  expect(second).not.toEqual(first);
});

test('a file is compiled with the nearest tsconfig.json and those that it extends', async () => {
  const settings = {
    'components/base.json': '{ "compilerOptions": { "useDefineForClassFields": false } }',
    'components/tsconfig.json': '{ "extends": "./base.json" }',
  };
  const [made] = await afterEdits([
    {
      ...settings,
      ...file('export class A { b }'),
      ...page("import { A } from '../components/file.ts'", 'Object.keys(new A())'),
    },
  ]);
  expect(made).toMatchObject({ value: [] });
});

test('files outside of the site’s folders are checked after each edit', async () => {
  const code = (name: string) => ({ 'lib/file.ts': `import './${name}.css'; export { a } from './${name}.ts';` });
  const part = (name: string) => ({
    [`lib/${name}.ts`]: `export const a = '${name}';`,
    [`lib/${name}.css`]: `.${name}{top:0}`,
  });
  const made = await afterEdits([
    { ...code('one'), ...part('one'), ...page("import { a } from '../lib/file.ts'", 'a') },
    { ...code('two'), ...part('two'), ...page("import { a } from '../lib/file.ts'", 'a + 2') },
    { 'lib/two.ts': "export const a = 'three';" },
    { 'lib/two.css': '.three{top:0}' },
  ]);
  expect(made).toEqual([
    { value: 'one', css: '.one{top:0}' },
    { value: 'two2', css: '.two{top:0}' },
    { value: 'three2', css: '.two{top:0}' },
    { value: 'three2', css: '.three{top:0}' },
  ]);
});

test('which module of a circle runs first depends on all that import it', async () => {
  const circle = {
    'components/a.ts': "import { b } from './b.ts'; export const a = 'a'; export const late = () => b;",
    'components/b.ts': "import { a } from './a.ts'; export const b = a + 'b';",
  };
  const made = await afterEdits([
    { ...circle, ...page("import { b } from '../components/b.ts'; import { a } from '../components/a.ts'", 'a + b') },
    page("import { a } from '../components/a.ts'; import { b } from '../components/b.ts'", 'a + b'),
  ]);
  expect(made).toMatchObject([{ value: 'aab' }, { value: 'aundefinedb' }]);
});

test('code can import data, texts and class names, defaults even in .mts, and later exports in a circle of modules', async () => {
  const files = { 'components/d.json': '[1]', 'components/t.svg': '<svg/>', 'components/c.module.css': '.box{top:0}' };
  const modules = { 'components/a.mts': 'export default 1;', 'components/b.mts': "export { default } from './a.mts';" };
  const names = "import * as all from './all.ts'; export const names = () => Object.keys(all);";
  const all = "export * from './file.ts'; export { default as z } from './a.mts'; export * from './b.mts';";
  const circle = {
    ...file(names),
    'components/all.ts': `${all} export * from './y.ts'`,
    'components/y.ts': 'export const y = 1',
  };
  const imports = `import b from '../components/b.mts'; import d from '../components/d.json';
    import t from '../components/t.svg' with { type: 'text' }; import c from '../components/c.module.css';
    import { names } from '../components/all.ts';`;
  const made = await afterEdits([{ ...files, ...modules, ...circle, ...page(imports, '[b, d, t, c.box, names()]') }]);
  expect(made).toEqual([{ value: [1, [1], '<svg/>', 'c_box', ['z', 'names', 'y']], css: '.c_box{top:0}' }]);
});

test('imports of style sheets from other sites come before all rules', async () => {
  const sheet = (name: string) => `@import url("https://name.example/${name};b"); .${name} { top: 0 }`;
  const sheets = { 'components/a.css': sheet('a'), 'components/b.css': sheet('b') };
  const [made] = await afterEdits([
    { ...sheets, ...page("import '../components/a.css'; import '../components/b.css';", '1') },
  ]);
  expect(made).toMatchObject({ css: expect.stringMatching(/^(@import"[^"]+;b";){2}\.a\{top:0\}\.b\{top:0\}$/) });
});

test('an edited style sheet changes with what it imports and the pictures that it refers to', async () => {
  const picture = (name: string) => `.${name}{background:url(${name}.svg)}`;
  const made = await afterEdits([
    {
      'components/a.css': "@import './b.css';",
      'components/b.css': picture('b'),
      'components/c.css': picture('b'),
      'components/b.svg': '<svg/>',
      'components/d.svg': '<svg id="d"/>',
      ...page("import '../components/a.css'; import '../components/c.css';", '1'),
    },
    { 'components/b.svg': '<svg id="b"/>' },
    { 'components/b.css': picture('d') },
    { 'components/c.css': '.c{top:0}' },
    page("import '../components/a.css';", '1'),
    { 'components/a.css': "@import './e.css';" },
    { 'components/e.css': '.e{top:0}' },
  ]);
  const [b, d] = ['<svg id="b"/>', '<svg id="d"/>'];
  expect(made).toMatchObject([
    { pictures: ['<svg/>'] },
    { pictures: [b] },
    { pictures: [d, b] },
    { pictures: [d] },
    { pictures: [d] },
    expect.stringContaining('e.css'),
    { css: '.e{top:0}' },
  ]);
});

test('a picture that a style sheet names with a fragment or a query is an asset', async () => {
  const sheet = { 'components/a.css': '.a{background:url(b.svg#c)}.d{background:url(d.svg?e)}' };
  const drawings = { 'components/b.svg': '<svg/>', 'components/d.svg': '<svg id="d"/>' };
  const made = await afterEdits([{ ...sheet, ...drawings, ...page("import '../components/a.css';", '1') }]);
  expect(made).toMatchObject([{ pictures: ['<svg/>', '<svg id="d"/>'] }]);
});

test('a class of a CSS module that another one composes has the same name in both', async () => {
  const sheets = {
    'components/a.module.css': ".a{composes: b from './b.module.css'}",
    'components/b.module.css': '.b{top:0}',
  };
  const made = await afterEdits([{ ...sheets, ...page("import names from '../components/a.module.css';", 'names.a') }]);
  expect(made).toMatchObject([{ value: 'b_b a_a', css: '.b_b{top:0}' }]);
});

test('CSS modules with the same file name, whose classes would have the same names, are refused', async () => {
  const module = (folder: string) => ({ [`components/${folder}/a.module.css`]: '.a{top:0}' });
  const imports = "import '../components/b/a.module.css'; import '../components/c/a.module.css';";
  const [refused] = await afterEdits([{ ...module('b'), ...module('c'), ...page(imports, '1') }]);
  expect(refused).toContain('components/c/a.module.css: has the same name as components/b/a.module.css');
});

test('which file a style sheet imports can depend on package.json', async () => {
  const named = (name: string) => ({
    'package.json': `{ "type": "module", "imports": { "#b": "./components/${name}.css" } }`,
  });
  const sheet = (name: string) => ({ [`components/${name}.css`]: `.${name}{top:0}` });
  const made = await afterEdits([
    {
      'components/a.css': "@import '#b';",
      ...sheet('b'),
      ...sheet('c'),
      ...named('b'),
      ...page("import '../components/a.css';", '1'),
    },
    named('c'),
  ]);
  expect(made).toMatchObject([{ css: '.b{top:0}' }, { css: '.c{top:0}' }]);
});

test.each([
  ['the server', createServerBundler],
  ['the browser', createIslandBundler],
])(
  'for %s, a file that was read half-saved is bundled again, even if its bytes were the same before',
  async (_, create) => {
    const script = 'islands/clock/clock.client.ts';
    const files = {
      'components/a.css': '.a{top:0}',
      ...file("export default 'one';"),
      ...page("import one from '../components/file.ts'; import '../components/a.css';", 'one'),
      [script]: "import one from '../../components/file.ts'; console.log(one);",
    };
    write(files);
    const before = readSources(site.root);
    write({ ...page('', '0'), 'components/a.css': '', [script]: '' });
    const bundler = create(site.root);
    await bundler.bundle(before);
    write(files);
    const after = readSources(site.root);
    expect(after).not.toEqual(before);
    const other = create(site.root);
    expect(await bundler.bundle(after)).toEqual(await other.bundle(after));
    await Promise.all([bundler.close(), other.close()]);
  },
);
