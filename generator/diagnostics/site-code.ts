/** Runs the site's own code. Whatever it throws is for its author to fix, and becomes a diagnostic with a location in the sources. */
import { readFileSync } from 'node:fs';
import { findSourceMap } from 'node:module';
import path from 'node:path';
import { inspect } from 'node:util';
import { DiagnosticError, errorAt, type Location } from './diagnostic.ts';

/** Finds where a text is written, preferably near the words `nearby` or in one of `files`, or only there; undefined if nowhere. */
export type FindText = (text: string, files?: readonly string[], near?: string, only?: boolean) => Location | undefined;

/** What a call is for: the file whose code runs; words that complete "cannot …"; the file an author edits to change the page, and a way to find a text in it. */
export type Task = { file: string; what?: string; source?: string; find?: FindText };

/** Runs code of the site. Throws a DiagnosticError, located in the sources, for anything that the code throws; if it returns a promise, that rejects. */
export function runSiteCode<Result>(task: Task, run: () => Result): Result {
  const fail = (error: unknown) => {
    throw siteError(error, task);
  };
  try {
    const result = run();
    return result instanceof Promise ? (result.catch(fail) as Result) : result;
  } catch (error) {
    return fail(error);
  }
}

function siteError(error: unknown, { file, what, source, find }: Task): DiagnosticError {
  if (error instanceof DiagnosticError) return error;
  const full = error instanceof Error ? error.message || error.name : inspect(error);
  const reason = full.replace(/\nRequire stack:.*/s, '');
  const hint = browserOnly.test(reason) ? browserHint : undefined;
  // The `cause` of an error may name the text of the content that is wrong.
  const { text, nearby } = ((error as Error | null)?.cause ?? {}) as Record<string, string | undefined>;
  const written = text ? find?.(text, source ? [source] : [], nearby) : undefined;
  return errorAt(written ?? locateError(error) ?? file, what ? `cannot ${what}: ${reason}` : reason, hint);
}

const browserOnly =
  /^(window|document|location|navigator|history|screen|matchMedia|localStorage|sessionStorage) is not defined$/;
const browserHint =
  'Pages are rendered without a browser: use it in an effect or event handler of an island, or in a client script.';

/** A frame of a stack in the site's code: as Node's source maps name it (compile/server.ts), or in the bundle, if something else formats stacks. */
const siteFrame = /(site:.+?\/~\/.+?|\/[^\n(]*?\/site\.cjs):(\d+):(\d+)/g;

/** Returns where in the site's code an error was thrown; undefined if that was elsewhere. */
export function locateError(error: unknown): Location | undefined {
  for (const [, name = '', ...position] of String((error as Error | undefined)?.stack).matchAll(siteFrame)) {
    let [source, line = 0, column = 0] = [name, ...position.map(Number)];
    if (name.endsWith('/site.cjs')) {
      const entry = findSourceMap(name)?.findEntry(line - 1, column - 1);
      if (!entry || !('originalSource' in entry)) continue;
      [source, line, column] = [entry.originalSource, entry.originalLine + 1, entry.originalColumn + 1];
    }
    const [, root = '', file = ''] =
      /^site:(.+?)\/~\/(.+)/.exec(path.posix.normalize(decodeURIComponent(source))) ?? [];
    // An author does not look in libraries, nor in the generator's own components.
    if (/^(\.\.|node_modules|generator)\//.test(file)) continue;
    try {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return { file, line, column, text: lines[line - 1] ?? '' };
    } catch {} // The file was removed after it ran.
  }
  return undefined;
}
