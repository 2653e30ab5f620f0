import { expect, test } from 'vitest';
import { DiagnosticError, runSiteCode, runSiteCodeAsync } from './diagnostics.ts';

const doing = { file: 'pages/a.tsx', what: 'be rendered at /a/' };
const location = { file: 'pages/a.tsx', line: 3, column: 5 };
const nowhere = () => undefined;

const failure = (run: () => unknown, locate: () => typeof location | undefined = nowhere) => {
  try {
    runSiteCode(doing, locate, run);
  } catch (error) {
    return (error as DiagnosticError).diagnostics;
  }
  return undefined;
};

test('what the site’s code throws is said with its place', () => {
  const thrown = () => {
    throw new Error('no notes');
  };
  expect(failure(thrown, () => location)).toEqual([{ message: 'cannot be rendered at /a/: no notes', location }]);
  expect(failure(thrown)).toMatchObject([{ location: { file: 'pages/a.tsx' } }]);
});

test('a loop without end is stopped, and the innermost call is named', () => {
  const inner = { file: 'pages/b.tsx', what: 'give its props' };
  const diagnostics = failure(() => {
    runSiteCode({ file: 'pages/c.tsx', what: 'be loaded' }, nowhere, () => 1);
    try {
      runSiteCode({ file: 'pages/d.tsx', what: 'be loaded' }, nowhere, () => JSON.parse('{'));
    } catch {}
    runSiteCode(inner, nowhere, () => {
      for (;;) {}
    });
  });
  expect(diagnostics).toMatchObject([{ location: { file: 'pages/b.tsx' } }]);
  expect(diagnostics?.[0]?.message).toMatch(/^cannot give its props: its code did not end within \d+ seconds$/);
  expect(failure(() => 1)).toBeUndefined();
});

test('code that ends the process is a mistake, and the process goes on', () => {
  const { exit } = process;
  expect(failure(() => process.exit(0))?.[0]?.message).toContain('process.exit');
  expect(process.exit).toBe(exit);
});

test('diagnostics that code throws itself are passed on as they are', () => {
  const own = new DiagnosticError([{ message: 'is empty' }]);
  expect(() =>
    runSiteCode(doing, nowhere, () => {
      throw own;
    }),
  ).toThrow(own);
});

test('a promise that is rejected is a mistake, too', async () => {
  const later = runSiteCodeAsync(doing, nowhere, async () => {
    await Promise.resolve();
    throw new Error('too late');
  });
  await expect(later).rejects.toThrow('pages/a.tsx: cannot be rendered at /a/: too late');
});
