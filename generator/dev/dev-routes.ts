/** The routes of `dev` itself under /__site/: its script, opening the editor, finding a sentence, source maps, and the preview book. */
import { servedPath } from '../model.ts';
import { bookPage } from '../tools/book/book.ts';
import { createWhere } from '../tools/where/where.ts';
import { openEditor } from './open-editor.ts';
import { bundleClient, clientPath, devPath, withOverlay } from './overlay.ts';
import type { Middleware } from './serve.ts';
import type { Session } from './session.ts';
import { mapOf, showThrown } from './thrown.ts';

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
    const send = (type: string, body: string) =>
      void response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(body);
    if (pathname === `${devPath}open`) openEditor(root, searchParams.get('at') ?? '', request, response);
    else if (pathname === clientPath) send('text/javascript', client);
    else if (pathname === `${devPath}where`) {
      const near = session.sourcesOf(searchParams.get('file') ?? '');
      send('application/json', JSON.stringify(await where(searchParams.get('text') ?? '', near)));
    } else if (pathname === `${devPath}thrown`) {
      send('text/plain', await showThrown(root, session, searchParams.get('stack') ?? ''));
    } else if (pathname.startsWith(mapPath)) {
      const map = await mapOf(root, session, pathname.slice(mapPath.length));
      if (map === undefined) return false;
      send('application/json', map);
    } else {
      await whenChecked();
      const version = String(session.generation());
      const name = decodeURIComponent(pathname.slice(devPath.length)) || 'index.html';
      const surveyed = session.survey();
      if (!surveyed) return false;
      const page = await bookPage(name, surveyed, file => servedPath(file, surveyed.prepared.address), whyOf);
      if (page === undefined) return false;
      send('text/html', withOverlay(page, devPath + name, version, ''));
    }
    return true;
  };
}
