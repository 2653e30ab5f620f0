import { afterEach, expect, test, vi } from 'vitest';
import { DiagnosticError, runSiteCode, runSiteCodeAsync, setLocators, strayError } from './diagnostics.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  setLocators(() => undefined);
});

const task = { file: 'pages/a.tsx', what: 'be rendered at /a/' };
const location = { file: 'pages/a.tsx', line: 3, column: 5 };
const nowhere = () => undefined;

const failure = (run: () => unknown, locate: () => typeof location | undefined = nowhere) => {
  setLocators(locate);
  try {
    runSiteCode(task, run);
  } catch (error) {
    return (error as DiagnosticError).diagnostics;
  }
  return undefined;
};

test('an error thrown by the site’s code is reported at its location', () => {
  const thrown = () => {
    throw new Error('no notes');
  };
  expect(failure(thrown, () => location)).toEqual([{ message: 'cannot be rendered at /a/: no notes', location }]);
  expect(failure(thrown)).toMatchObject([{ location: { file: 'pages/a.tsx' } }]);
});

test.each([
  ['window is not defined', 'an effect or event handler of an island'],
  ['A component suspended while responding to synchronous input.', 'cannot be async'],
])('"%s" comes with a hint', (message, hint) => {
  const thrown = () => {
    throw new Error(message);
  };
  expect(failure(thrown)).toMatchObject([{ hint: expect.stringContaining(hint) }]);
});

test('an error without a message is reported by its name', () => {
  const thrown = () => {
    throw new TypeError();
  };
  expect(failure(thrown)).toMatchObject([{ message: 'cannot be rendered at /a/: TypeError' }]);
});

test('an endless loop is stopped, and reported with the innermost call', () => {
  vi.stubEnv('SITE_CODE_SECONDS', '1');
  const inner = { file: 'pages/b.tsx', what: 'compute its props' };
  const diagnostics = failure(() => {
    runSiteCode({ file: 'pages/c.tsx', what: 'be loaded' }, () => 1);
    try {
      runSiteCode({ file: 'pages/d.tsx', what: 'be loaded' }, () => JSON.parse('{'));
    } catch {}
    runSiteCode(inner, () => {
      for (;;) {}
    });
  });
  expect(diagnostics).toMatchObject([{ location: { file: 'pages/b.tsx' } }]);
  expect(diagnostics?.[0]?.message).toMatch(/^cannot compute its props: its code did not end within \d+ seconds$/);
  expect(failure(() => 1)).toBeUndefined();
});

test('code that calls process.exit is reported, and the process goes on', () => {
  const { exit } = process;
  expect(failure(() => process.exit(0))?.[0]?.message).toContain('process.exit');
  expect(process.exit).toBe(exit);
});

test('a DiagnosticError that code throws is rethrown unchanged', () => {
  const thrown = new DiagnosticError([{ message: 'is empty' }]);
  expect(() =>
    runSiteCode(task, () => {
      throw thrown;
    }),
  ).toThrow(thrown);
});

test('a rejected promise is reported like a thrown error', async () => {
  const later = runSiteCodeAsync(task, async () => {
    await Promise.resolve();
    throw new Error('too late');
  });
  await expect(later).rejects.toThrow('pages/a.tsx: cannot be rendered at /a/: too late');
});

test('a promise that is still pending after a minute is reported', async () => {
  vi.useFakeTimers();
  const later = runSiteCodeAsync(task, () => new Promise(() => {}));
  const expected = expect(later).rejects.toThrow('cannot be rendered at /a/: it is not ready after 60 seconds');
  await vi.advanceTimersByTimeAsync(60_000);
  await expected;
});

test('a promise that can no longer settle is reported at once', async () => {
  const later = runSiteCodeAsync(task, () => new Promise(() => {}));
  process.emit('beforeExit', 0);
  await expect(later).rejects.toThrow('cannot be rendered at /a/: its promise never settles');
});

test('an uncaught error is a diagnostic only if the site’s code threw it', () => {
  const error = new Error('aside');
  expect(strayError(error)).toBe(error);
  setLocators(() => location);
  expect((strayError(error) as DiagnosticError).diagnostics).toMatchObject([{ message: 'aside', location }]);
});

test('an error whose cause is a text of the content is reported at that text, preferably in the source of the page', () => {
  const asked: unknown[] = [];
  const find = (...words: unknown[]) => {
    asked.push(words);
    return { file: 'content/a.md', line: 7 };
  };
  setLocators(() => location, find);
  const thrown = (cause: object) => () => {
    throw new Error('no such dot', { cause });
  };
  const diagnosticsOf = (cause: object) => {
    try {
      return runSiteCode({ ...task, source: 'content/a.md' }, thrown(cause));
    } catch (error) {
      return (error as DiagnosticError).diagnostics;
    }
  };
  expect(diagnosticsOf({ text: '26:22', nearby: 'dots' })).toMatchObject([{ location: { line: 7 } }]);
  expect(diagnosticsOf({ text: '26:22', file: 'content/b.md' })).toMatchObject([{ location: { line: 7 } }]);
  expect(asked).toEqual([
    ['26:22', ['content/a.md'], 'dots'],
    ['26:22', ['content/b.md'], undefined],
  ]);
  expect(diagnosticsOf({})).toMatchObject([{ location }]);
});
