import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../cache.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import { createOpener } from '../read/source.ts';
import { checkProject, withoutEdited } from './project-checks.ts';

const root = path.resolve('node_modules/.cache/project-checks-test');

const check = async (cache = createCache(), { signal } = new AbortController()) => {
  const found = await checkProject({ root, cache, sources: [createOpener(root)('content/one.md')], signal });
  return found.map(showDiagnostic).join('\n\n');
};
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  write('tsconfig.json', '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["components", "pages"] }');
  write('components/price.ts', 'export const price: number = 5;\n');
  write('content/one.md', '---\ntitle: One\n---\n');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a project without mistakes has no findings', async () => {
  expect(await check()).toBe('');
});

test('type errors and forbidden imports are reported with their locations, of libraries with where to use them', async () => {
  write('pages/index.tsx', "import { marked } from 'marked';\nexport const home = marked;\n");
  write(
    'components/price.ts',
    "import { home } from '../pages/index.tsx';\nexport const all = home;\nexport const price: number = 'five';\n",
  );
  const found = await check();
  expect.soft(found).toMatch(/^components\/price\.ts:3:14: TS2322: Type 'string'/m);
  expect
    .soft(found)
    .toContain(
      "components/price.ts:1:23: imports ../pages/index.tsx [imports]\n  1 | import { home } from '../pages/index.tsx';",
    );
  expect.soft(found).toContain('content. Use a library in a component.');
});

test('findings about a file that was edited since are left out', () => {
  const [one, other] = ['pages/a.tsx', 'pages/b.tsx'].map(file => ({ message: 'TS1: x', location: { file } }));
  const found = [one, other].flatMap(diagnostic => diagnostic ?? []);
  expect(withoutEdited(found, new Set(['pages/b.tsx', 'pages/c.tsx']))).toEqual([one]);
  expect(withoutEdited(found, new Set())).toEqual(found);
});

test('a check that is stopped finds nothing, and another one all', async () => {
  const stopped = new AbortController();
  write('components/price.ts', "export const price: number = 'five';\n");
  const first = check(createCache(), stopped);
  stopped.abort();
  expect([await first, (await check()).includes('TS2322')]).toEqual(['', true]);
});

test('a compiler that goes on after SIGTERM, as that of TypeScript 7 does, ends with its check', async () => {
  // In another folder, as modules of the same name are loaded once.
  const folder = path.join(root, 'other');
  const [compiler, note] = [path.join(folder, 'compiler.cjs'), path.join(folder, 'pid')];
  const lines = [
    '#!/usr/bin/env node',
    "process.on('SIGTERM', () => {})",
    `require('node:fs').writeFileSync(${JSON.stringify(note)}, String(process.pid))`,
    'setInterval(() => {}, 1000)',
  ];
  write('other/compiler.cjs', lines.join('\n'));
  chmodSync(compiler, 0o755);
  write('other/tsconfig.json', '{}');
  write('other/node_modules/typescript/package.json', '{ "type": "module" }');
  write('other/node_modules/typescript/lib/getExePath.js', `export default () => ${JSON.stringify(compiler)};`);
  const stopped = new AbortController();
  const found = checkProject({ root: folder, cache: createCache(), sources: [], signal: stopped.signal });
  const pidOf = () => existsSync(note) && Number(readFileSync(note, 'utf8'));
  const pid = await vi.waitUntil(pidOf, { timeout: 10_000 });
  stopped.abort();
  await found;
  // Ends it if it still runs.
  expect(() => process.kill(pid, 'SIGKILL')).toThrow('ESRCH');
});

test('a misspelling is reported with its location until it is fixed', async () => {
  // Without types, whose check takes longer than that of spelling.
  rmSync(path.join(root, 'tsconfig.json'));
  const cache = createCache();
  // Nor with dictionaries: loading them takes two seconds.
  write(
    'cspell.json',
    JSON.stringify({ loadDefaultConfiguration: false, words: ['title', 'One', 'Vesu', 'receive', 'it'] }),
  );
  write('content/one.md', '---\ntitle: One\n---\nVesu recieve it.\n');
  expect(await check(cache)).toMatch(
    /^content\/one\.md:4:6: unknown word: recieve \[spelling\]\n {2}4 \| Vesu recieve it\..*Did you mean receive\?/s,
  );
  write('content/one.md', '---\ntitle: One\n---\nVesu receive it.\n');
  expect(await check(cache)).toBe('');
});
