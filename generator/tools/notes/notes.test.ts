/** A build reports spelling if CSpell is installed, and never fails because of it. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sharedSite } from '../../testing/folders.ts';
import { runHere } from '../../testing/run-here.ts';

const { root, write } = sharedSite('notes-test');
const note = (text: string) => `---\ntitle: One\nnext: two\n---\n${text}\n`;
/** Settings with these words only: loading CSpell's dictionaries takes two seconds. */
const spelling = (...words: string[]) =>
  JSON.stringify({ loadDefaultConfiguration: false, ignoreRegExpList: ['/\\b(?!rec)\\w+/gi'], words });
/** Builds the site, and returns the notes about it. */
const notes = async () => JSON.parse((await runHere(root, 'build --json --now 2024-06-01')).out).notes;

beforeAll(() => write('content/notes/one.md', note('We recieve it.')));

test('without CSpell the site is built and no spelling reported', async () => {
  expect(await notes()).toEqual([]);
});

test('with CSpell a misspelling is reported after the summary, with its location, also when nothing has changed', async () => {
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  write('cspell.json', spelling('receive'));
  const { code, out } = await runHere(root, 'build --now 2024-06-01');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/content\/notes\/one\.md:5:4: unknown word: recieve \[spelling\]\n {2}5 \| We recieve it\./),
  ]);
  expect(await notes()).toMatchObject([{ file: 'content/notes/one.md', line: 5, column: 4, rule: 'spelling' }]);
});

test('a word in cspell.json is not reported', async () => {
  write('cspell.json', spelling('receive', 'recieve'));
  expect(await notes()).toEqual([]);
});
