/** Serves a built site together with a script that tries it out in a frame and reports what it finds: a test that runs in any browser. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { lookup } from 'mrmime';

/** The first script of every page: keeps what goes wrong in it, as `window.faults`. It comes before the page's policy, which would block it. */
const watcher = `<script>{
  const add = fault => (window.faults ??= []).push(fault);
  addEventListener('error', ({ message, target }) => add(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => add('' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => add(effectiveDirective + ' blocks ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { add(words.join(' ')); error(...words); };
}</script>`;

/**
 * Serves the folder `root` on a free port of this machine. `script` is the module that runs in the page at `url`, with an iframe beside it; `report` resolves
 * with the JSON value that it posts to "report".
 */
export async function serveProbe(root: string, script: string) {
  const { outputFiles } = buildSync({
    entryPoints: [script],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const probe = `<!doctype html><meta charset="utf-8"><title>Probe</title><style>body{margin:0}iframe{border:0;display:block}</style>
<iframe></iframe><script type="module">${outputFiles[0]?.text}</script>`;
  let received: (report: unknown) => void;
  const report = new Promise<unknown>(resolve => {
    received = resolve;
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/probe/report') received(JSON.parse(await bodyOf(request)));
    if (pathname === '/probe/report') return response.end();
    if (pathname === '/probe/') return response.writeHead(200, { 'content-type': 'text/html' }).end(probe);
    send(path.join(root, decodeURIComponent(pathname)), response);
  });
  function send(wanted: string, response: ServerResponse) {
    const file = wanted.endsWith('/') ? `${wanted}index.html` : wanted;
    const isFound = file.startsWith(root) && existsSync(file) && path.extname(file) !== '';
    const found = isFound ? file : path.join(root, '404.html');
    response.writeHead(isFound ? 200 : 404, { 'content-type': `${lookup(found)}; charset=utf-8` });
    if (!found.endsWith('.html')) return createReadStream(found).pipe(response);
    return response.end(readFileSync(found, 'utf8').replace('<head>', () => `<head>${watcher}`));
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/probe/`;
  return { url, report, close: () => server.close().closeAllConnections() };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}
