/** Runs the site's code: what it throws is its author's to mend, and is shown with what was being done and the place in the sources. */
import { inspect } from 'node:util';
import type { Page } from './link.ts';
import type { Modules } from './link-modules.ts';
import { SiteError } from './site-error.ts';

/** Runs `run`, which calls into `page`. `what` completes "cannot …": "be rendered at /about/". */
export function attempt<Result>(
  page: Pick<Page, 'file'>,
  locate: Modules['locate'],
  what: string,
  run: () => Result,
): Result {
  try {
    const result = run();
    if (result instanceof Promise) return inTime(result).catch(error => fail(page, locate, what, error)) as Result;
    return result;
  } catch (error) {
    return fail(page, locate, what, error);
  }
}

/** Seconds that a page may take which makes its file in its own time; a promise that is never kept would hold up the build for ever. */
const patience = 120;

async function inTime(result: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it is not ready after ${patience} seconds`)), patience * 1000);
  });
  return Promise.race([result, tooLong]).finally(() => clearTimeout(timer));
}

function fail(page: Pick<Page, 'file'>, locate: Modules['locate'], what: string, error: unknown): never {
  if (error instanceof SiteError) throw error;
  const message = `cannot ${what}: ${error instanceof Error ? error.message : inspect(error)}`;
  throw new SiteError([{ message, place: locate(error) ?? { file: `pages/${page.file}` } }]);
}
