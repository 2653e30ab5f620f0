import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { openSource, parseSource } from './source.ts';

const { root, write } = emptyFolder();

/** A content file with this text. */
function sourceOf(text: string, name = 'site.yaml') {
  write(`content/${name}`, text);
  return openSource(root, `content/${name}`);
}

/** The location of a path, as "line:column". */
function locationOf(text: string, at: (string | number)[], isKey = false) {
  const { line, column } = sourceOf(text).locate(at, isKey);
  return `${line}:${column}`;
}

describe('placeholders', () => {
  const text = [
    'phone: !placeholder +91 00000 00000',
    'geo: !placeholder',
    '  latitude: 22.5',
    'code: !placeholder "007"',
    'rate: !placeholder 4.5',
    'all: !placeholder [!placeholder 1, 2]',
    'story: !placeholder >-',
    '  Once',
  ].join('\n');

  test('have the value after the tag: text, a map, a list, or a number if it is written as one', () => {
    const placeholders = [['phone'], ['geo'], ['code'], ['rate'], ['all'], ['all', 0], ['story']];
    expect(parseSource(sourceOf(text))).toEqual({
      data: {
        phone: '+91 00000 00000',
        geo: { latitude: 22.5 },
        code: '007',
        rate: 4.5,
        all: [1, 2],
        story: 'Once',
      },
      placeholders,
    });
  });

  test.each<[string, string, string[]]>([
    ['all of it', '!placeholder {a: 1}', ['']],
    ['in maps and lists', 'a: [1, {b: !placeholder 2}]\nc: !placeholder 3', ['a.1.b', 'c']],
    ['a tagged value with tagged values in it', 'a: !placeholder {b: !placeholder 1}', ['a', 'a.b']],
    ['before a name, which is meant for its value', '- !placeholder a: 1', ['0.a']],
    ['another tag, or a text about it', 'a: !!str 1\nb: "!placeholder"', []],
  ])('are found by their paths: %s', (_, yaml, places) => {
    expect(parseSource(sourceOf(yaml)).placeholders.map(place => place.join('.'))).toEqual(places);
  });
});

const markdown = '---\ntitle: One\ntags: [a, b]\n---\n\nThe body --- with dashes.\n';

test.each([
  ['as it is mostly written', markdown],
  ['with a byte order mark', `\uFEFF${markdown}`],
  ['with Windows line ends', markdown.replaceAll('\n', '\r\n')],
  ['with blanks after the dashes', markdown.replaceAll('---\n', '--- \n')],
])('Markdown %s has its fields and its body, each with its lines', (_, text) => {
  const source = sourceOf(text, 'one.md');
  expect(source.locate(['tags', 1])).toMatchObject({ line: 3, column: 11, text: 'tags: [a, b]' });
  expect(source.body).toBe('The body --- with dashes.');
  expect(source.locate(['body', 4])).toMatchObject({ line: 6, column: 5, text: source.body });
});

describe('the location of a value', () => {
  const text =
    'list:\n  - name: x\n    "long name": |\n      a\n2024: { a: "b", 1.50: c }\nempty:\nother: [1]\nagain: 2\nitems:\n  - x\n  -\n';

  test.each<[(string | number)[], string]>([
    [[], '1:1'],
    [['list'], '2:3'],
    [['list', 0, 'name'], '2:11'],
    [['list', 0, 'long name'], '3:18'],
    [['2024', 'a'], '5:12'],
    [[2024, '1.5'], '5:23'],
    [['empty'], '6:1'],
    [['items', 1], '11:4'],
    [['list', 0, 'price'], '2:5'],
    [['nothing', 'here'], '1:1'],
  ])('%j', (at, place) => {
    expect(locationOf(text, at)).toBe(place);
  });

  test('can be that of its name', () => {
    expect(locationOf(text, ['list', 0, 'long name'], true)).toBe('3:5');
    expect(locationOf(text, ['2024'], true)).toBe('5:1');
    expect(locationOf(text, ['2024', 'b'], true)).toBe('5:7');
  });
});
