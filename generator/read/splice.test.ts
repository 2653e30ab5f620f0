/** Edits of content files: the value is the new one, and every other byte stays. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Node, type Scalar, visit } from 'yaml';
import { filesUnder } from '../files.ts';
import { pathAt } from './path-at.ts';
import { openSource, type Path, parseSource, type Source, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';

const open = (file: string, text?: string | Buffer) =>
  openSource('.', file, text === undefined ? readFileSync(file) : Buffer.from(text));
const edited = (text: string, path: Path, edit: Edit, file = 'content/a.yaml') =>
  String(splice(open(file, text), path, edit));

/** Texts that cannot stand in YAML as they are, and ordinary ones. */
const words = [
  'Two: words, "quoted" #1',
  "It's [one] {of} them",
  '12',
  'first\n\n  second  line\n- third',
  `a long one: ${'and more '.repeat(30)}end`,
  '!tag',
  'true',
  'ends with:',
  ' begins with a space',
  'ગુજરાતી, too',
  'plain words',
];

/** Returns the texts in the YAML of a file by the ranges in which they stand. */
function textsOf({ document, start }: Source) {
  const texts: { at: number; end: number; path: Path; tag: number }[] = [];
  visit(document(), {
    Scalar(key, node: Scalar) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const [at, end] = node.range;
      texts.push({ at: start + at, end: start + end, path: [], tag: node.tag === '!placeholder' ? 13 : 0 });
    },
  });
  return texts;
}

/** The content of this site and of four others. */
const folders = [
  'content',
  'generator/example/content',
  ...['plain', 'gujarati', 'tree'].map(name => `generator/fixtures/${name}/site/content`),
];

test.each(folders)('each text of %s is replaced by any other, and no other byte changes', folder => {
  const files = filesUnder(folder).filter(file => /\.(?:ya?ml|json|md)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files)
    for (const turn of [0, 1, 2]) {
      const source = open(`${folder}/${name}`);
      const texts = textsOf(source).map((one, i) => ({
        ...one,
        path: pathAt(source, one.at),
        value: words[(i + turn) % words.length] as string,
      }));
      let all = source.text;
      // From the last to the first, so that no range moves.
      for (const { at, end, tag, path, value } of texts.toReversed()) {
        const after = String(splice(source, path, { value }));
        const rest = source.text.slice(end);
        expect(after.startsWith(source.text.slice(0, at - tag))).toBe(true);
        expect(after.endsWith(rest)).toBe(true);
        all = all.slice(0, at - tag) + after.slice(at - tag, after.length - rest.length) + all.slice(end);
      }
      const read = parseSource(open(source.file, all));
      const seen = texts.map(({ path }) => String(valueAt(read.data, path)).replace(/\n$/, ''));
      expect(seen).toEqual(texts.map(({ value }) => value));
      // Of a record, the tag remains.
      expect(read.placeholders.filter(path => typeof valueAt(read.data, path) === 'string')).toEqual([]);
    }
});
