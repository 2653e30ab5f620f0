/** Routes → files, of which the cache knows those that have not changed. */
import {
  type Diagnostic,
  DiagnosticError,
  runSiteCode,
  runWithTimeLimit,
  throwIfAny,
  yieldToEventLoop,
} from '../diagnostics/diagnostics.ts';
import { type Cache, type File, hashOf, isDocument, type Output, type Route } from '../model.ts';
import { fingerprint } from './fingerprint.ts';
import { type RenderContext, renderDocument, renderFile } from './render-route.ts';

export { type RenderContext, render, renderDocument } from './render-route.ts';

/** What is kept of a finished file: a hash of its bytes, their number, and what was found out about them. */
export type Result<Inspection> = { hash: string; size: number; inspection: Inspection };

export type RenderAllOptions<Inspection> = {
  context: RenderContext;
  cache: Cache;
  output: Output;
  /** A hash of what `inspect` depends on beside the file. */
  version: string;
  /** Finds out what is kept of a finished file; `text` is its text, where it is one. */
  inspect: (file: File, text: string | undefined) => Inspection;
  onProgress: (done: number) => void;
};

/**
 * Milliseconds of rendering after which the event loop gets a turn: for signals, the progress line, whoever asks `dev` for a page, and pages
 * that return a promise. Each is longer than the one before, unless such pages wait: to set the time limit anew takes two threads, which at
 * 20 ms were 5 % of a build of 1,000 articles.
 */
const turn = { first: 20, growth: 1.5, longest: 200 };

/** A route and its place among all. */
type Numbered = [i: number, route: Route];

/** Pages that return a promise, such as pictures, rendered at once: most of their work is done outside of this thread. */
const concurrency = 4;

/** Renders every route that the cache and the output do not have. The results are in the order of the routes. */
export async function renderAll<Inspection>(
  routes: readonly Route[],
  options: RenderAllOptions<Inspection>,
): Promise<Result<Inspection>[]> {
  const { context, output, cache, inspect } = options;
  await yieldToEventLoop();
  const keyOf = createKeys(options);
  const results: Result<Inspection>[] = [];
  const failures: Diagnostic[][] = [];

  function keep(i: number, route: Route, key: string, content: string | Uint8Array): void {
    const isText = typeof content === 'string';
    const file = { path: route.file, bytes: isText ? Buffer.from(content) : content };
    const hash = hashOf(file.bytes);
    results[i] = { hash, size: file.bytes.length, inspection: inspect(file, isText ? content : undefined) };
    if (!output.has(file.path, hash)) output.put(file, hash);
    cache.set(key, results[i]);
  }
  /** The route's key, if it must be rendered. */
  function missing(i: number, route: Route): string | undefined {
    const key = keyOf(route);
    const known = cache.get(key) as Result<Inspection> | undefined;
    if (!known || !output.has(route.file, known.hash)) return key;
    results[i] = known;
    return undefined;
  }
  function collect(i: number, error: unknown): void {
    if (!(error instanceof DiagnosticError)) throw error;
    failures[i] = [...error.diagnostics];
  }

  async function renderDocuments(): Promise<void> {
    let length = turn.first;
    for (let next = 0; next < documents.length; ) {
      const end = performance.now() + length;
      if (files.length === 0) length = Math.min(length * turn.growth, turn.longest);
      runWithTimeLimit(doing, () => {
        do {
          const [i, route] = documents[next++] as Numbered;
          try {
            const key = missing(i, route);
            if (key) keep(i, route, key, renderDocument(route, context));
          } catch (error) {
            collect(i, error);
          }
          done++;
        } while (next < documents.length && performance.now() < end);
      });
      options.onProgress(done);
      await yieldToEventLoop();
    }
  }
  async function renderFiles(): Promise<void> {
    for (let job = files.shift(); job; job = files.shift()) {
      const { i, route, key } = job;
      try {
        keep(i, route, key, await renderFile(route, context));
      } catch (error) {
        collect(i, error);
      }
      options.onProgress(++done);
    }
  }
  const doing = { file: 'pages', what: 'be rendered' };
  const all: Numbered[] = [...routes.entries()];
  const documents = all.filter(([, { page }]) => isDocument(page));
  const others = all.filter(([, { page }]) => !isDocument(page));
  const files: { i: number; route: Route; key: string }[] = [];
  await yieldToEventLoop();
  runWithTimeLimit(doing, () => {
    for (const [i, route] of others) {
      try {
        const key = missing(i, route);
        if (key) files.push({ i, route, key });
      } catch (error) {
        collect(i, error);
      }
    }
  });
  let done = others.length - files.length;
  await Promise.all([...Array.from({ length: concurrency }, renderFiles), renderDocuments()]);
  throwIfAny(merged(failures, routes));
  return results;
}

/** The mistakes of all routes, each place once: in the shell or a component of all pages it is one, however many they are. */
function merged(failures: readonly Diagnostic[][], routes: readonly Route[]): Diagnostic[] {
  const alike = new Map<string, { diagnostic: Diagnostic; count: number }>();
  for (const [i, diagnostics] of failures.entries())
    for (const diagnostic of diagnostics ?? []) {
      const { message, location } = diagnostic;
      const key = JSON.stringify([message.replace(` at ${routes[i]?.path}:`, ''), location]);
      const known = alike.get(key);
      if (known) known.count++;
      else alike.set(key, { diagnostic, count: 1 });
    }
  return [...alike.values()].map(({ diagnostic, count }) => {
    if (count === 1) return diagnostic;
    const more = `The same happens at ${count - 1} more path${count > 2 ? 's' : ''}.`;
    return { ...diagnostic, hint: diagnostic.hint ? `${diagnostic.hint} ${more}` : more };
  });
}

/** Keys of the cache: a hash of all that decides the bytes of a route and what is found out about them. */
function createKeys<Inspection>({ context, version }: RenderAllOptions<Inspection>): (route: Route) => string {
  const { shellProps, factsHash, scripts, address, locate } = context;
  const print = (file: string, props: unknown) =>
    runSiteCode({ file, what: 'have such props' }, locate, () => fingerprint(props, file));
  // All that a file sees is the address; a document stands in the shell.
  const forFiles = hashOf(version, JSON.stringify(address));
  const forDocuments = hashOf(forFiles, factsHash, JSON.stringify(scripts), print('pages/_document.tsx', shellProps));
  return ({ page, path, props }) => {
    const around = isDocument(page) ? forDocuments : forFiles;
    return `page ${hashOf(around, page.hash, path, print(`pages/${page.file}`, props))}`;
  };
}
