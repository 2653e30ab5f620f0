import { describe, expect, test } from 'vitest';
import { DiagnosticError, mapAll, nearest, showDiagnostic } from './diagnostics.ts';

describe('nearest', () => {
  test.each([
    ['titel', ['title', 'tags'], 'title'],
    ['relatedPost', ['relatedPosts', 'readingTime'], 'relatedPosts'],
    ['biuld', ['build', 'dev', 'preview'], 'build'],
    ['colour', ['card', 'title'], undefined],
    ['FAQ', ['tags', 'faq'], 'faq'],
  ])('%s among %j is %s', (word, known, found) => {
    expect(nearest(word, known)).toBe(found);
  });
});

test('a diagnostic is shown with its line, a caret under the column, and the hint', () => {
  const location = { file: 'content/site.yaml', line: 12, column: 3, text: '\tnmae: Trece' };
  expect(showDiagnostic({ message: 'unknown field "nmae"', location, hint: 'Did you mean "name"?' })).toBe(
    [
      'content/site.yaml:12:3: unknown field "nmae"',
      '  12 | \tnmae: Trece',
      '     | \t ^',
      '  Did you mean "name"?',
    ].join('\n'),
  );
});

test('the diagnostics of every item are thrown together', () => {
  const attempt = () =>
    mapAll([1, 2, 3], n => {
      if (n > 1) throw new DiagnosticError([{ message: `${n} is too many` }]);
      return n;
    });
  expect(attempt).toThrow('2 is too many\n\n3 is too many');
});

test('a mistake that is found twice is shown once', () => {
  const one = { message: 'is empty', location: { file: 'content/a.yaml' } };
  expect(new DiagnosticError([one, { ...one }]).diagnostics).toHaveLength(1);
});

test('a long line is shortened around the column', () => {
  const location = { file: 'a', line: 1, column: 5_000, text: 'x'.repeat(10_000) };
  expect(showDiagnostic({ message: 'wrong', location })).toMatch(/^a:1:5000: wrong\n {2}1 \| …x{160}…\n/);
});
