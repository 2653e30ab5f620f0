/** Edits of content files: the value is the new one, and every other byte stays. */
import { describe, expect, test } from 'vitest';
import { isPair, isSeq, type Scalar, visit } from 'yaml';
import { filesUnder } from '../files.ts';
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

test.each(['content', ...ofGenerator.map(name => `generator/${name}/content`)])(
  'each text of %s is replaced by another, and no other byte changes',
  folder => {
    const files = filesUnder(folder).filter(file => /\.(?:ya?ml|md)$/.test(file));
    const counts = files.map(file => {
      const source = openSource(folder, file);
      const texts = textsIn(source);
      let all = source.text;
      // From the last to the first, so that none moves another.
      for (const { at, end, path, value } of texts.toReversed()) {
        const after = String(splice(source, path, { value }));
        const rest = source.text.slice(end);
        expect([after.slice(0, at), after.slice(-rest.length || after.length)]).toEqual([
          source.text.slice(0, at),
          rest,
        ]);
        all = all.slice(0, at) + after.slice(at, after.length - rest.length) + all.slice(end);
      }
      const { data, placeholders } = parseSource(openSource(folder, file, Buffer.from(all)));
      const seen = texts.map(({ path }) => String(valueAt(data, path)).replace(/\n$/, ''));
      expect(seen).toEqual(texts.map(({ value }) => value));
      expect(placeholders.filter(path => typeof valueAt(data, path) === 'string')).toEqual([]);
      return texts.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(0);
  },
);

const edited = (text: string, path: Path, edit: Edit, file = 'a.yaml') =>
  String(splice(openSource('.', file, Buffer.from(text)), path, edit));
const list = 'list:\n  # First.\n  - one # 1\n  - a: 1\n    b: 2\n# End.\n';

describe('an edit', () => {
  test.each<[what: string, before: string, path: Path, edit: Edit, after: string]>([
    ['of a tagged text', 'a: !placeholder "x" # why\n', ['a'], { value: 'y' }, 'a: "y" # why\n'],
    ['that confirms a record', 'a: !placeholder # why\n  b: 1\n', ['a'], { confirm: true }, 'a: # why\n  b: 1\n'],
    ['that confirms a list', 'a: !placeholder\n  - b\n', ['a'], { confirm: true }, 'a:\n  - b\n'],
    ['of a number', 'a: 1 # one\nb: 2\n', ['a'], { value: 3 }, 'a: 3 # one\nb: 2\n'],
    ['of lines', 'a: x # why\n', ['a'], { value: 'y\nz' }, 'a: "y\\nz" # why\n'],
    ['of nothing', 'a:\nb: 2\n', ['a'], { value: 'x' }, 'a: x\nb: 2\n'],
    [
      'of a name that is missing',
      'a:\n  b: 1 # c\nd: 2',
      ['a', 'c'],
      { value: true },
      'a:\n  b: 1 # c\n  c: true\nd: 2',
    ],
    [
      'of a record that is missing',
      'a: 1',
      ['p'],
      { value: { f: 'x.jpg', t: 'a, b' } },
      'a: 1\np: { f: x.jpg, t: "a, b" }',
    ],
    ['in one line', 'a: { b: 1 }\n', ['a', 'c'], { value: 'x, y' }, 'a: { b: 1, c: "x, y" }\n'],
    ['of a file with other line ends', '\uFEFFa: 1\r\nb: 2\r\n', ['c'], { value: 3 }, '\uFEFFa: 1\r\nb: 2\r\nc: 3\r\n'],
    ['that adds to a list', list, ['list'], { list: 'add', value: 'x' }, list.replace('# End', '  - x\n# End')],
    ['that adds a copy', list, ['list'], { list: 'add' }, list.replace('# End', '  - a: 1\n    b: 2\n# End')],
    ['that adds to an empty list', 'a: []\n', ['a'], { list: 'add', value: { b: 'c' } }, 'a: [{ b: c }]\n'],
    ['that removes an item', list, ['list', 0], { list: 'remove' }, list.replace('  - one # 1\n', '')],
    ['that removes the only item', 'a:\n  - b\n', ['a', 0], { list: 'remove' }, 'a: []\n'],
    ['that removes one of a line', 'a: [x, "y", z]\n', ['a', 1], { list: 'remove' }, 'a: [x, z]\n'],
    ['that removes the last of a line', 'a: [x, y]\n', ['a', 1], { list: 'remove' }, 'a: [x]\n'],
    ['that removes a field', 'a: 1\nb: 2 # b\nc: 3\n', ['b'], { value: null }, 'a: 1\nc: 3\n'],
    ['that moves an item up', 'a: [x, y, z]\n', ['a', 2], { list: 'up' }, 'a: [x, z, y]\n'],
  ])('%s changes nothing else', (_, before, path, edit, after) => {
    expect(edited(before, path, edit)).toBe(after);
  });

  test('moves a record of a list with its lines', () => {
    const after = 'list:\n  # First.\n  - a: 1\n    b: 2\n  - one # 1\n# End.\n';
    expect(edited(list, ['list', 0], { list: 'down' })).toBe(after);
  });

  test.each<[what: string, text: string, path: Path, edit: Edit]>([
    ['a value that has parts', 'a:\n  b: 1\n', ['a'], { value: 'x' }],
    ['the first move up', 'a: [x, y]\n', ['a', 0], { list: 'up' }],
    ['something in a text', 'a: x\n', ['a', 'b'], { value: 'y' }],
    ['mixed line ends', 'a: 1\r\nb: 2\n', ['a'], { value: 'y' }],
  ])('of %s is left to a person', (_, text, path, edit) => {
    expect(() => edited(text, path, edit)).toThrow('a.yaml:1:1: this can only be changed in an editor'.slice(12));
  });
});
