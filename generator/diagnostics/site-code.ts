/**
 * Runs the site's own code: what it throws is its author's to mend, and becomes a diagnostic with the place in the sources. Code that
 * never ends is stopped: Node's `vm` stops a script from outside of it, whatever functions that script calls.
 */
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Script } from 'node:vm';
import { DiagnosticError, errorAt, type Location } from './diagnostic.ts';
import { locateLoop } from './locate-loop.ts';

/**
 * The place in the sources where an error was thrown; undefined if it was not in the site's code. `source` is what an author edits to change
 * the page.
 */
export type Locate = (error: unknown, source?: string) => Location | undefined;

/** Finds where a text is written: in the files `first`, near the words `beside`; undefined if nowhere. */
export type FindText = (text: string, first?: readonly string[], beside?: string) => Location | undefined;

/** Errors of the site's code may say by their `cause` which text of the content they refuse: that is then their place. */
export const locateCauses =
  (find: FindText, locate: Locate): Locate =>
  (error, source) => {
    const { text, file = source, beside } = ((error as Error | null)?.cause ?? {}) as Cause;
    const place = typeof text === 'string' && text ? find(text, file ? [file] : [], beside) : undefined;
    return place ?? locate(error);
  };

type Cause = { text?: string; file?: string; beside?: string };

/** Seconds that one call of the site’s code may take: a list of 10,000 articles takes two. Tests of code without an end wait for less. */
const syncLimit = () => Number(process.env.SITE_CODE_SECONDS ?? 8);

/** Milliseconds for which code that did not end is run once more, to see where it is. */
const secondRun = 300;

/** Seconds that a page may take which returns a promise: a picture takes half a second, many at once on a busy machine longer. */
const asyncLimit = 60;

/** What is being done: the file whose code runs, "pages/about.tsx", and words that complete "cannot …": "be rendered at /about/". */
export type Doing = { file: string; what: string };

/** One call of the site's code, or of a loop of ours around such calls, which has no `code`. */
type Call = Doing & { code?: { run: () => unknown; locate: Locate }; steps: number };

/** The innermost call; undefined outside of all calls. Stopped code runs no handler that could set it back. */
let innermost: Call | undefined;

/** Knows the places of the site's code where a call does not. */
let fallback: Locate = () => undefined;

const slot: unique symbol = Symbol.for('generator.site-code');
const holder = globalThis as { [slot]?: () => unknown };
const script = new Script('globalThis[Symbol.for("generator.site-code")]()', { filename: 'site-code' });

/** Runs `run`, which is the site's code. Throws a DiagnosticError, with the place in the sources, for whatever that throws. */
export function runSiteCode<Result>(doing: Doing, locate: Locate, run: () => Result): Result {
  try {
    return runCall({ ...doing, code: { run, locate }, steps: 0 }, run);
  } catch (error) {
    throw siteCodeError(error, doing, locate);
  }
}

/**
 * Runs a loop of the generator's own that calls the site's code again and again: setting the time limit costs 0.1 ms, so it is set once.
 * The calls in it say what is being done. What the loop throws is thrown on as it is; only code that did not end is a DiagnosticError.
 */
export const runLimited = <Result>(doing: Doing, run: () => Result): Result => runCall({ ...doing, steps: 0 }, run);

/** The same for code that may return a promise. */
export async function runSiteCodeAsync<Result>(
  doing: Doing,
  locate: Locate,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  let reject = (_: Error) => {};
  const tooLong = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const late = () => reject(new Error(`it is not ready after ${asyncLimit} seconds`));
  const timer = setTimeout(late, asyncLimit * 1000).unref();
  // Nothing is left that could end it.
  const never = () => reject(new Error('its promise is never kept'));
  process.once('beforeExit', never);
  try {
    return await Promise.race([runSiteCode(doing, locate, run), tooLong]);
  } catch (error) {
    throw siteCodeError(error, doing, locate);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', never);
  }
}

/**
 * A turn of the event loop, to be waited for right before code of the site runs: a Ctrl-C that came before is heard in it. Without it Node would
 * drop that signal: it takes its listeners away while a script runs that a signal can stop.
 */
export const yieldToEventLoop = (): Promise<void> => setImmediate();

/** Says how places are found for calls that do not know it themselves, and for what is thrown outside of all calls. */
export function locateWith(locate: Locate): void {
  fallback = locate;
}

/** Counts a step of the innermost call of the site's code; gives its number, from 1. */
export const countStep = (): number => (innermost ? ++innermost.steps : 1);

/** What was thrown outside of all calls, in a timer or an old promise: a DiagnosticError if the site's code threw it. */
export function strayError(error: unknown): unknown {
  const location = fallback(error);
  const hint = 'Nothing waits for this code: give back a promise that ends after it.';
  return location ? errorAt(location, reasonOf(error), hint) : error;
}

/** Rejects as soon as something is thrown outside of all calls. */
export const untilStray = (): Promise<never> =>
  new Promise((_, reject) => process.on('uncaughtException', error => reject(strayError(error))));

function runCall<Result>(call: Call, run: () => Result): Result {
  const outer = innermost;
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

/** What was thrown, as what an author can mend. */
function siteCodeError(error: unknown, { file, what }: Doing, locate: Locate): unknown {
  if (error instanceof DiagnosticError) return error;
  const reason = reasonOf(error);
  const location = locate(error) ?? fallback(error) ?? { file };
  const [, hint] = hints.find(([pattern]) => pattern.test(reason)) ?? [];
  return errorAt(location, `cannot ${what}: ${reason}`, hint);
}

/** What to do about mistakes whose message does not say it. */
const hints: [RegExp, string][] = [
  [
    /^(window|document|location|navigator|history|screen|matchMedia|localStorage|sessionStorage) is not defined$/,
    'Pages are rendered where no browser is: ask for it in an effect or an event of an island, or in a client script.',
  ],
  [/^A component suspended /, 'Components cannot be async: what they show comes by `props`.'],
];

/** Code that did not end, as what an author can mend. */
function endlessError({ file, what, code }: Call): DiagnosticError {
  const locate: Locate = error => code?.locate(error) ?? fallback(error);
  const location = code && locateLoop(() => withLimit(code.run, secondRun), locate);
  return errorAt(location ?? file, `cannot ${what}: its code did not end within ${syncLimit()} seconds`);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : inspect(error));

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code;

/** Runs a function that can be stopped, by its time limit or Ctrl-C, and that cannot end the process. */
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
