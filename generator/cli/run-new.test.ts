/** `new` adds an item after the last one of a YAML list, however that is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plainSite } from '../testing/folders.ts';
import { parseCommandLine } from './options.ts';
import { run } from './run-new.ts';

const { root, write } = plainSite();

/** Returns the list after `new item three`. */
async function listWith(text: string): Promise<string> {
  write(
    'content/settings.ts',
    "const insert = (text: string) => [{ file: 'list.yaml', at: ['all'], text }];\n" +
      'export const settings = { starts: { item: (name: string) => ({ files: {}, insert: insert(name) }) } };\n',
  );
  const list = path.join(root, 'list.yaml');
  writeFileSync(list, text);
  const parsed = parseCommandLine(['new', 'item', 'three'], new Date());
  if ('help' in parsed) throw new Error('the command line was not parsed as a command');
  await run(root, parsed.options, () => {}, '');
  return readFileSync(list, 'utf8');
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
  await expect(listWith(text)).rejects.toThrow(
    'list.yaml: has no list all with one item per line\n  Add this yourself: three',
  );
});
