/** Serves the same files as a build, from memory, and brings every change to the open browser. Never writes dist. */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import { addressOf } from './address.ts';
import { buildInto, type Options, openProject, type Site } from './build.ts';
import { isPassing } from './files-under.ts';
import { createMemory } from './output.ts';
import { serve } from './serve.ts';
import { SiteError, showProblem } from './site-error.ts';

const eventsPath = '/__changes';

/** Milliseconds to wait for more changes: an editor's save is often several events (unlink, add, change). */
const quiet = 50;

export type DevOptions = Options & {
  port: number;
  say: (line: string) => void;
  /** Called when the generator itself changes, which this process cannot take up. What it gives is shown as a mistake. */
  onGeneratorChange?: () => Promise<string>;
};

export type Dev = { url: string; close: () => Promise<void> };

/** Watches the project in `root`. Resolves once the server answers; the first build may still have found mistakes. */
export async function dev(root: string, options: DevOptions): Promise<Dev> {
  const { say, port } = options;
  const project = openProject(root);
  let files = createMemory();
  let site: Site | undefined;
  let mistake = '';
  let fault = '';
  const listeners = new Set<ServerResponse>();

  async function rebuild(): Promise<void> {
    const start = performance.now();
    // A build that fails must not touch what is being shown, so each begins with a copy of the table (not of the bytes).
    const next = createMemory(files.files);
    try {
      site = await buildInto(next, project, { withUnpublished: true, ...options });
      const kept = new Set(site.files);
      for (const name of next.files.keys()) if (!kept.has(name)) next.files.delete(name);
      files = next;
      mistake = '';
      say(`${site.routes.length} routes in ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      mistake =
        error instanceof SiteError ? error.problems.map(showProblem).join('\n\n') : String((error as Error).stack);
      say(mistake);
    }
    tell();
  }

  async function renew(): Promise<void> {
    fault = (await options.onGeneratorChange?.()) ?? '';
    if (fault) say(fault);
    tell();
  }

  function tell() {
    for (const listener of listeners) listener.write(`data: ${fault || mistake ? 'mistake' : 'built'}\n\n`);
  }

  // One at a time; whatever changes meanwhile asks for one more.
  let pending = Promise.resolve();
  const onceQuiet = (work: () => Promise<void>) => {
    let timer: NodeJS.Timeout | undefined;
    return () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!watcher.closed) pending = pending.then(work);
      }, quiet);
    };
  };
  const changeSite = onceQuiet(rebuild);
  const changeGenerator = onceQuiet(renew);

  // An event is only a hint that something may be different: every rebuild looks at the files themselves.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: file => {
      const [folder = ''] = path.relative(root, file).split(path.sep);
      return (folder !== '' && !watched.has(folder)) || isPassing(path.basename(file));
    },
  });
  watcher.on('all', (_, file) => {
    const name = path.relative(root, file).split(path.sep).join('/');
    if (!name.startsWith('generator/')) changeSite();
    else if (isOfGenerator(name)) changeGenerator();
  });
  await new Promise<void>(resolve => watcher.once('ready', resolve));

  pending = rebuild();
  await pending;
  const { server, url } = await serve(
    async name => files.files.get(name)?.bytes ?? (name === '404.html' ? nothingYet : undefined),
    {
      port,
      get base() {
        return (options.url ? addressOf(options.url) : site?.address)?.base ?? '/';
      },
      first(request, response) {
        if (request.url !== eventsPath) return false;
        response
          .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
          .write('retry: 300\n\n');
        listeners.add(response);
        response.on('close', () => listeners.delete(response));
        return true;
      },
      // Our own script is not in the page's policy; what breaks the policy shows in `preview`.
      dress: html =>
        html
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
          .replace('</body>', () => `${overlay([fault, mistake].filter(Boolean).join('\n\n'))}${reloader}</body>`),
    },
  );

  return {
    url,
    async close() {
      await watcher.close();
      await pending;
      for (const listener of listeners) listener.end();
      await new Promise(resolve => server.close(resolve));
      await project.close();
    },
  };
}

/** What `dev` itself consists of: not tests, nor what only they use. */
const isOfGenerator = (name: string) => /^generator\/(?!fixtures\/|testing\/).*(?<!\.(test|e2e))\.ts$/.test(name);

const watched = new Set(['pages', 'components', 'content', 'islands', 'public', 'generator']);

/** What is under the message when not even the first build came through. */
const nothingYet = '<!doctype html><title>Nothing built yet</title><body></body>';

/** Reloads on every event; the connection comes back by itself after a restart, and then reloads too. */
const reloader = `<script>{let lost=false;const s=new EventSource('${eventsPath}');s.onmessage=()=>location.reload();s.onerror=()=>{lost=true};s.onopen=()=>{if(lost)location.reload()}}</script>`;

/** The message of the terminal, over the last good page. */
function overlay(text: string): string {
  if (text === '') return '';
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const style =
    'position:fixed;inset:auto 0 0;max-height:70vh;z-index:2147483647;margin:0;padding:2rem;overflow:auto;background:#141c32;color:#fbfaf6;' +
    'border-top:6px solid #be2323;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';
  return `<pre id="build-mistake" role="alert" style="${style}">${safe}</pre>`;
}
