/**
 * Runs the site's own code. Whatever it throws is for its author to fix, and becomes a diagnostic with a location in the sources. Code
 * that never ends is stopped: Node's `vm` can interrupt a script from outside, whatever functions the script calls.
 */
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Script } from 'node:vm';
import { DiagnosticError, errorAt, type Location } from './diagnostic.ts';
import { locateLoop } from './locate-loop.ts';

/** Returns the location in the sources where an error was thrown, or undefined if that was not in the site's code. */
export type Locate = (error: unknown) => Location | undefined;

/** Finds where a text is written, preferably near the words `nearby` or in one of the files `preferred`; undefined if nowhere. */
export type FindText = (text: string, preferred?: readonly string[], nearby?: string) => Location | undefined;

const nowhere = () => undefined;

/** How to locate mistakes in the code and the content that were read last. */
let locate: Locate = nowhere;
let findText: FindText = nowhere;

/** Sets how to locate what the site's code throws, and texts in its content, once that is read. */
export function setLocators(inCode: Locate, inContent: FindText = nowhere): void {
  [locate, findText] = [inCode, inContent];
}

/** Locates an error whose `cause` names the text of the content that is wrong: at that text. */
function locateCause(error: unknown, source?: string): Location | undefined {
  const { text, file = source, nearby } = ((error as Error | null)?.cause ?? {}) as Cause;
  return typeof text === 'string' && text ? findText(text, file ? [file] : [], nearby) : undefined;
}

type Cause = { text?: string; file?: string; nearby?: string };

/** Seconds that one call of the site's code may take: a list of 10,000 articles takes two. Tests of endless code set less. */
const syncLimit = () => Number(process.env.SITE_CODE_SECONDS ?? 8);

/** Milliseconds for which code that did not end is run a second time, with a profiler, to find out where it was. */
const profilingTime = 300;

/** Seconds until a promise returned by a page must settle: a picture takes half a second, many at once on a busy machine take longer. */
const asyncLimit = 60;

/**
 * What a call is for: the file whose code runs, "pages/about.tsx"; words that complete "cannot …", if they tell more: "be rendered at
 * /about/"; and the file an author edits to change the page.
 */
export type Task = { file: string; what?: string; source?: string };

/** One call of the site's code, or of a loop of the generator around such calls, which has no `code`. */
type Call = Task & { code: (() => unknown) | undefined };

/** The innermost call; undefined outside of all calls. Stopped code skips its `finally` blocks, so this still names the call that did not end. */
let innermost: Call | undefined;

const slot: unique symbol = Symbol.for('generator.site-code');
const holder = globalThis as { [slot]?: () => unknown };
const script = new Script('globalThis[Symbol.for("generator.site-code")]()', { filename: 'site-code' });

/** Runs code of the site. Throws a DiagnosticError, located in the sources, for anything that the code throws. */
export function runSiteCode<Result>(task: Task, run: () => Result): Result {
  try {
    return runWithTimeLimit(task, run, run);
  } catch (error) {
    throw siteCodeError(error, task);
  }
}

/**
 * Runs a loop of the generator that calls the site's code many times: setting the time limit costs 0.1 ms, so it is set once for all
 * calls. Rethrows what the loop throws; only code that does not end becomes a DiagnosticError, which says what the innermost call was for.
 */
export function runWithTimeLimit<Result>(task: Task, run: () => Result, code?: () => unknown): Result {
  const outer = innermost;
  const call = { ...task, code };
  innermost = call;
  try {
    return outer ? run() : withLimit(run, syncLimit() * 1000);
  } catch (error) {
    const isInterrupted = codeOf(error) === 'ERR_SCRIPT_EXECUTION_INTERRUPTED';
    if (isInterrupted && !process.emit('SIGINT')) process.kill(process.pid, 'SIGINT');
    if (isInterrupted) throw errorAt(call.file, 'was interrupted');
    throw codeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? endlessError(innermost ?? call) : error;
  } finally {
    innermost = outer;
  }
}

/** Runs code of the site that may return a promise; otherwise like `runSiteCode`. */
export async function runSiteCodeAsync<Result>(task: Task, run: () => Result | Promise<Result>): Promise<Result> {
  let reject = (_: Error) => {};
  const failure = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const onTimeout = () => reject(new Error(`it is not ready after ${asyncLimit} seconds`));
  const timer = setTimeout(onTimeout, asyncLimit * 1000).unref();
  // The event loop is empty: nothing is left that could settle the promise.
  const onIdle = () => reject(new Error('its promise never settles'));
  process.once('beforeExit', onIdle);
  try {
    return await Promise.race([runSiteCode(task, run), failure]);
  } catch (error) {
    throw siteCodeError(error, task);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', onIdle);
  }
}

/**
 * Waits for a turn of the event loop, in which an earlier Ctrl-C is handled. Await it right before code of the site runs: while a script
 * runs that a signal can stop, Node detaches its own signal listeners, and would drop that Ctrl-C.
 */
export const yieldToEventLoop = (): Promise<void> => setImmediate();

/** Converts an error thrown outside of all calls, in a timer or an old promise: returns a DiagnosticError if the site's code threw it. */
export function strayError(error: unknown): unknown {
  const location = locate(error);
  const hint = 'Nothing waits for this code: return a promise that settles after it.';
  return location ? errorAt(location, reasonOf(error), hint) : error;
}

/** Rejects when an error is thrown outside of all calls. */
export const untilStray = (): Promise<never> =>
  new Promise((_, reject) => process.on('uncaughtException', error => reject(strayError(error))));

/** Converts what the site's code threw into a DiagnosticError. */
function siteCodeError(error: unknown, task: Task): unknown {
  if (error instanceof DiagnosticError) return error;
  const reason = reasonOf(error);
  const [, hint] = hints.find(([pattern]) => pattern.test(reason)) ?? [];
  return errorAt(locateCause(error, task.source) ?? locate(error) ?? task.file, failureOf(task, reason), hint);
}

const failureOf = ({ what }: Task, reason: string): string => (what ? `cannot ${what}: ${reason}` : reason);

/** Hints for errors whose message does not say what to do. */
const hints: [RegExp, string][] = [
  [
    /^(window|document|location|navigator|history|screen|matchMedia|localStorage|sessionStorage) is not defined$/,
    'Pages are rendered without a browser: use it in an effect or event handler of an island, or in a client script.',
  ],
  [/^Encountered Promise during synchronous parse/, 'Schemas cannot be async: all content is checked at once.'],
  [/^A component suspended /, 'Components cannot be async: pass what they show as props.'],
];

/** Returns the error for a call that did not end, located by running it once more. */
function endlessError(call: Call): DiagnosticError {
  const { file, code } = call;
  const location = code && locateLoop(() => withLimit(code, profilingTime), locate);
  return errorAt(location ?? file, failureOf(call, `its code did not end within ${syncLimit()} seconds`));
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : inspect(error));

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code;

/** Runs a function so that a time limit or Ctrl-C stops it, and so that it cannot end the process. */
function withLimit<Result>(run: () => Result, timeout: number): Result {
  const { exit } = process;
  process.exit = () => {
    throw new Error('it called process.exit, which would end the build');
  };
  holder[slot] = run;
  try {
    return script.runInThisContext({ timeout, breakOnSigint: true }) as Result;
  } finally {
    process.exit = exit;
  }
}
