/** Routes → files. Renders only those that are not in the cache or have changed. */
import { setImmediate } from 'node:timers/promises';
import {
  type Diagnostic,
  DiagnosticError,
  mergeRepeated,
  runSiteCode,
  throwIfAny,
} from '../diagnostics/diagnostics.ts';
import { type Cache, type File, hashOf, isDocument, type Output, type Route } from '../model.ts';
import { fingerprint } from './fingerprint.ts';
import { type RenderContext, render } from './render-route.ts';

export { type RenderContext, render, renderDocument } from './render-route.ts';

/** What the cache keeps of a finished file: the hash of its bytes, their number, and the result of `inspect`. */
type Result<Inspection> = { hash: string; size: number; inspection: Inspection };

export type RenderAllOptions<Inspection> = {
  context: RenderContext;
  cache: Cache;
  output: Output;
  /** A hash of everything that `inspect` depends on besides the file. */
  version: string;
  /** Returns what to keep about a finished file; `text` is its content, if that is text. */
  inspect: (file: File, text: string | undefined) => Inspection;
  onProgress: (done: number) => void;
};

/** How many file pages, such as pictures, are rendered at the same time: most of their work happens outside of this thread. */
const concurrency = 4;

/** Milliseconds of rendering before the event loop gets a turn, for requests to `dev`. */
const slice = 20;

/** Renders every route that the cache or the output lacks. Returns the results in the order of the routes. */
export async function renderAll<Inspection>(
  routes: readonly Route[],
  options: RenderAllOptions<Inspection>,
): Promise<Result<Inspection>[]> {
  const { context, output, cache, inspect } = options;
  const keyOf = createKeys(options);
  const results: Result<Inspection>[] = [];
  const failures: (readonly [name: string, diagnostics: readonly Diagnostic[]])[] = [];
  const queue = [...routes.entries()];
  let done = 0;
  let end = performance.now() + slice;

  async function resultOf(route: Route): Promise<Result<Inspection>> {
    const key = keyOf(route);
    const known = cache.get(key) as Result<Inspection> | undefined;
    if (known && output.has(route.file, known.hash)) return known;
    const { bytes } = await render(route, context);
    const file = { path: route.file, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes };
    const inspection = inspect(file, typeof bytes === 'string' ? bytes : undefined);
    const result = { hash: output.put(file), size: file.bytes.length, inspection };
    cache.set(key, result);
    return result;
  }
  async function work(): Promise<void> {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const [i, route] = job;
      try {
        results[i] = await resultOf(route);
      } catch (error) {
        if (!(error instanceof DiagnosticError)) throw error;
        failures.push([` at ${route.path}`, error.diagnostics]);
      }
      options.onProgress(++done);
      if (performance.now() < end) continue;
      await setImmediate();
      end = performance.now() + slice;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  throwIfAny(mergeRepeated(failures));
  return results;
}

/** Returns a function that computes a route's cache key: a hash of everything that determines its bytes and the result of `inspect`. */
function createKeys<Inspection>({ context, version }: RenderAllOptions<Inspection>): (route: Route) => string {
  const { shellProps, scripts, address } = context;
  const print = (file: string, props: unknown) =>
    runSiteCode({ file, what: 'read its props' }, () => fingerprint(props, file));
  // File pages see only the address; documents are rendered in the shell.
  const forFiles = hashOf(version, JSON.stringify(address));
  const forDocuments = hashOf(forFiles, JSON.stringify(scripts), print('pages/_document.tsx', shellProps));
  return ({ page, path, props }) => {
    const shared = isDocument(page) ? forDocuments : forFiles;
    return `page ${hashOf(shared, page.hash, path, print(`pages/${page.file}`, props))}`;
  };
}
