/** `new` adds an item after the last one of a YAML list, however that is written. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plainSite } from '../testing/folders.ts';
import { runHere } from '../testing/run-here.ts';

const { root, write } = plainSite();

/** Returns the list after `new item three`, or the error message. */
async function listWith(text: string): Promise<string> {
  write(
    'content/settings.ts',
    "const insert = (text: string) => [{ file: 'list.yaml', at: ['all'], text }];\n" +
      'export const settings = { starts: { item: (name: string) => ({ files: {}, insert: insert(name) }) } };\n',
  );
  write('list.yaml', text);
  const { err } = await runHere(root, 'new item three');
  return err || readFileSync(path.join(root, 'list.yaml'), 'utf8');
}

test.each([
  [
    'all:\n  - one\n  - !placeholder two # why\nrest: 1\n',
    'all:\n  - one\n  - !placeholder two # why\n  - three\nrest: 1\n',
  ],
  ['all:\n- one: 1\n  two: |\n    2\n\nrest: 1\n', 'all:\n- one: 1\n  two: |\n    2\n- three\n\nrest: 1\n'],
  ['all:\n  - one', 'all:\n  - one\n  - three\n'],
])('%j becomes %j', async (text, expected) => {
  expect(await listWith(text)).toBe(expected);
});

test.each(['all: [one, two]\n', 'all: []\n', 'rest: 1\n'])('%j is left for the author to edit', async text => {
  expect(await listWith(text)).toBe('list.yaml: has no list all with one item per line\n  Add this yourself: three\n');
});
