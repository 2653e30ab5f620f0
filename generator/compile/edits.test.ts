/** After an edit, a compiler returns or reports the same as a new compiler with the same files. */
import { beforeEach, expect, test } from 'vitest';
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
let compile: Compiler;

beforeEach(() => {
  write({ 'package.json': '{ "type": "module" }', 'components/note.tsx': 'export const Note = () => null;' });
  compile = createCompiler(site.root, createCache());
});

const page = (imports: string, value: string): Files => ({
  'pages/value.txt.ts': `${imports}\nexport const head = {};\nexport default () => JSON.stringify(${value});`,
});

async function madeBy(compile: Compiler): Promise<unknown> {
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
    const [here, anew] = [await madeBy(compile), await madeBy(createCompiler(site.root, createCache()))];
    expect(here).toEqual(anew);
    made.push(here);
  }
  return made;
}

const file = (text: string): Files => ({ 'components/file.ts': text });

const using = (name: string) =>
  page(
    `import one, { a as known, ${name} as a } from '../components/file.ts'; import { b } from '../components/d.json';`,
    '[known && a, one, b]',
  );

test.each<[string, Files[]]>([
  ['a default export', [file('export const a = 1;')]],
  ['a name with $', [using('$b')]],
  ['a name of data', [{ 'components/d.json': '{}' }]],
])('an edit that uses %s that does not exist is refused', async (_, edits) => {
  const first = { ...file('export const a = 1; export default 1;'), 'components/d.json': '{ "b": 1 }', ...using('a') };
  const [made, ...refused] = await afterEdits([first, ...edits]);
  expect(made).toMatchObject({ value: [1, 1, 1] });
  for (const each of refused)
    expect(each).toMatch(/^DiagnosticError: pages\/value\.txt\.ts:1:\d+: "[^"]+" is not exported by /);
});

test('a name that does not exist is refused where it is imported, even if the code that uses it never runs', async () => {
  const unused = page("import { helo } from '../components/file.ts';", '1');
  const text = `${unused['pages/value.txt.ts']}\nexport const never = () => helo();`;
  const [made] = await afterEdits([{ ...file('export const hello = 1;'), 'pages/value.txt.ts': text }]);
  expect(made).toMatch(
    /^DiagnosticError: pages\/value\.txt\.ts:1:22: "helo" is not exported[\s\S]*Did you mean "hello"\?/,
  );
});

test('mistakes in several files are found at once, also in files that only a file with a mistake’s neighbour imports', async () => {
  const broken = { 'pages/broken.tsx': 'export default () => <p></b>;', 'components/far.ts': 'export const = 1;' };
  const [made] = await afterEdits([
    { ...broken, ...file("import './far.ts';"), ...page("import '../components/file.ts';", '1') },
  ]);
  expect(made).toMatch(/pages\/broken\.tsx:1:/);
  expect(made).toMatch(/components\/far\.ts:1:/);
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

test('a warning moves with its line, and goes with its cause', async () => {
  const named = (name: string) => page('', `{ a: 1, ${name}: 1 }`);
  const made = await afterEdits([
    named('b'),
    named('a'),
    { 'pages/value.txt.ts': `\n${named('a')['pages/value.txt.ts']}` },
    named('b'),
  ]);
  const [first, moved] = ['value.txt.ts:3:', 'value.txt.ts:4:'].map(place => expect.stringContaining(place));
  expect(made).toMatchObject([{ value: { b: 1 } }, first, moved, { value: { b: 1 } }]);
  expect(String(made[1]).match(/^.*:\d+:\d+: /gm)).toHaveLength(1);
});

test('modules that import each other in a circle are refused, at the import that closes it', async () => {
  const circle = {
    'components/a.ts': "import { b } from './b.ts'; export const a = 'a'; export const late = () => b;",
    'components/b.ts': "import { a } from './a.ts'; export const b = a + 'b';",
  };
  const [made] = await afterEdits([{ ...circle, ...page("import { a } from '../components/a.ts';", 'a') }]);
  expect(made).toMatch(/^DiagnosticError: components\/b\.ts:1:\d+: components\/a\.ts imports this module itself/);
});

test('code can import data, pictures and other modules, also all at once or by default', async () => {
  const files = { 'components/d.json': '[1]', 'components/a.ts': 'export default 1;' };
  const all = { 'components/all.ts': "export * from './y.ts'; export { default as z } from './a.ts'" };
  const imports = `import d from '../components/d.json'; import a from '../components/a.ts';
    import * as all from '../components/all.ts';`;
  const y = { 'components/y.ts': 'export const y = 1' };
  const made = await afterEdits([{ ...files, ...all, ...y, ...page(imports, '[d, a, Object.keys(all).sort()]') }]);
  expect(made).toEqual([{ value: [[1], 1, ['y', 'z']], css: '' }]);
});

test('an import without an extension is refused with the name of the file', async () => {
  const [refused] = await afterEdits([
    { ...file('export const a = 1;'), ...page("import '../components/file';", '1') },
  ]);
  expect(refused).toMatch(/value\.txt\.ts:1:8: Could not resolve[\s\S]*Did you mean components\/file\.ts\?/);
});

test.each([
  ['code', "import '../lib/x.ts';", {}, 'pages/value.txt.ts:1:8: Could not resolve "../lib/x.ts"'],
  [
    'a style sheet',
    "import '../components/x.css';",
    { 'components/x.css': "@import '../lib/x.css';" },
    'lib/x.css: is not part of the site',
  ],
])(
  '%s cannot import files outside of the site, whose edits nothing would notice',
  async (_, imported, files, message) => {
    const outside = { 'lib/x.ts': 'export const x = 1;', 'lib/x.css': '.x{top:0}' };
    const [made] = await afterEdits([{ ...outside, ...files, ...page(imported, '1') }]);
    expect(made).toContain(message);
  },
);

test('a style sheet has no class names to import', async () => {
  const sheet = { 'components/c.module.css': '.box{top:0}' };
  const imported = (what: string) => page(`import ${what}'../components/c.module.css';`, '1');
  const [made, refused] = await afterEdits([
    { ...sheet, ...imported('') },
    page("import c from '../components/c.module.css';", 'c.box'),
  ]);
  expect(made).toEqual({ value: 1, css: '.box{top:0}' });
  expect(refused).toContain('"default" is not exported by "../components/c.module.css"');
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
    const bundle = create(site.root);
    await bundle(before);
    write(files);
    const after = readSources(site.root);
    expect(after).not.toEqual(before);
    expect(await bundle(after)).toEqual(await create(site.root)(after));
  },
);
