/** Edits of content files: the value is the new one, and every other byte stays. */
import { describe, expect, test } from 'vitest';
import { isPair, isSeq, type Scalar, visit } from 'yaml';
import { filesUnder } from '../files.ts';
import { blocksOf } from '../markdown.ts';
import { openSource, type Path, parseSource, type Source, valueAt } from './source.ts';
import { type Edit, splice } from './splice.ts';

/** Texts of which most cannot stand in YAML as they are. */
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

/** Returns the texts in the YAML of a file, each with its range, with its tag. */
function textsIn(source: Source) {
  const texts: { at: number; end: number; path: Path; value: string }[] = [];
  visit(source.document(), {
    Scalar(key, node: Scalar, around) {
      const { value, range, tag } = node;
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const [at, end] = [source.start + range[0], source.start + range[1]];
      const stepOf = (one: unknown, i: number) =>
        isPair(one) ? String(one.key) : isSeq(one) ? one.items.indexOf(around[i + 1] ?? node) : [];
      const begin = tag ? source.text.lastIndexOf(tag, at) : at;
      texts.push({ at: begin, end, path: around.flatMap(stepOf), value: words[texts.length % words.length] as string });
    },
  });
  return texts;
}

const ofGenerator = ['example', 'fixtures/plain/site', 'fixtures/gujarati/site', 'fixtures/tree/site'];
const folders = ['content', ...ofGenerator.map(name => `generator/${name}/content`)];
const sourcesIn = (folder: string) =>
  filesUnder(folder)
    .filter(file => /\.(?:ya?ml|md)$/.test(file))
    .map(file => openSource(folder, file));

test.each(folders)('each text of %s is replaced by another, and no other byte changes', folder => {
  const counts = sourcesIn(folder).map(source => {
    const texts = textsIn(source);
    let all = source.text;
    // From the last to the first, so that none moves another.
    for (const { at, end, path, value } of texts.toReversed()) {
      const after = String(splice(source, path, { value }));
      const rest = source.text.slice(end);
      expect([after.slice(0, at), after.slice(-rest.length || after.length)]).toEqual([source.text.slice(0, at), rest]);
      all = all.slice(0, at) + after.slice(at, after.length - rest.length) + all.slice(end);
    }
    const { data, placeholders } = parseSource(openSource(folder, source.file, Buffer.from(all)));
    const seen = texts.map(({ path }) => String(valueAt(data, path)).replace(/\n$/, ''));
    expect(seen).toEqual(texts.map(({ value }) => value));
    expect(placeholders.filter(path => typeof valueAt(data, path) === 'string')).toEqual([]);
    return texts.length;
  });
  expect(Math.max(...counts)).toBeGreaterThan(0);
});

test.each(folders)('each block in the bodies of %s is replaced and left out, and no other byte changes', folder => {
  for (const source of sourcesIn(folder))
    for (const block of blocksOf(source.body ?? '', [])) {
      const at = source.text.lastIndexOf(source.body ?? '') + block.at;
      const before = source.text.slice(0, at);
      const after = source.text.slice(at + block.text.length);
      expect(String(splice(source, ['body', block.at], { value: 'a\n\nb' }, block))).toBe(`${before}a\n\nb${after}`);
      const without = String(splice(source, ['body', block.at], { value: null }, block));
      expect(without.trimEnd()).toBe((before + after.trimStart()).trimEnd());
    }
});

/** Yields the paths of the lists in a value. */
function* listsIn(value: unknown, path: Path = []): Generator<Path> {
  if (Array.isArray(value)) yield path;
  if (typeof value === 'object') for (const key in value) yield* listsIn(valueAt(value, [key]), [...path, key]);
}

test.each(folders)('an item that is added to each list of %s can be moved and removed, and no byte changes', folder => {
  for (const source of sourcesIn(folder))
    for (const path of listsIn(parseSource(source).data)) {
      const { length } = valueAt(parseSource(source).data, path) as unknown[];
      const moves: [Path, Edit][] = [
        [[...path, length], { list: 'up' }],
        [[...path, length - 1], { list: 'down' }],
      ];
      const edits: [Path, Edit][] = [
        [path, { list: 'add', ...(length === 0 && { value: 'a, b' }) }],
        ...(length > 0 ? moves : []),
        [[...path, length], { list: 'remove' }],
      ];
      const apply = (now: Source, [at, edit]: [Path, Edit]) => openSource(folder, source.file, splice(now, at, edit));
      expect(edits.reduce(apply, source).text).toBe(source.text);
    }
});

const edited = (text: string, path: Path, edit: Edit) =>
  String(splice(openSource('.', text.startsWith('{') ? 'a.json' : 'a.yaml', Buffer.from(text)), path, edit));

describe('an edit', () => {
  test.each<[what: string, before: string, path: Path, edit: Edit, after: string]>([
    ['of a tagged text', 'a: !placeholder "x" # why\n', ['a'], { value: 'y' }, 'a: "y" # why\n'],
    ['that confirms a record', 'a: !placeholder # why\n  b: 1\n', ['a'], { confirm: true }, 'a: # why\n  b: 1\n'],
    ['that confirms a list', 'a: !placeholder\n  - b\n', ['a'], { confirm: true }, 'a:\n  - b\n'],
    ['of a number', 'a: 1 # one\nb: 2\n', ['a'], { value: 3 }, 'a: 3 # one\nb: 2\n'],
    ['of lines', 'a: x # why\n', ['a'], { value: 'y\nz' }, 'a: "y\\nz" # why\n'],
    ['of nothing', 'a:\nb: 2\n', ['a'], { value: 'x' }, 'a: x\nb: 2\n'],
    ['of a missing name', 'a:\n  b: 1 # c\nd: 2', ['a', 'c'], { value: true }, 'a:\n  b: 1 # c\n  c: true\nd: 2'],
    ['in one line', 'a: { b: 1 }\n', ['a', 'c'], { value: 'x, y' }, 'a: { b: 1, c: "x, y" }\n'],
    ['that leaves out a name', 'a: 1\nb: 2 # b\nc: 3\n', ['b'], { value: null }, 'a: 1\nc: 3\n'],
    ['of a file with other line ends', '\uFEFFa: 1\r\nb: 2\r\n', ['c'], { value: 3 }, '\uFEFFa: 1\r\nb: 2\r\nc: 3\r\n'],
    ['that adds a record', 'a: []\n', ['a'], { list: 'add', value: { b: 'c' } }, 'a: [{ b: c }]\n'],
    ['without an item', 'a:\n  - b\n  # c\n  - c # c\n# d\n', ['a', 1], { list: 'remove' }, 'a:\n  - b\n# d\n'],
    ['that removes the only item', 'a:\n  - b\n', ['a', 0], { list: 'remove' }, 'a: []\n'],
    ['that removes one of a line', 'a: [x, "y", z]\n', ['a', 1], { list: 'remove' }, 'a: [x, z]\n'],
    [
      'of order',
      'a:\n  - b # 1\n  - c: 1\n    d: 2\n',
      ['a', 0],
      { list: 'down' },
      'a:\n  - c: 1\n    d: 2\n  - b # 1\n',
    ],
    ['of a text of JSON', '{ "a": ["x"] }\n', ['a', 0], { value: 'no: "yes"' }, '{ "a": ["no: \\"yes\\""] }\n'],
    [
      'of a name of JSON',
      '{\n  "a": ["x"],\n  "b": 1\n}',
      ['c'],
      { value: 'y' },
      '{\n  "a": ["x"],\n  "b": 1,\n  "c": "y"\n}',
    ],
    ['of JSON by an item', '{\n  "a": [\n    1\n  ]\n}', ['a'], { list: 'add' }, '{\n  "a": [\n    1, 1\n  ]\n}'],
    ['of JSON by less', '{\n  "a": 1,\n  "b": 2\n}', ['a'], { value: null }, '{\n  "b": 2\n}'],
  ])('%s changes nothing else', (_, before, path, edit, after) => {
    expect(edited(before, path, edit)).toBe(after);
  });

  test.each<[what: string, text: string, path: Path, edit: Edit]>([
    ['a value that has parts', 'a:\n  b: 1\n', ['a'], { value: 'x' }],
    ['the first move up', 'a: [x, y]\n', ['a', 0], { list: 'up' }],
    ['an item as if it were a list', 'a: [x, y]\n', ['a', 0], { list: 'add' }],
    ['something in a text', 'a: x\n', ['a', 'b'], { value: 'y' }],
    ['mixed line ends', 'a: 1\r\nb: 2\n', ['a'], { value: 'y' }],
  ])('of %s is left to a person', (_, text, path, edit) => {
    expect(() => edited(text, path, edit)).toThrow('this can only be changed in an editor');
  });
});
