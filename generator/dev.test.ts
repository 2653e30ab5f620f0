import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from './build.ts';
import { type Dev, dev } from './dev.ts';

const root = path.resolve('node_modules/.cache/dev-test');
const at = (file: string) => path.join(root, file);
const said: string[] = [];
let running: Dev;
const now = new Date('2024-06-01');

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  cpSync('generator/fixtures/plain/site', root, { recursive: true });
  running = await dev(root, { port: 0, now, say: line => said.push(line) });
});
afterAll(async () => {
  await running.close();
  rmSync(root, { recursive: true, force: true });
});

/** Waits for the watcher to notice and for the build that follows. */
async function settle() {
  const before = said.length;
  for (let waits = 0; said.length === before && waits < 400; waits++)
    await new Promise(resolve => setTimeout(resolve, 25));
  await running.settled();
}

const fetchText = async (file: string) => (await fetch(running.url + file)).text();

/** A page as dev serves it, without what dev puts before the end of its body. */
async function served(file: string): Promise<string> {
  const text = await fetchText(file === 'index.html' ? '' : file.replace(/index\.html$/, ''));
  return text.replace(/<script>\{let lost[\s\S]*?<\/script>(?=<\/body>)/, '');
}

async function expectCleanBuild() {
  const { files } = await build(root, { now, withUnpublished: true });
  for (const { path: file, bytes } of files) {
    if (file === '404.html') continue;
    expect(await served(file), file).toBe(bytes.toString());
  }
}

const edits: [string, () => void][] = [
  ['a page edited', () => appendFileSync(at('pages/404.tsx'), '\n// changed\n')],
  [
    'a component edited',
    () =>
      writeFileSync(
        at('components/note.tsx'),
        readFileSync(at('components/note.tsx'), 'utf8').replace('className', 'title="n" className'),
      ),
  ],
  ['CSS edited', () => writeFileSync(at('components/note.css'), '.note { color: blue }')],
  [
    'content edited',
    () => writeFileSync(at('content/notes/one.md'), '---\ntitle: One, again\nnext: two\n---\nChanged.\n'),
  ],
  [
    'content added',
    () => writeFileSync(at('content/notes/three.md'), '---\ntitle: Three\nnext: two\n---\nThe third.\n'),
  ],
  ['content renamed', () => renameSync(at('content/notes/three.md'), at('content/notes/four.md'))],
  ['content deleted', () => rmSync(at('content/notes/four.md'))],
  [
    'an editor’s atomic save',
    () => {
      writeFileSync(at('content/notes/two.md~'), '---\ntitle: Two, saved\nnext: one\n---\nThe second.\n');
      rmSync(at('content/notes/two.md'));
      renameSync(at('content/notes/two.md~'), at('content/notes/two.md'));
    },
  ],
  ['a public file edited', () => writeFileSync(at('public/dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'a public file added',
    () => {
      mkdirSync(at('public/more'));
      writeFileSync(at('public/more/words.txt'), 'words');
    },
  ],
  [
    'the schema edited',
    () =>
      writeFileSync(
        at('content/schema.ts'),
        readFileSync(at('content/schema.ts'), 'utf8').replace(
          'title: z.string(),',
          'title: z.string().transform(t => t.toUpperCase()),',
        ),
      ),
  ],
  [
    'the shell edited',
    () =>
      writeFileSync(
        at('pages/_document.tsx'),
        readFileSync(at('pages/_document.tsx'), 'utf8').replace('lang="en"', 'lang="en-IN"'),
      ),
  ],
];

describe('what is served after an edit is what a clean build makes', () => {
  test('at the start', expectCleanBuild);

  test.each(edits)('%s', async (_, edit) => {
    edit();
    await settle();
    await expectCleanBuild();
  });
});

test('a mistake shows over the last good page, as in the terminal, and goes when it is mended', async () => {
  const file = at('content/notes/one.md');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('next:', 'nxet:'));
  await settle();
  const page = await fetchText('notes/one/');
  expect(page).toContain('id="build-mistake"');
  expect(page).toContain('content/notes/one.md:3:1: unknown field "nxet"');
  expect(page).toContain('Changed.');
  expect(said.join('\n')).toContain('content/notes/one.md:3:1: unknown field "nxet"');
  writeFileSync(file, good);
  await settle();
  expect(await fetchText('notes/one/')).not.toContain('build-mistake');
  await expectCleanBuild();
});

test('an open browser is told of a change', async () => {
  const response = await fetch(new URL('/__changes', running.url));
  const reader = response.body?.getReader();
  await reader?.read();
  appendFileSync(at('components/note.css'), '.note{margin:0}');
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('data: built');
  await reader?.cancel();
  await running.settled();
});

test('a page added and deleted is there and gone', async () => {
  writeFileSync(at('pages/extra.txt.ts'), "export default () => 'extra';\n");
  await settle();
  expect(await fetchText('extra.txt')).toBe('extra');
  rmSync(at('pages/extra.txt.ts'));
  await settle();
  expect((await fetch(`${running.url}extra.txt`)).status).toBe(404);
});
