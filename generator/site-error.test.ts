import { describe, expect, test } from 'vitest';
import { mapAll, mapAllAtOnce, nearest, refuse, SiteError, showProblem } from './site-error.ts';

describe('nearest', () => {
  test.each([
    ['titel', ['title', 'tags'], 'title'],
    ['relatedPost', ['relatedPosts', 'readingTime'], 'relatedPosts'],
    ['biuld', ['build', 'dev', 'preview'], 'build'],
    ['colour', ['card', 'title'], undefined],
    ['', ['a'], 'a'],
  ])('%s among %j is %s', (word, known, found) => {
    expect(nearest(word, known)).toBe(found);
  });
});

test('a problem is shown with its line, a caret under the column, and the hint', () => {
  const place = { file: 'content/site.yaml', line: 12, column: 3, text: '\tnmae: Trece' };
  expect(showProblem({ message: 'unknown field "nmae"', place, hint: 'Did you mean "name"?' })).toBe(
    [
      'content/site.yaml:12:3: unknown field "nmae"',
      '  12 | \tnmae: Trece',
      '     | \t ^',
      '  Did you mean "name"?',
    ].join('\n'),
  );
});

test('the mistakes of every item are thrown together', () => {
  const attempt = () =>
    mapAll([1, 2, 3], n => {
      if (n > 1) throw new SiteError([{ message: `${n} is too many` }]);
      return n;
    });
  expect(attempt).toThrow('2 is too many\n\n3 is too many');
});

test('a bug is not taken for a mistake of the author', () => {
  expect(() => mapAll([1], () => JSON.parse('{') as number)).toThrow(SyntaxError);
  expect(() => refuse([])).not.toThrow();
});

test('work done many at once ends with the first error that is no author’s mistake', async () => {
  const begun: number[] = [];
  const all = mapAllAtOnce([...Array(50).keys()], 4, async i => {
    begun.push(i);
    await Promise.resolve();
    if (i === 5) throw new TypeError('a bug');
    if (i === 2) throw new SiteError([{ message: 'a mistake' }]);
    return i;
  });
  await expect(all).rejects.toThrow('a bug');
  await new Promise(resolve => setImmediate(resolve));
  expect(begun.length).toBeLessThan(15);
});
