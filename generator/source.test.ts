import { describe, expect, test } from 'vitest';
import { parse, sourceOf } from './source.ts';

describe('placeholders', () => {
  const said = parse(
    'content/site.yaml',
    [
      'phone: !placeholder +91 00000 00000',
      'geo: !placeholder',
      '  latitude: 22.5',
      'code: !placeholder "007"',
      'rate: !placeholder 4.5',
    ].join('\n'),
  );

  test('read as the value behind the tag: text, a map, a number where it is written as one', () => {
    expect(said.data).toEqual({ phone: '+91 00000 00000', geo: { latitude: 22.5 }, code: '007', rate: 4.5 });
  });

  test('are remembered with their places', () => {
    expect(said.placeholders.map(({ place }) => [place.line, place.column])).toEqual([
      [1, 21],
      [3, 3],
      [4, 20],
      [5, 20],
    ]);
  });
});

describe('Markdown', () => {
  const text = '---\ntitle: One\ntags: [a, b]\n---\n\nThe body --- with dashes.\n';

  test('is its front matter and its body', () => {
    expect(parse('content/blog/one.md', text).data).toEqual({ title: 'One', tags: ['a', 'b'] });
    expect(sourceOf('content/blog/one.md', () => text).body).toBe('\nThe body --- with dashes.\n');
  });

  test('has places in its body, by their offset from its first letter', () => {
    const source = sourceOf('content/blog/one.md', () => text);
    expect(source.at(['body', 4])).toMatchObject({ line: 6, column: 5, text: 'The body --- with dashes.' });
  });

  test('keeps the lines of the file, also with a byte order mark and Windows line ends', () => {
    for (const form of [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n')]) {
      expect(sourceOf('content/blog/one.md', () => form).at(['tags', 1])).toMatchObject({
        line: 3,
        column: 11,
        text: 'tags: [a, b]',
      });
    }
  });

  test('without front matter says what to write', () => {
    expect(parse('content/blog/one.md', 'Just text').problems[0]?.message).toBe('front matter is missing');
  });
});

test('a place is the nearest thing that there is', () => {
  const source = sourceOf('content/a.yaml', () => 'list:\n  - name: x\n');
  expect(source.at(['list', 0, 'price'])).toMatchObject({ line: 2, column: 5 });
  expect(source.at(['list', 0, 'name'], true)).toMatchObject({ line: 2, column: 5 });
});

test('broken YAML is a problem with its place, not an exception', () => {
  expect(parse('content/a.yaml', 'a: [1, 2\nb: 3').problems[0]?.place).toMatchObject({
    file: 'content/a.yaml',
    line: 2,
  });
});
