import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Compiled, createCompiler } from './compile.ts';
import type { Order, Terms } from './produce.ts';
import { createWorkshop, type Workshop } from './workshop.ts';

const root = path.resolve('node_modules/.cache/workshop-test');

function layOut(...fixtures: string[]) {
  rmSync(root, { recursive: true, force: true });
  for (const name of fixtures) cpSync(`generator/fixtures/${name}/site`, root, { recursive: true });
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a workshop', () => {
  const compiler = createCompiler(root);
  let compiled: Compiled;
  let workshop: Workshop;
  beforeAll(async () => {
    layOut('plain');
    const page = (name: string, code: string) => writeFileSync(path.join(root, 'pages', `${name}.txt.ts`), code);
    page('where', `import { isMainThread } from 'node:worker_threads';\nexport default () => String(isMainThread);\n`);
    page('throws', `export default () => {\n  throw new Error('no words');\n};\n`);
    page('ends', `export default () => process.exit(0);\n`);
    page('again', `const kept = Buffer.alloc(70_000, 'x');\nexport default () => kept;\n`);
    page(
      'later',
      `export default () => {\n  setTimeout(() => {\n    throw new Error('too late');\n  });\n  return new Promise(() => {});\n};\n`,
    );
    page(
      'unlinked',
      `import { isMainThread } from 'node:worker_threads';\nif (!isMainThread && process.env.UNLINKED) throw new Error('not here');\nexport default () => '';\n`,
    );
    compiled = await compiler.compile();
  });
  afterEach(() => workshop.close());
  afterAll(() => compiler.close());

  const terms: Terms = {
    surroundings: { address: { origin: 'https://a.example', base: '/' }, shellProps: { name: 'Shop' } },
    waivers: [],
  };
  const open = (expected: number) => {
    workshop = createWorkshop(compiled, terms, expected);
    return workshop;
  };
  const file = (name: string): Order => ({
    page: `${name}.txt.ts`,
    path: `/${name}.txt`,
    file: `${name}.txt`,
    props: '{}',
  });
  const note = (title: string): Order => ({
    page: 'notes/[slug].tsx',
    path: `/notes/${title}/`,
    file: `notes/${title}/index.html`,
    props: JSON.stringify({ slug: title, title, body: `Text of ${title}` }),
  });
  // As servers and writers do it; a plain Uint8Array would give a list of numbers.
  const text = (bytes: Uint8Array) => bytes.toString();

  test('makes few orders here, and many in threads', async () => {
    expect(text((await open(10).make(file('where'))).bytes)).toBe('true');
    await workshop.close();
    expect(text((await open(1000).make(file('where'))).bytes)).toBe('false');
  });

  test('takes threads when more comes than was expected', async () => {
    const { make } = open(0);
    const orders = Array.from({ length: 400 }, (_, i) => note(`n${i}`));
    for (const order of orders) await make(order);
    expect(text((await make(file('where'))).bytes)).toBe('false');
  });

  test('makes the same wherever it is made', async () => {
    const orders = [note('one'), note('two'), { ...note('three'), props: '{"title":"<&“₹”>","body":"x"}' }];
    const here = await Promise.all(orders.map(open(0).make));
    await workshop.close();
    const { make } = open(1000);
    await make(file('where')); // Comes out of a thread, so that they all run.
    const there = await Promise.all(orders.map(make));
    for (const [i, { bytes, ...made }] of there.entries()) {
      const { bytes: sameBytes, ...same } = here[i] as (typeof here)[number];
      expect(text(bytes)).toBe(text(sameBytes));
      expect(made).toEqual(same);
    }
  });

  test('says an author’s mistake with its place, also out of a thread', async () => {
    await expect(open(1000).make(file('throws'))).rejects.toMatchObject({
      problems: [
        { message: 'cannot be rendered at /throws.txt: no words', place: { file: 'pages/throws.txt.ts', line: 2 } },
      ],
    });
  });

  test('gives a page that gives the same bytes again and again its own each time', async () => {
    const { make } = open(1000);
    for (let i = 0; i < 6; i++) expect((await make(file('again'))).bytes).toHaveLength(70_000);
  });

  test('says what fails where nobody catches it, with its place, and remembers it', async () => {
    const { make, close } = open(1000);
    const failure = {
      problems: [
        { message: 'fails where nobody catches it: too late', place: { file: 'pages/later.txt.ts', line: 3 } },
      ],
    };
    await expect(make(file('later'))).rejects.toMatchObject(failure);
    await expect(close()).rejects.toMatchObject(failure);
    open(0);
  });

  test('says what keeps the pages from being linked in a thread', async () => {
    process.env.UNLINKED = 'yes';
    const { make } = open(1000);
    await expect(make(file('where'))).rejects.toMatchObject({
      problems: [{ message: 'not here', place: { file: 'pages/unlinked.txt.ts', line: 2 } }],
    });
    delete process.env.UNLINKED;
  });

  test('takes no orders when it is closed, so that no thread starts after that', async () => {
    const { make, close } = open(1000);
    await close();
    await expect(make(note('one'))).rejects.toThrow('closed');
  });

  test('says so when the site’s code ends a thread', async () => {
    const { make, close } = open(1000);
    await expect(make(file('ends'))).rejects.toThrow('the site’s code has ended the process');
    await expect(close()).rejects.toThrow('the site’s code has ended the process');
    open(0);
  });
});

test('a build so large that threads make it ends by itself when a page fails', () => {
  layOut('plain', 'parameter-page-throws');
  mkdirSync(path.join(root, 'content/notes'), { recursive: true });
  for (let i = 0; i < 200; i++)
    writeFileSync(path.join(root, `content/notes/n${i}.md`), `---\ntitle: Note ${i}\nnext: two\n---\nText.\n`);
  const cli = path.resolve('generator/cli.ts');
  // The limit is only there so that a process that hangs is a failure and not a stand-still.
  const { status, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect(stderr).toContain('pages/notes/[slug].tsx:9:30: cannot be rendered at /notes/two/: no two');
  expect(status).toBe(1);
});
