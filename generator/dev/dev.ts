/** Serves the same files as a build, from memory, and sends every change to open browsers. Never writes to the output folder. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Options, type Project, prepare, renderAndCheck } from '../build.ts';
import { DiagnosticError, throwIfAny } from '../diagnostics/diagnostics.ts';
import { hashOfContents } from '../files.ts';
import type { Output } from '../model.ts';
import { watchSiteCode } from '../site-code.ts';
import { createEditor } from './edit.ts';
import { type Current, createPages } from './pages.ts';
import { fileOf, type ServeOptions, serve } from './serve.ts';
import { watch } from './watch.ts';

export { serve } from './serve.ts';

/** While other devices are served, this one edits only if it `isEditing`. */
type DevOptions = Options & Pick<ServeOptions, 'port' | 'isShared'> & { isEditing: boolean; print(line: string): void };

/** Serves a project and watches it, until the process ends. Resolves with the URL once pages are served. */
export async function dev(project: Project, options: DevOptions): Promise<string> {
  const { print, port, isShared, isEditing, ...buildOptions } = options;
  const current: Current = {};
  const base = () => current.site?.address.base ?? '/';
  const browsers = new Set<ServerResponse>();
  /** What is wrong since the last change, and whether it is known only of a page that was asked for. */
  const problems = new Map<string, boolean>();
  const changed = (file: string) => watcher.changed(file);
  const edit = createEditor(project.root, current, { isOpen: isEditing, base, changed });
  /** Aborted by the next change, with the name of its file. */
  let change = new AbortController();

  async function keepUpToDate(): Promise<never> {
    for (let file = ''; ; change = new AbortController()) {
      const { signal } = change;
      const start = performance.now();
      problems.clear();
      try {
        current.preparing = prepare(project, { withUnpublished: true, ...buildOptions });
        const site = await current.preparing;
        current.site = site;
        watcher.add(site.outside);
        browsers.forEach(tell);
        if (file) print(`${file}: ${Math.round(performance.now() - start)} ms`);
        // Open pages come first.
        await setTimeout(100, undefined, { signal });
        current.checked = await renderAndCheck(keepingNothing, project, site, { ...buildOptions, signal });
        project.cache.prune();
        throwIfAny(current.checked.diagnostics);
      } catch (error) {
        // While an editor saves a file, it may be missing for a moment.
        await setTimeout(100, undefined, { signal }).catch(() => {});
        if (!signal.aborted) report(error);
      }
      if (!signal.aborted) await once(signal, 'abort');
      file = signal.reason;
    }
  }

  const tell = (browser: ServerResponse) =>
    browser.write(`data: ${JSON.stringify([...problems.keys()].join('\n\n'))}\n\n`);
  function report(error: unknown, isOfPage = false): void {
    const problem = error instanceof DiagnosticError ? error.message : String((error as Error)?.stack ?? error);
    // An open page asks again when it is told something.
    if (problems.has(problem)) return;
    print(problem);
    // What is known of all pages is said in place of what single ones have said.
    if (!isOfPage) for (const [one, isOfPage] of problems) if (isOfPage) problems.delete(one);
    problems.set(problem, isOfPage);
    browsers.forEach(tell);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) {
    const asked = fileOf(pathname, base());
    if (asked === '__site/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      browsers.add(response.on('close', () => browsers.delete(response)));
      tell(response);
    } else if (asked.startsWith('__site/')) {
      await edit(asked.slice('__site/'.length), request, response, searchParams);
    }
    return response.headersSent;
  }

  const pages = createPages(current, base, error => report(error, true));
  const { url } = await serve({ ...pages, port, isShared, base, answer });
  const watcher = await watch(project.root, file => change.abort(file));
  watchSiteCode(error => report(error));
  void keepUpToDate();
  await current.preparing?.catch(() => {});
  return new URL(base(), url).href;
}

/** An output that claims to have every page, so that cached results of checks suffice. */
const keepingNothing: Output = { has: () => true, put: hashOfContents, get: () => undefined };
