/** Edits of content files: the value is the new one, and every other byte stays. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { filesUnder } from '../files.ts';
import { offsetOf, pathAt } from './path-at.ts';
import { openSource, type Path, parseSource, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';

const trees = [
  'content',
  ...['example', 'fixtures/plain/site', 'fixtures/gujarati/site', 'fixtures/tree/site'].map(
    name => `generator/${name}/content`,
  ),
];
const filesIn = (folder: string) =>
  filesUnder(folder)
    .filter(file => /\.(?:ya?ml|json|md)$/.test(file))
    .map(file => `${folder}/${file}`);
const open = (file: string, bytes = readFileSync(file)) => openSource('.', file, bytes);

/** Yields every text in data, with its path. */
function* textsIn(value: unknown, at: Path = []): Generator<[Path, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* textsIn(part, [...at, Array.isArray(value) ? Number(key) : key]);
}

const hard = [
  'Two: words, "quoted" #1',
  "It's [one] {of} them",
  '12',
  'first\n\n  second  line\n- third',
  '- dash',
  `long ${'words and '.repeat(20)}end`,
  '!tag',
  'true',
  'ends with:',
];

describe.each(trees)('every text of %s', tree => {
  test('is replaced by another, and nothing else changes', () => {
    let count = 0;
    for (const file of filesIn(tree)) {
      const source = open(file);
      const { data, placeholders } = parseSource(source);
      for (const [at, text] of textsIn(data)) {
        for (const value of [`${text} more`, hard[count++ % hard.length] as string]) {
          const spliced = open(file, splice(source, at, { value }));
          const after = parseSource(spliced);
          const seen = String(valueAt(after.data, at)).replace(/\n$/, '');
          expect([file, at, seen]).toEqual([file, at, value.replace(/\n$/, '')]);
        }
        const same = open(file, splice(source, at, { value: text }));
        const isTagged = placeholders.some(one => String(one) === String(at));
        if (!isTagged) expect(same.text).toBe(source.text);
      }
    }
  });
});
