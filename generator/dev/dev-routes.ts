/** The routes of `dev` itself under /__site/: its script, the editor, finding a sentence, source maps of islands, and the preview book. */
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import launch from 'launch-editor';
import { decode } from '../check/check.ts';
import { islandMap } from '../compile/compile.ts';
import { servedPath } from '../model.ts';
import { bookPage } from '../tools/book/book.ts';
import { createWhere } from '../tools/where/where.ts';
import { bundleClient, clientPath, devPath, withOverlay } from './overlay.ts';
import type { Middleware } from './serve.ts';
import type { Session } from './session.ts';

/** The prefix that turns the path of a script into the path of its source map. */
const mapPath = `${devPath}map`;

/** What `dev` provides: `whenChecked` waits for the checks of the latest change, `whyOf` returns why a file last changed. */
type Dev = { whenChecked: () => Promise<unknown>; whyOf: (file: string) => string | undefined };

/** Creates the middleware for the project in `root`. It resolves with whether it handled the request. */
export async function createRoutes(root: string, session: Session, { whenChecked, whyOf }: Dev): Promise<Middleware> {
  const client = await bundleClient();
  const where = createWhere(root);
  return async (request, response, { pathname, searchParams }) => {
    if (!pathname.startsWith(devPath)) {
      if (pathname.endsWith('.js')) response.setHeader('SourceMap', mapPath + pathname);
      return false;
    }
    const send = (type: string, body: string, status = 200) => {
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
      if (!response.headersSent) response.writeHead(status, headers).end(body);
    };
    const given = (name: string) => searchParams.get(name) ?? '';
    const name = decodeURIComponent(pathname.slice(devPath.length)) || 'index.html';
    if (name === 'open') openEditor(root, given('at'), request, (status, text) => send('text/plain', text, status));
    else if (pathname === clientPath) send('text/javascript', client);
    else if (name === 'where')
      send('application/json', JSON.stringify(await where(given('text'), session.sourcesOf(given('file')))));
    else if (pathname.startsWith(mapPath)) {
      const map = await mapOf(root, session, pathname.slice(mapPath.length));
      if (map === undefined) return false;
      send('application/json', map);
    } else {
      await whenChecked();
      const version = String(session.generation());
      const surveyed = session.survey();
      if (!surveyed) return false;
      const page = await bookPage(name, surveyed, file => servedPath(file, surveyed.prepared.address), whyOf);
      if (page === undefined) return false;
      send('text/html', withOverlay(page, devPath + name, version, ''));
    }
    return true;
  };
}

/**
 * Opens a location such as "content/site.yaml:3:8" of the project in the developer's editor. Accepts requests only from pages of this server and
 * from this machine: a phone on the network must not control the editor.
 */
function openEditor(
  root: string,
  at: string,
  request: IncomingMessage,
  respond: (status: number, text: string) => void,
) {
  const { method, socket, headers } = request;
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isSameOrigin = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const full = path.resolve(root, at);
  if (method !== 'POST' || !isLocal || !isSameOrigin) respond(403, 'Only pages of this server may open the editor.');
  else if (!full.startsWith(root + path.sep) || !existsSync(full.replace(/(:\d+)+$/, ''))) respond(404, 'No such file');
  else {
    launch(full, () => respond(501, 'No editor was found: set the environment variable LAUNCH_EDITOR.'));
    respond(204, '');
  }
}

/** Resolves with the source map of the script at a path of the site, as text, or with undefined if there is none. */
async function mapOf(root: string, session: Session, pathname: string): Promise<string | undefined> {
  const file = decode(pathname.slice(session.base().length));
  return islandMap(root, Buffer.from((await session.get(file))?.bytes ?? '').toString());
}
