import path from 'node:path';
import { expect, test } from 'vitest';
import { runSiteCode, siteFiles, timeLimit } from './site-code.ts';

test('an error in code beside the site, such as a linked package, is located there', () => {
  siteFiles.set(path.resolve('package.json'), '../shared/package.json');
  const error = Object.assign(new Error('no'), { stack: `at f (${path.resolve('package.json')}:2:3)` });
  return expect(runSiteCode({ file: 'a.tsx' }, () => Promise.reject(error))).rejects.toThrow(
    '../shared/package.json:2:3: no',
  );
});

test('an endless loop in a page ends after a limit, even one that catches everything', () => {
  timeLimit.milliseconds = 100;
  const run = () => {
    for (;;)
      try {
        for (;;);
      } catch {}
  };
  const task = { file: 'pages/a.tsx', what: 'be rendered at /a/' };
  expect(() => runSiteCode(task, run)).toThrow('pages/a.tsx: cannot be rendered at /a/: it does not end');
  timeLimit.milliseconds = 20_000;
  expect(runSiteCode(task, () => runSiteCode(task, () => 1))).toBe(1);
});
