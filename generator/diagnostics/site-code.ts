/**
 * Runs the site's own code: what it throws is its author's to mend, and becomes a diagnostic with the place in the sources. Code that
 * never ends is stopped: Node's `vm` stops a script from outside of it, whatever functions that script calls.
 */
import { inspect } from 'node:util';
import { Script } from 'node:vm';
import { DiagnosticError, type Location } from './diagnostic.ts';

/** The place in the sources where an error was thrown; undefined if it was not in the site's code. */
export type Locate = (error: unknown) => Location | undefined;

/** Seconds that one call of the site's code may take. */
const syncLimit = 5;

/** Seconds that a page may take which returns a promise: a picture takes half a second, many at once on a busy machine longer. */
const asyncLimit = 60;

/** What the innermost call is doing; undefined outside of all calls. Stopped code runs no handler that could set it back. */
let innermost: Doing | undefined;

const slot: unique symbol = Symbol.for('generator.site-code');
const holder = globalThis as { [slot]?: () => unknown };
const script = new Script('globalThis[Symbol.for("generator.site-code")]()', { filename: 'site-code' });

/** What is being done: the file whose code runs, "pages/about.tsx", and words that complete "cannot …": "be rendered at /about/". */
export type Doing = { file: string; what: string };

/** Runs `run`, which is the site's code. Throws a DiagnosticError, with the place in the sources, for whatever that throws. */
export function runSiteCode<Result>(doing: Doing, locate: Locate, run: () => Result): Result {
  try {
    return runLimited(doing, run);
  } catch (error) {
    throw siteCodeError(error, doing, locate);
  }
}

/**
 * Runs a loop of the generator's own that calls the site's code again and again: setting the time limit costs 0.06 ms, so it is set once.
 * The calls in it say what is being done. What the loop throws is thrown on as it is; only code that did not end is a DiagnosticError.
 */
export function runLimited<Result>(doing: Doing, run: () => Result): Result {
  const outer = innermost;
  innermost = doing;
  try {
    return outer ? run() : withLimit(run);
  } catch (error) {
    throw isStopped(error) ? siteCodeError(error, innermost ?? doing, () => undefined) : error;
  } finally {
    innermost = outer;
  }
}

/** The same for code that may return a promise. */
export async function runSiteCodeAsync<Result>(
  doing: Doing,
  locate: Locate,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it is not ready after ${asyncLimit} seconds`)), asyncLimit * 1000);
  });
  try {
    return await Promise.race([runSiteCode(doing, locate, run), tooLong]);
  } catch (error) {
    throw siteCodeError(error, doing, locate);
  } finally {
    clearTimeout(timer);
  }
}

/** What was thrown, as what an author can mend. */
function siteCodeError(error: unknown, { file, what }: Doing, locate: Locate): unknown {
  if (error instanceof DiagnosticError) return error;
  const reason = isStopped(error)
    ? `its code did not end within ${syncLimit} seconds`
    : error instanceof Error
      ? error.message
      : inspect(error);
  return new DiagnosticError([{ message: `cannot ${what}: ${reason}`, location: locate(error) ?? { file } }]);
}

const isStopped = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs a function that can be stopped, and that cannot end the process. */
function withLimit<Result>(run: () => Result): Result {
  const { exit } = process;
  process.exit = () => {
    throw new Error('it called process.exit, which would end the build');
  };
  holder[slot] = run;
  try {
    return script.runInThisContext({ timeout: syncLimit * 1000 }) as Result;
  } finally {
    process.exit = exit;
  }
}
