/** Only open pages that have changed are notified; if only their style sheets have, they do not reload. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedSite } from '../testing/folders.ts';
import { dev, type Running } from './dev.ts';

const { root, write } = sharedSite('reload-test');
let running: Running;
const lines: string[] = [];

beforeAll(async () => {
  running = await dev(root, { port: 0, print: line => lines.push(line), now: new Date('2024-06-01') });
});
afterAll(() => running.close());

type Notified = '' | 'styles' | 'page';

/** Loads a page. Resolves with the URL of its event stream. */
async function load(page: string): Promise<URL> {
  const html = await (await fetch(new URL(page, running.url))).text();
  const [, events = ''] = /data-events="(.*?)"/.exec(html) ?? [];
  return new URL(events.replaceAll('&amp;', '&'), running.url);
}

/** Opens a page as a browser does. Returns a function that waits for the checks after an edit of a file, and resolves with the notification. */
async function open(page: string): Promise<(file: string) => Promise<Notified>> {
  const end = new AbortController();
  const { body } = await fetch(await load(page), { signal: end.signal });
  const before = lines.length;
  return async file => {
    let notified: Notified = '';
    for await (const chunk of body ?? []) {
      const text = Buffer.from(chunk).toString();
      if (text.includes('"reload":true')) notified = 'page';
      else if (text.includes('"styles":true')) notified = 'styles';
      // A file system may report one save several times, and an earlier one late.
      if (text.includes('"isDone":true') && lines.slice(before).some(line => line.includes(file))) break;
    }
    end.abort();
    return notified;
  };
}

const replaced = (file: string, from: string, to: string) => {
  write(file, readFileSync(path.join(root, file), 'utf8').replace(from, to));
  return file;
};
const added = (file: string) => {
  write(file, 'x');
  return file;
};

test.each<[what: string, edit: () => string, expected: [home: Notified, note: Notified]]>([
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
  ['a file of public/ that no page refers to', () => added('public/x.txt'), ['', '']],
  ['a picture that all pages show', () => replaced('public/dot.svg', 'r="1"', 'r="0.5"'), ['page', 'page']],
])('after a change of %s', async (_, edit, expected) => {
  const pages = [await open(''), await open('notes/one/')];
  const file = edit();
  expect(await Promise.all(pages.map(notified => notified(file)))).toEqual(expected);
});

test.each<[what: string, page: string, edit: () => string]>([
  ['a page', '', () => replaced('pages/index.tsx', '>All notes<', '>Every note<')],
  ['the book', '/__site/', () => replaced('pages/index.tsx', '>Every note<', '>Each note<')],
])('%s that changes before its browser connects is notified when it does', async (_, page, edit) => {
  const events = await load(page);
  const notified = await open('notes/one/');
  await notified(edit());
  const { body } = await fetch(events);
  for await (const chunk of body ?? []) if (Buffer.from(chunk).includes('"reload":true')) return;
});
