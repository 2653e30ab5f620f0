/** What `dev` itself answers, under a path of its own: its script, the editor, where a sentence is written, and the preview book. */
import { servedPath } from '../model.ts';
import { bookPage } from '../tools/book/book.ts';
import { createWhere } from '../tools/where/where.ts';
import { openEditor } from './open-editor.ts';
import { bundleClient, clientPath, ownPath, withOverlay } from './overlay.ts';
import type { Middleware } from './serve.ts';
import type { Session } from './session.ts';
import { mapOf, showThrown } from './thrown.ts';

/** Where the source map of a script is: before the path of that. */
const mapPath = `${ownPath}map`;

/** What `dev` knows: when all is checked, and why a file became other bytes. */
type Dev = { settled: () => Promise<unknown>; whyOf: (file: string) => string | undefined };

/** Makes what answers requests under that path, and returns whether it has; for the project in `root`. */
export async function createOwn(root: string, session: Session, { settled, whyOf }: Dev): Promise<Middleware> {
  const client = await bundleClient();
  const where = createWhere(root);
  return async (request, response, { pathname, searchParams }) => {
    if (!pathname.startsWith(ownPath)) {
      if (pathname.endsWith('.js')) response.setHeader('SourceMap', mapPath + pathname);
      return false;
    }
    const send = (type: string, body: string) =>
      void response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(body);
    if (pathname === `${ownPath}open`) openEditor(root, searchParams.get('at') ?? '', request, response);
    else if (pathname === clientPath) send('text/javascript', client);
    else if (pathname === `${ownPath}where`) {
      const near = session.sourcesOf(searchParams.get('file') ?? '');
      send('application/json', JSON.stringify(await where(searchParams.get('text') ?? '', near)));
    } else if (pathname === `${ownPath}thrown`) {
      send('text/plain', await showThrown(root, session, searchParams.get('stack') ?? ''));
    } else if (pathname.startsWith(mapPath)) {
      const map = await mapOf(root, session, pathname.slice(mapPath.length));
      if (map === undefined) return false;
      send('application/json', map);
    } else {
      await settled();
      const version = String(session.generation());
      const name = decodeURIComponent(pathname.slice(ownPath.length)) || 'index.html';
      const surveyed = session.survey();
      if (!surveyed) return false;
      const page = await bookPage(name, surveyed, file => servedPath(file, surveyed.prepared.address), whyOf);
      if (page === undefined) return false;
      send('text/html', withOverlay(page, ownPath + name, version, ''));
    }
    return true;
  };
}
