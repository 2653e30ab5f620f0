/** A small web server: folders answer with a trailing slash, unknown paths with 404.html. `dev` and `preview` use it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { lookup } from 'mrmime';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { decoded } from '../model.ts';

export type ServeOptions = {
  fileAt: (file: string) => Promise<string | Uint8Array | undefined>;
  /** What is shown in place of a file for which `fileAt` rejects. */
  errorPage?: (error: unknown) => string;
  port: number | undefined;
  isShared?: boolean | undefined;
  base: () => string;
  /** Answers a request and resolves with true, or with false to leave it to the files. */
  answer?: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
};

export async function serve(options: ServeOptions): Promise<{ url: string; server: Server }> {
  const { fileAt, errorPage = String, port, isShared = false, base, answer } = options;
  const server = createServer(async (request, response) => {
    try {
      const url = new URL(`http://localhost${request.url}`);
      if (!isOwnHost(request.headers.host)) response.writeHead(403).end('Open the site by its IP address.');
      else if (!(await answer?.(request, response, url))) await sendFile(url, response);
    } catch (error) {
      response.writeHead(500).end(errorPage(error));
    }
  });

  async function sendFile({ pathname, search }: URL, response: ServerResponse): Promise<void> {
    const file = fileOf(pathname, base());
    const bytes = await fileAt(file);
    if (bytes === undefined && (await fileAt(fileOf(`${pathname}/`, base()))))
      return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const type = lookup(bytes === undefined ? 'html' : file) ?? 'application/octet-stream';
    const contentType = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
    const status = bytes === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-cache' });
    response.end(bytes ?? (await fileAt('404.html')) ?? 'Not found');
  }

  const listen = (number: number) => once(server.listen(number, isShared ? '0.0.0.0' : '127.0.0.1'), 'listening');
  await listen(port ?? 3000).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (port === undefined) return listen(0);
    throw errorAt(undefined, `port ${port} is in use`, 'Choose another with --port, or stop what uses it.');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base()}`, server };
}

/** Returns the file that is served at a path: "/repo/about/" → "about/index.html"; "" outside of `base`. */
export function fileOf(pathname: string, base: string): string {
  const name = decoded(pathname);
  const folder = decoded(base);
  return name.startsWith(folder) ? name.slice(folder.length).replace(/(^|\/)$/, '$1index.html') : '';
}

/** A page of another site whose name leads to this machine (DNS rebinding) could read drafts and open the editor. */
function isOwnHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return /(?:^|\.)localhost$/i.test(name) || isIP(name) > 0;
}
