/** `explain` shows what a page is made of, and why it last changed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sharedSite } from '../testing/folders.ts';
import { buildHere, runHere } from '../testing/run-here.ts';

const { root, write } = sharedSite('record-test');
const edit = (file: string, from: string, to: string) =>
  write(file, readFileSync(path.join(root, file), 'utf8').replace(from, to));
const build = () => buildHere(root, '--now 2024-06-01');
const run = (words: string) => runHere(root, `${words} --now 2024-06-01`);

/** Explains a page. Resolves with a function that returns the lines under a title. */
async function explained(page: string): Promise<(title: string) => string[]> {
  const { out } = await run(`explain ${page}`);
  return title => {
    const [, lines = ''] = out.split(new RegExp(`^${title}.*:\n`, 'm'));
    return (
      lines
        .split(/\n(?! )/)[0]
        ?.split('\n')
        .map(line => line.trim()) ?? []
    );
  };
}

beforeAll(async () => expect((await build()).problems).toBe(''));

test('a page is explained by its code, its content and its rules', async () => {
  const page = await explained('/notes/one/');
  expect(page('Made by')).toEqual(['pages/notes/[slug].tsx', 'content/notes/one.md']);
  expect(page('Code')).toEqual(
    expect.arrayContaining([
      'components/note.css',
      'components/note.tsx',
      'pages/_document.tsx',
      'pages/notes/[slug].tsx',
    ]),
  );
  expect(page('Rules that check it')).toContain('headings');
  expect(page('Style sheets')).toContainEqual(expect.stringMatching(/^components\/note\.css: \d+$/));
});

test('the reason for a rebuild is the first build, and later the files that were edited', async () => {
  const first = await explained('/notes/one');
  expect(first('Last rebuilt because of')).toEqual([expect.stringMatching(/^its first build, on /)]);
  edit('components/note.tsx', '{text}<', '{text}!<');
  const changed = await explained('/notes/one/');
  await build();
  expect(changed('Changed since')).toEqual(['components/note.tsx']);
  const second = await explained('/notes/one/');
  expect(second('Last rebuilt because of')).toEqual([expect.stringMatching(/^components\/note\.tsx, on /)]);
  expect((await explained('/'))('Last rebuilt because of')).toEqual([expect.stringMatching(/^its first build, on /)]);
  expect(second('Changed since')).toEqual(['none']);
});

test('explain accepts a path, with or without the base, or a whole URL', async () => {
  for (const name of ['/notes/one', '/folder/notes/one/', 'https://plain.example/folder/n%6Ftes/one/'])
    expect((await run(`explain ${name} --url https://plain.example/folder/`)).code, name).toBe(0);
});

test.each([
  ['/notes/onn/', '\n  Did you mean /notes/one/?'],
  ['https://plain.example/%E0%A4%A', ''],
])('for a path without a page, %s, explain suggests the nearest one', async (path, near) => {
  const { code, err } = await run(`explain ${path}`);
  expect([code, err]).toEqual([1, expect.stringContaining(`there is no page ${path}${near}`)]);
});

test('a page that takes only some fields of its entry is made of that entry', async () => {
  edit('content/notes/one.md', 'title: One', 'title: One more');
  expect((await explained('/notes/one/'))('Changed since')).toEqual(['content/notes/one.md']);
  await build();
  const page = await explained('/notes/one/');
  expect(page('Last rebuilt because of')).toEqual([expect.stringMatching(/^content\/notes\/one\.md, on /)]);
});
