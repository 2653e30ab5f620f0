/** Which open pages are told of a change: those that are other bytes now; where only style sheets are, the page stays. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dev, type Running } from './dev.ts';

const root = path.resolve('node_modules/.cache/reload-test');
let running: Running;
/** What the terminal shows. */
const lines: string[] = [];

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  // As old as they are there: what is new, dev takes for saved while it began.
  cpSync('generator/fixtures/plain/site', root, { recursive: true, preserveTimestamps: true });
  running = await dev(root, { port: 0, print: line => lines.push(line), now: new Date('2024-06-01') });
});
afterAll(async () => {
  await running.close();
  rmSync(root, { recursive: true, force: true });
});

type Told = '' | 'styles' | 'page';

/** Loads a page; gives the address at which it hears of changes. */
async function load(page: string): Promise<URL> {
  const html = await (await fetch(new URL(page, running.url))).text();
  const [, events = ''] = /data-events="(.*?)"/.exec(html) ?? [];
  return new URL(events.replaceAll('&amp;', '&'), running.url);
}

/** Opens a page as a browser does; gives what it is told until all is checked after an edit of a file. */
async function open(page: string): Promise<(file: string) => Promise<Told>> {
  const end = new AbortController();
  const { body } = await fetch(await load(page), { signal: end.signal });
  const before = lines.length;
  return async file => {
    let told: Told = '';
    for await (const chunk of body ?? []) {
      const text = Buffer.from(chunk).toString();
      if (text.includes('"reload":true')) told = 'page';
      else if (text.includes('"styles":true')) told = 'styles';
      // A file system tells of one save several times, and of some late.
      if (text.includes('"isDone":true') && lines.slice(before).some(line => line.includes(file))) break;
    }
    end.abort();
    return told;
  };
}

const replaced = (file: string, from: string, to: string) => {
  const full = path.join(root, file);
  writeFileSync(full, readFileSync(full, 'utf8').replace(from, to));
  return file;
};
const added = (file: string) => {
  writeFileSync(path.join(root, file), 'x');
  return file;
};

test.each<[what: string, edit: () => string, told: [home: Told, note: Told]]>([
  ['a page', () => replaced('pages/index.tsx', '>Notes<', '>All notes<'), ['page', '']],
  ['a comment', () => replaced('pages/index.tsx', 'export default', '// A comment.\nexport default'), ['', '']],
  ['an entry', () => replaced('content/notes/one.md', 'The first', 'The very first'), ['', 'page']],
  ['a style sheet', () => replaced('components/note.css', 'red', 'blue'), ['', 'styles']],
  ['the shell', () => replaced('pages/_document.tsx', 'lang="en"', 'lang="en-IN"'), ['page', 'page']],
  [
    'a style sheet of the shell',
    () => replaced('pages/_document.css', 'margin: 0', 'margin: 1px'),
    ['styles', 'styles'],
  ],
  ['a file of public/ that no page names', () => added('public/x.txt'), ['', '']],
  ['a picture that all pages name', () => replaced('public/dot.svg', 'r="1"', 'r="0.5"'), ['page', 'page']],
])('after a change of %s', async (_, edit, expected) => {
  const told = [await open(''), await open('notes/one/')];
  const file = edit();
  expect(await Promise.all(told.map(hear => hear(file)))).toEqual(expected);
});

test.each<[what: string, page: string, edit: () => string]>([
  ['a page', '', () => replaced('pages/index.tsx', '>All notes<', '>Every note<')],
  ['the book', '/__site/', () => replaced('pages/index.tsx', '>Every note<', '>Each note<')],
])('%s that changes before its browser listens is told when it does', async (_, page, edit) => {
  const events = await load(page);
  const hear = await open('notes/one/');
  await hear(edit());
  const { body } = await fetch(events);
  for await (const chunk of body ?? []) if (Buffer.from(chunk).includes('"reload":true')) return;
});
