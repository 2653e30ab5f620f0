/** Runs the site's own code. Whatever it throws is for its author to fix, and becomes a diagnostic with a location in the sources. */
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { Script } from 'node:vm';
import { DiagnosticError, errorAt, type LocateText, type Location, orAt } from './diagnostics/diagnostics.ts';

/** A call of the code in `file`, with words that complete "cannot …". `isShort` if it is too frequent for a limit, which takes 0.1 ms. */
type Task = { file: string; what?: string; sources?: readonly string[]; locateText?: LocateText; isShort?: boolean };

/** After which a call ends: a build would never end, `dev` not see the edit that mends it. */
export const timeLimit = { milliseconds: 20_000 };
let isLimited = false;

const limited = new Script('siteCode()');

function call<Result>(run: () => Result, { isShort = false }: Task): Result {
  // The limit of a call is that of the calls in it.
  if (isLimited || isShort) return run();
  isLimited = true;
  Reflect.set(globalThis, 'siteCode', run);
  try {
    return limited.runInThisContext({ timeout: timeLimit.milliseconds });
  } finally {
    isLimited = false;
  }
}

const waiting = new Set<() => void>();
process.on('beforeExit', () => [...waiting].map(end => end()));

/** Resolves like a promise; rejects if nothing is left to do that could settle it. In `dev`, which never ends, its `name` is printed. */
function settled<Value>(promise: Promise<Value>, name: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('it returned a promise that never settles'));
    const timer = setTimeout(() => console.warn(`still waiting for ${name}`), 20_000).unref();
    waiting.add(end);
    void promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      waiting.delete(end);
    });
  });
}

/** Runs code of the site. Throws a DiagnosticError, located in the sources, for anything that it throws; a promise rejects with one. */
export function runSiteCode<Result>(task: Task, run: () => Result): Result {
  const fail = (error: unknown) => {
    throw siteError(error, task);
  };
  try {
    const result = call(run, task);
    if (!(result instanceof Promise)) return result;
    return settled(result, `${task.file} to ${task.what}`).catch(fail) as Result;
  } catch (error) {
    return fail(error);
  }
}

/** Reports what code of the site throws outside of any call, such as in a timer, until the function that it returns is called. */
export function watchSiteCode(report: (error: DiagnosticError) => void): () => void {
  const listener = (error: unknown) => report(siteError(error, { file: 'pages' }));
  process.on('uncaughtException', listener);
  return () => void process.off('uncaughtException', listener);
}

function siteError(error: unknown, { file, what, sources = [], locateText }: Task): DiagnosticError {
  if (error instanceof DiagnosticError) return error;
  const { cause } = (error ?? {}) as { cause?: unknown };
  // Such as which name cannot be found, of "fetch failed".
  const why = cause instanceof Error ? `: ${cause.message}` : '';
  const full = error instanceof Error ? (error.message || error.name) + why : inspect(error);
  const isEndless = (error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
  const reason = isEndless ? 'it does not end' : full.replace(/\nRequire stack:.*/s, '');
  const hint = hints.find(([said]) => said.test(reason))?.[1];
  // The `cause` of an error may name the text that is wrong, and the file with it.
  const { text, nearby, file: named } = (cause ?? {}) as Record<string, string | undefined>;
  const [written, ...others] = (text && locateText?.(text, named ? [named] : sources, nearby, Boolean(named))) || [];
  const all = [hint, orAt(others).trim()].filter(Boolean).join(' ');
  return errorAt(written ?? named ?? locateError(error) ?? file, what ? `cannot ${what}: ${reason}` : reason, all);
}

const hints: [said: RegExp, hint: string][] = [
  [
    /^(window|document|location|navigator|history|screen|matchMedia|localStorage|sessionStorage) is not defined$/,
    'Pages are rendered without a browser: use it in an effect or event handler of an island, or in a client script.',
  ],
  [/^Cannot find (?:module|package) '[^./]/, 'Install it with npm.'],
  [/^A component suspended/, 'Pages do not wait: fetch what a page shows with `load` in content/schema.ts.'],
];

/** The site's modules that have run, by their full paths: each with its name, from the root. */
export const siteFiles = new Map<string, string>();

/** A frame of a stack, as Node's source maps name it: "at Page (/site/pages/about.tsx:3:5)". */
const frame = /(?:\(|at (?:async )?)([^()\n]+?):(\d+):(\d+)\)?$/gm;

export function locateError(error: unknown): Location | undefined {
  for (const [, full = '', line, column] of String((error as Error | undefined)?.stack).matchAll(frame)) {
    const file = siteFiles.get(full);
    // An author does not look in libraries, nor in the generator's own components.
    if (file === undefined || /^generator\//.test(file)) continue;
    try {
      const lines = readFileSync(full, 'utf8').split('\n');
      return { file, line: Number(line), column: Number(column), text: lines[Number(line) - 1] ?? '' };
    } catch {} // The file was removed after it ran.
  }
  return undefined;
}
