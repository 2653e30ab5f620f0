import { expect, test } from 'vitest';
import { DiagnosticError, nearest, showDiagnostic } from './diagnostics.ts';

test.each([
  ['titel', ['title', 'tags'], 'title'],
  ['relatedPost', ['relatedPosts', 'readingTime'], 'relatedPosts'],
  ['biuld', ['build', 'dev', 'preview'], 'build'],
  ['colour', ['card', 'title'], undefined],
  ['FAQ', ['tags', 'faq'], 'faq'],
])('nearest to %s among %j is %s', (word, known, found) => {
  expect(nearest(word, known)).toBe(found);
});

test('a mistake that is found twice is shown once', () => {
  const one = { message: 'is empty', location: { file: 'content/a.yaml' } };
  expect(new DiagnosticError([one, { ...one }]).diagnostics).toHaveLength(1);
});

test.each([
  [
    'with a caret under the column, after tabs, too',
    3,
    '\tnmae: Rye',
    /^a:1:3: wrong\n {2}1 \| \tnmae: Rye\n {4}\| \t \^$/,
  ],
  ['shortened around the column', 5_000, 'x'.repeat(10_000), /^a:1:5000: wrong\n {2}1 \| …x{160}…\n/],
])('a line is shown %s', (_, column, text, shown) => {
  expect(showDiagnostic({ message: 'wrong', location: { file: 'a', line: 1, column, text } })).toMatch(shown);
});
