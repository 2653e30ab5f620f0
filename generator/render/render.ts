/** Routes → files. Renders only those that are not in the cache or have changed. */
import {
  type Diagnostic,
  DiagnosticError,
  mergeRepeated,
  runSiteCode,
  runWithTimeLimit,
  throwIfAny,
  yieldToEventLoop,
} from '../diagnostics/diagnostics.ts';
import { type Cache, type File, hashOf, isDocument, type Output, type Route } from '../model.ts';
import { fingerprint } from './fingerprint.ts';
import { type RenderContext, renderDocument, renderFile } from './render-route.ts';

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

/**
 * Milliseconds of rendering before the event loop gets a turn: for signals, the progress line, requests to `dev`, and pages that return a
 * promise. Setting a new time limit starts two threads, which with slices of 20 ms took 5 % of a build of 1,000 articles.
 */
const slice = 100;

/** A route and its index. */
type IndexedRoute = [i: number, route: Route];

/** How many file pages, such as pictures, are rendered at the same time: most of their work happens outside of this thread. */
const concurrency = 4;

/** Renders every route that the cache or the output lacks. Returns the results in the order of the routes. */
export async function renderAll<Inspection>(
  routes: readonly Route[],
  options: RenderAllOptions<Inspection>,
): Promise<Result<Inspection>[]> {
  const { context, output, cache, inspect } = options;
  await yieldToEventLoop();
  const keyOf = createKeys(options);
  const results: Result<Inspection>[] = [];
  const failures: Diagnostic[][] = [];
  const files: { i: number; route: Route; key: string }[] = [];
  let done = 0;
  const task = { file: 'pages', what: 'be rendered' };
  const all: IndexedRoute[] = [...routes.entries()];
  const documents = all.filter(([, { page }]) => isDocument(page));
  const others = all.filter(([, { page }]) => !isDocument(page));

  function store(i: number, route: Route, key: string, content: string | Uint8Array): void {
    const isText = typeof content === 'string';
    const file = { path: route.file, bytes: isText ? Buffer.from(content) : content };
    const inspection = inspect(file, isText ? content : undefined);
    results[i] = { hash: output.put(file), size: file.bytes.length, inspection };
    cache.set(key, results[i]);
  }
  function collectFailure(i: number, error: unknown): void {
    if (!(error instanceof DiagnosticError)) throw error;
    failures[i] = [...error.diagnostics];
  }

  /** Takes a route's result from the cache. If it is not there, renders a document, and leaves a file page to `renderFiles`. */
  function visit([i, route]: IndexedRoute): void {
    try {
      const key = keyOf(route);
      const known = cache.get(key) as Result<Inspection> | undefined;
      if (known && output.has(route.file, known.hash)) results[i] = known;
      else if (isDocument(route.page)) store(i, route, key, renderDocument(route, context));
      else return void files.push({ i, route, key });
    } catch (error) {
      collectFailure(i, error);
    }
    done++;
  }

  async function renderDocuments(): Promise<void> {
    for (let next = 0; next < documents.length; ) {
      const end = performance.now() + slice;
      runWithTimeLimit(task, () => {
        do visit(documents[next++] as IndexedRoute);
        while (next < documents.length && performance.now() < end);
      });
      options.onProgress(done);
      await yieldToEventLoop();
    }
  }
  async function renderFiles(): Promise<void> {
    for (let job = files.shift(); job; job = files.shift()) {
      const { i, route, key } = job;
      try {
        store(i, route, key, await renderFile(route, context));
      } catch (error) {
        collectFailure(i, error);
      }
      options.onProgress(++done);
    }
  }
  await yieldToEventLoop();
  runWithTimeLimit(task, () => others.forEach(visit));
  await Promise.all([...Array.from({ length: concurrency }, renderFiles), renderDocuments()]);
  throwIfAny(mergeRepeated([...failures.entries()].map(([i, found]) => [` at ${routes[i]?.path}`, found ?? []])));
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
