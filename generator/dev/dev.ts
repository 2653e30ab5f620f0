/** Serves the same files as a build, from memory, and sends every change to open browsers. Never writes to the output folder. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type Options, openProject, prepare, renderAndCheck } from '../build.ts';
import { createCache, type StoredCache } from '../cache.ts';
import { DiagnosticError, runSiteCode, setTimeLimit, throwIfAny } from '../diagnostics/diagnostics.ts';
import { hashOfContents } from '../files.ts';
import type { Output } from '../model.ts';
import { openEditor, placeOf } from './open-editor.ts';
import { type Current, createPages } from './pages.ts';
import { fileOf, type Running, type ServeOptions, serve } from './serve.ts';
import { watch } from './watch.ts';

export { serve } from './serve.ts';

type DevOptions = Options &
  Pick<ServeOptions, 'port' | 'isShared'> & { cache?: StoredCache; print(line: string): void };

/** Serves the project in `root` and watches it. Resolves once pages are served; throws a DiagnosticError if the given port is in use. */
export async function dev(root: string, options: DevOptions): Promise<Running> {
  const { print, port, isShared = false, cache = createCache(), ...buildOptions } = options;
  // V8 would keep the code of every rebuild for ever (measured: 0.4 MB each).
  setFlagsFromString('--no-compilation-cache');
  setTimeLimit(20_000);
  const project = openProject(root, cache);
  const current: Current = {};
  const base = () => current.site?.address.base ?? '/';
  const browsers = new Set<ServerResponse>();
  /** What is wrong with the site, and what its code threw outside of any call. */
  let [mistakes, late] = ['', ''];
  /** Aborted by the next change, with the name of its file. */
  let change = new AbortController();
  let isClosed = false;

  async function keepUpToDate(): Promise<void> {
    for (let file = ''; !isClosed; change = new AbortController()) {
      const { signal } = change;
      const start = performance.now();
      [mistakes, late] = ['', ''];
      try {
        current.preparing = prepare(project, { withUnpublished: true, ...buildOptions });
        const site = await current.preparing;
        current.site = site;
        watcher.add(site.compiled.outside);
        browsers.forEach(tell);
        if (file) print(`${file}: ${Math.round(performance.now() - start)} ms`);
        // Open pages come first.
        await setTimeout(100, undefined, { signal });
        current.checked = await renderAndCheck(keepingNothing, project, site, { ...buildOptions, signal });
        cache.prune();
        throwIfAny(current.checked.diagnostics);
      } catch (error) {
        // While an editor saves a file, it may be missing for a moment.
        await setTimeout(100, undefined, { signal }).catch(() => {});
        mistakes = error instanceof DiagnosticError ? error.message : String((error as Error)?.stack ?? error);
      }
      if (!signal.aborted) {
        show();
        await once(signal, 'abort');
      }
      file = signal.reason;
    }
  }

  const message = () => [mistakes, late].filter(Boolean).join('\n\n');
  const tell = (browser: ServerResponse) => browser.write(`data: ${JSON.stringify(message())}\n\n`);
  function show(): void {
    if (message()) print(message());
    browsers.forEach(tell);
  }

  const showLate = (error: unknown) =>
    runSiteCode({ file: 'pages' }, () => Promise.reject(error)).catch(({ message }) => {
      late = message;
      show();
    });

  function answer(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL): boolean {
    const asked = fileOf(pathname, base());
    const given = (name: string) => searchParams.get(name) ?? '';
    if (asked === '__site/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      browsers.add(response.on('close', () => browsers.delete(response)));
      tell(response);
    } else if (asked === '__site/open') {
      const at = given('at') || placeOf(given('text'), given('nearby'), fileOf(given('path'), base()), current.site);
      response.writeHead(openEditor(root, at, request)).end();
    }
    return response.headersSent;
  }

  const server = await serve({ fileAt: createPages(current, base), port, isShared, base, answer });
  const watcher = await watch(root, file => change.abort(file));
  process.on('uncaughtException', showLate);
  const done = keepUpToDate();
  await current.preparing?.catch(() => {});
  return {
    url: new URL(base(), server.url).href,
    async close() {
      isClosed = true;
      change.abort();
      await Promise.all([done, watcher.close(), server.close()]);
      process.off('uncaughtException', showLate);
      setTimeLimit(undefined);
    },
  };
}

/** An output that claims to have every page, so that cached results of checks suffice. */
const keepingNothing: Output = { has: () => true, put: hashOfContents, get: () => undefined };
