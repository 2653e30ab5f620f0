/** Serves a built site together with a script that tries it out in a frame and reports what it finds: a test that runs in any browser. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import { serve } from '../../generator/dev/serve.ts';

/** The first script of every page: keeps what goes wrong in it, as `window.faults`. It comes before the page's policy, which would block it. */
const watcher = `<script>{
  const add = fault => (window.faults ??= []).push(fault);
  addEventListener('error', ({ message, target }) => add(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => add('' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => add(effectiveDirective + ' blocks ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { add(words.join(' ')); error(...words); };
}</script>`;

/** What a browser found: the faults of each step. */
export type Report = { agent: string; faults: Record<string, string[]> };

/** Serves the folder `root`. `script` is the module that runs in the page at `url`, beside an iframe; `report` resolves with what it posts. */
export async function serveProbe(root: string, script: string) {
  const built = buildSync({ entryPoints: [script], bundle: true, write: false, format: 'esm', target: 'es2022' });
  const probe = `<!doctype html><meta charset="utf-8"><title>Probe</title><style>body{margin:0}iframe{border:0;display:block}</style>
<iframe></iframe><script type="module">${built.outputFiles[0]?.text}</script>`;
  let received: (report: Report) => void = () => {};
  const report = new Promise<Report>(resolve => (received = resolve));
  const fileAt = async (file: string) => {
    if (file === 'probe/index.html') return probe;
    const full = path.join(root, file);
    if (!existsSync(full)) return undefined;
    return file.endsWith('.html')
      ? readFileSync(full, 'utf8').replace('<head>', `<head>${watcher}`)
      : readFileSync(full);
  };
  const { url, server } = await serve({
    fileAt,
    port: 0,
    base: () => '/',
    async answer(request, response) {
      if (request.method !== 'POST') return false;
      received((await json(request)) as Report);
      response.end();
      return true;
    },
  });
  return { url: `${url}probe/`, report, close: () => server.close().closeAllConnections() };
}
