/** Routes → files, of which the cache knows those that have not changed. */
import { setImmediate } from 'node:timers/promises';
import { type Diagnostic, DiagnosticError, runLimited, runSiteCode, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Cache, type File, hashOf, isDocument, type Output, type Route } from '../model.ts';
import { fingerprint } from './fingerprint.ts';
import { type RenderContext, renderDocument, renderFile } from './render-route.ts';

export { type RenderContext, render } from './render-route.ts';

/** What is kept of a finished file: a hash of its bytes, and what was found out about them. */
export type Result<Facts> = { hash: string; facts: Facts };

export type RenderAllOptions<Facts> = {
  context: RenderContext;
  cache: Cache;
  output: Output;
  /** A hash of what `inspect` depends on beside the file. */
  version: string;
  /** Finds out what is kept of a finished file; `text` is its text, where it is one. */
  inspect: (file: File, text: string | undefined) => Facts;
  onProgress: (done: number) => void;
};

/** Milliseconds of rendering after which the event loop gets a turn, for signals and the progress line. */
const turn = 100;

/** Pages that return a promise, such as pictures, rendered at once: most of their work is done outside of this thread. */
const concurrency = 4;

/** Renders every route that the cache and the output do not have. The results are in the order of the routes. */
export async function renderAll<Facts>(
  routes: readonly Route[],
  options: RenderAllOptions<Facts>,
): Promise<Result<Facts>[]> {
  const { context, output, cache, inspect } = options;
  const keyOf = createKeys(options);
  const results: Result<Facts>[] = [];
  const failures: Diagnostic[][] = [];
  const left: { i: number; route: Route; key: string }[] = [];

  function keep({ i, route, key }: (typeof left)[number], content: string | Uint8Array): void {
    const isText = typeof content === 'string';
    const file = { path: route.file, bytes: isText ? Buffer.from(content) : content };
    const hash = hashOf(file.bytes);
    results[i] = { hash, facts: inspect(file, isText ? content : undefined) };
    if (!output.has(file.path, hash)) output.put(file, hash);
    cache.set(key, results[i]);
  }
  function collect(i: number, error: unknown): void {
    if (!(error instanceof DiagnosticError)) throw error;
    failures[i] = [...error.diagnostics];
  }
  function begin(i: number, route: Route): void {
    const key = keyOf(route);
    const known = cache.get(key) as Result<Facts> | undefined;
    if (known && output.has(route.file, known.hash)) results[i] = known;
    else if (isDocument(route.page)) keep({ i, route, key }, renderDocument(route, context));
    else left.push({ i, route, key });
  }

  const all = [...routes.entries()];
  for (let next = 0; next < all.length; ) {
    const end = performance.now() + turn;
    runLimited({ file: 'pages', what: 'be rendered' }, () => {
      for (const [i, route] of all.slice(next)) {
        try {
          begin(i, route);
        } catch (error) {
          collect(i, error);
        }
        next++;
        if (performance.now() > end) break;
      }
    });
    options.onProgress(next - left.length);
    await setImmediate();
  }
  const lane = async () => {
    for (let job = left.shift(); job; job = left.shift()) {
      try {
        keep(job, await renderFile(job.route, context));
      } catch (error) {
        collect(job.i, error);
      }
      options.onProgress(routes.length - left.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  throwIfAny(failures.flat());
  return results;
}

/** Keys of the cache: a hash of all that decides the bytes of a route and what is found out about them. */
function createKeys<Facts>({ context, version }: RenderAllOptions<Facts>): (route: Route) => string {
  const { shellProps, scripts, address, locate } = context;
  const print = (file: string, props: unknown) =>
    runSiteCode({ file, what: 'have such props' }, locate, () => fingerprint(props, file));
  // All that a file sees is the address; a document stands in the shell.
  const forFiles = hashOf(version, JSON.stringify(address));
  const forDocuments = hashOf(forFiles, JSON.stringify(scripts), print('pages/_document.tsx', shellProps));
  return ({ page, path, props }) => {
    const around = isDocument(page) ? forDocuments : forFiles;
    return `page ${hashOf(around, page.hash, path, print(`pages/${page.file}`, props))}`;
  };
}
