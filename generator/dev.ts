/** Serves the same files as a build, from memory, and reloads the open browser when anything changes. Never writes dist. */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import { build, type Site } from './build.ts';
import { addressOf } from './render.ts';
import { serve } from './serve.ts';
import { SiteError, showProblem } from './site-error.ts';

const eventsPath = '/__changes';
const reloader = `<script>new EventSource('${eventsPath}').onmessage=()=>location.reload()</script>`;

/** Watches the project in `root`; `url` as for a build, of which only the folder counts. Resolves once the server answers. */
export async function dev(
  root: string,
  options: { port: number; url?: string | undefined; say: (line: string) => void },
) {
  const { say, port } = options;
  let site: Site | undefined;
  let mistake = '';
  const listeners = new Set<ServerResponse>();

  async function rebuild() {
    const start = performance.now();
    try {
      site = await build(root, { url: options.url });
      mistake = '';
      say(`${site.routes.length} routes in ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      mistake =
        error instanceof SiteError ? error.problems.map(showProblem).join('\n\n') : String((error as Error).stack);
      say(mistake);
    }
    for (const listener of listeners) listener.write('data: changed\n\n');
  }

  await rebuild();
  const { server, url } = await serve(async name => site?.files.find(file => file.path === name)?.bytes, {
    port,
    base: options.url ? addressOf(options.url).base : '/',
    first(request, response) {
      if (request.url !== eventsPath) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return true;
    },
    dress: html => html.replace('</body>', `${mistake ? overlay(mistake) : ''}${reloader}</body>`),
  });

  // One rebuild at a time; what changes meanwhile asks for one more.
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const folders = ['pages', 'components', 'content', 'islands', 'public'].map(name => path.join(root, name));
  const watcher = watch(folders, { ignoreInitial: true, ignored: file => /[~#]$|\.sw[a-z]$|\.tmp$/.test(file) });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await running;
      running = rebuild();
    }, 60);
  });
  return {
    url,
    async close() {
      await watcher.close();
      for (const listener of listeners) listener.end();
      server.close();
    },
  };
}

const overlay = (text: string) =>
  `<pre role="alert" style="position:fixed;inset:0;z-index:9999;margin:0;padding:2rem;overflow:auto;background:#141c32;color:#fbfaf6;font:14px/1.5 monospace;white-space:pre-wrap">${text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')}</pre>`;
