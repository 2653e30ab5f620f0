import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  DiagnosticError,
  mapAll,
  nearest,
  runSiteCode,
  setTimeLimit,
  showAll,
  showDiagnostic,
  siteFiles,
} from './diagnostics.ts';

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

test('of many diagnostics the first fifty are shown, unless all are asked for, and how many there are', () => {
  const many = Array.from({ length: 1060 }, (_, i) => ({ message: `m${i}.`, rule: 'links' }));
  expect(showAll(many, false)).toMatch(
    /m49\. \[links\]\n\n50 are shown; --all shows the others, too\.\n\nTo fix: 1,060$/,
  );
  expect(showAll(many, true)).toContain('m1059. [links]');
});

test('the diagnostics of every item are thrown together', () => {
  const attempt = () =>
    mapAll([1, 2, 3], n => {
      if (n > 1) throw new DiagnosticError([{ message: `${n} is too many` }]);
      return n;
    });
  expect(attempt).toThrow('2 is too many\n\n3 is too many');
});

test('an error in code beside the site, such as a linked package, is located there', () => {
  siteFiles.set(path.resolve('package.json'), '../shared/package.json');
  const error = Object.assign(new Error('no'), { stack: `at f (${path.resolve('package.json')}:2:3)` });
  return expect(runSiteCode({ file: 'a.tsx' }, () => Promise.reject(error))).rejects.toThrow(
    '../shared/package.json:2:3: no',
  );
});

test('a mistake that is found twice is shown once', () => {
  const one = { message: 'is empty', location: { file: 'content/a.yaml' } };
  expect(new DiagnosticError([one, { ...one }]).diagnostics).toHaveLength(1);
});

test('a long line is shortened around the column', () => {
  const location = { file: 'a', line: 1, column: 5_000, text: 'x'.repeat(10_000) };
  expect(showDiagnostic({ message: 'wrong', location })).toMatch(/^a:1:5000: wrong\n {2}1 \| …x{160}…\n/);
});

test('an endless loop in a page ends after a limit, even one that catches everything', () => {
  setTimeLimit(100);
  const run = () => {
    for (;;)
      try {
        for (;;);
      } catch {}
  };
  const task = { file: 'pages/a.tsx', what: 'be rendered at /a/' };
  expect(() => runSiteCode(task, run)).toThrow('pages/a.tsx: cannot be rendered at /a/: it does not end');
  setTimeLimit(20_000);
  expect(runSiteCode(task, () => runSiteCode(task, () => 1))).toBe(1);
});
