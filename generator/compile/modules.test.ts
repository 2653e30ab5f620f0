/** What holds although each module runs alone. */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { locateError } from '../site-code.ts';
import { plainSite } from '../testing/folders.ts';
import { withNodeStacks } from '../testing/node-stacks.ts';
import { type Compiler, createCompiler } from './compile.ts';

withNodeStacks();

const { root, write } = plainSite();
let compile: Compiler;

beforeEach(() => {
  compile = createCompiler(root, createCache());
});

/** Resolves with what the default export of pages/value.txt.ts returns, once that is written. */
async function valueFrom(code: string): Promise<unknown> {
  write('pages/value.txt.ts', code);
  return (await value())();
}
const value = async (compiler = compile) => {
  const { pages } = await (await compiler()).load();
  return pages.find(({ file }) => file === 'value.txt.ts')?.module.default;
};

test('modules may import each other in a circle', async () => {
  write(
    'components/a.ts',
    "import { b } from './b.ts';\nexport const a = () => b() + 1;\nexport function one() { return 1; }",
  );
  write(
    'components/b.ts',
    "import { one } from './a.ts';\nexport const early = one();\nexport const b = () => one() + early;",
  );
  expect(await valueFrom("import { a } from '../components/a.ts';\nexport default () => a();")).toBe(3);
});

test('an import sees later values of a variable', async () => {
  write('components/count.ts', 'export let count = 0;\nexport const add = () => { count++; };');
  write('components/all.ts', "export * from './count.ts';");
  const code =
    "import { add, count } from '../components/all.ts';\nexport default () => { add(); add(); return count; };";
  expect(await valueFrom(code)).toBe(2);
});

test('what is imported as a type is not run, and types are passed on', async () => {
  write('components/types.ts', "throw new Error('run');\nexport type T = string;");
  write(
    'components/more.ts',
    "export type U = number;\nexport { type T as V } from './kinds.ts';\nexport { T } from './kinds.ts';",
  );
  write('components/kinds.ts', 'export type T = string;');
  const imports = "import type { T } from '../components/types.ts';\nimport { type U } from '../components/more.ts';";
  expect(await valueFrom(`${imports}\nexport default (): T | U => 'fine';`)).toBe('fine');
});

test('only a module that was edited, and those that import it, run again', async () => {
  const log = 'export default () => (globalThis as any).log.splice(0).join();';
  const note = (name: string) => `(globalThis as any).log ??= []; (globalThis as any).log.push('${name}');`;
  write('components/leaf.ts', note('leaf'));
  write('components/twig.ts', `import './leaf.ts';\nimport './twig.css';\n${note('twig')}`);
  write('components/twig.css', '.twig { top: 0 }');
  const code = `import '../components/twig.ts';\n${note('page')}\n${log}`;
  expect(await valueFrom(code)).toBe('leaf,twig,page');
  write('components/twig.ts', `import './leaf.ts';\nimport './twig.css';\n${note('new twig')}`);
  expect((await value())()).toBe('new twig,page');
  write('components/twig.css', '.twig { top: 1px }');
  expect((await value())()).toBe('');
  expect(await valueFrom(`${code}\n`)).toBe('page');
});

test('an error is located in the module as it is now, also after the project was moved', async () => {
  const cache = createCache();
  const code = (lines: string) => `${lines}export default () => { throw new Error('no'); };`;
  const located = async (folder: string) => {
    const call = await value(createCompiler(folder, cache));
    return locateError(
      await Promise.resolve()
        .then(call)
        .catch(error => error),
    );
  };
  write('pages/value.txt.ts', code(''));
  expect(await located(root)).toMatchObject({ file: 'pages/value.txt.ts', line: 1, column: 30 });
  write('pages/value.txt.ts', code('\n\n'));
  expect(await located(root)).toMatchObject({ file: 'pages/value.txt.ts', line: 3, column: 30, text: code('') });
  const moved = `${root} größer`;
  renameSync(root, moved);
  try {
    expect(await located(moved)).toMatchObject({ line: 3, text: code('') });
  } finally {
    renameSync(moved, root);
  }
});

test('a module that failed runs again once what it needs is there', async () => {
  write(
    'components/late.ts',
    "import { readFileSync } from 'node:fs';\nexport const text = readFileSync(process.env.LATE!, 'utf8');",
  );
  process.env.LATE = path.join(root, 'late.txt');
  const code = "import { text } from '../components/late.ts';\nexport default () => text;";
  await expect(valueFrom(code)).rejects.toThrow(/^components\/late\.ts:2:21: ENOENT/);
  writeFileSync(process.env.LATE, 'here');
  expect((await value())()).toBe('here');
});

test('settings by another name are refused', async () => {
  write('content/settings.ts', 'export const setting = { rules: {} };');
  await expect(compile()).rejects.toThrow('content/settings.ts: exports no `settings`\n');
});
