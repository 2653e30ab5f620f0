import { afterEach, expect, test, vi } from 'vitest';
import { DiagnosticError, locateWith, runSiteCode, runSiteCodeAsync, strayError } from './diagnostics.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  locateWith(() => undefined);
});

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

test.each([
  ['window is not defined', 'an effect or an event of an island'],
  ['A component suspended while responding to synchronous input.', 'cannot be async'],
])('%s: how to mend it is said, too', (message, hint) => {
  const thrown = () => {
    throw new Error(message);
  };
  expect(failure(thrown)).toMatchObject([{ hint: expect.stringContaining(hint) }]);
});

test('an error without a message is told by its name', () => {
  const thrown = () => {
    throw new TypeError();
  };
  expect(failure(thrown)).toMatchObject([{ message: 'cannot be rendered at /a/: TypeError' }]);
});

test('a loop without end is stopped, and the innermost call is named', () => {
  vi.stubEnv('SITE_CODE_SECONDS', '1');
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

test('a promise that is not kept in a minute is a mistake', async () => {
  vi.useFakeTimers();
  const later = runSiteCodeAsync(doing, nowhere, () => new Promise(() => {}));
  const expected = expect(later).rejects.toThrow('cannot be rendered at /a/: it is not ready after 60 seconds');
  await vi.advanceTimersByTimeAsync(60_000);
  await expected;
});

test('a promise that nothing is left to keep is a mistake at once', async () => {
  const later = runSiteCodeAsync(doing, nowhere, () => new Promise(() => {}));
  process.emit('beforeExit', 0);
  await expect(later).rejects.toThrow('cannot be rendered at /a/: its promise is never kept');
});

test('what is thrown where nobody waits for it is a mistake if it is the site’s', () => {
  const error = new Error('aside');
  expect(strayError(error)).toBe(error);
  locateWith(() => location);
  expect((strayError(error) as DiagnosticError).diagnostics).toMatchObject([{ message: 'aside', location }]);
});

test('a call that does not know its place is told it by the code that was loaded', () => {
  locateWith(() => location);
  const thrown = () => {
    throw new Error('no notes');
  };
  expect(failure(thrown)).toMatchObject([{ location }]);
});
