/** Files → a small web server on this machine that answers as a static host does: folders with a slash, 404.html for the rest. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteError } from './site-error.ts';

/** Gives the bytes of a file of the site ("about/index.html"), or undefined where there is none. */
export type FindFile = (file: string) => Promise<string | Uint8Array | undefined>;

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

export type Options = {
  port: number;
  /** The folder under which the site answers: "/" or "/repo/". It is asked for with every request, as `dev` may move. */
  base: string;
  /** Answers a request itself and returns true, or leaves it to the files. */
  first?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Changes a page on its way out. */
  dress?: (html: string) => string;
};

/** Starts the server on the loopback address and resolves with it and its URL. Port 0 takes a free one. */
export async function serve(find: FindFile, options: Options): Promise<{ server: Server; url: string }> {
  const { port, first, dress } = options;
  const server = createServer(async (request, response) => {
    try {
      if (!first?.(request, response)) await answer(request, response);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    }
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { base } = options;
    const pathname = decode(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (pathname === undefined) return void response.writeHead(400).end('Bad request');
    if (`${pathname}/` === base) return void response.writeHead(301, { location: base }).end();
    const name = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    if (name !== undefined) {
      const file = name === '' || name.endsWith('/') ? `${name}index.html` : name;
      const bytes = await find(file);
      if (bytes !== undefined) return send(response, 200, file, bytes);
      if ((await find(`${name}/index.html`)) !== undefined) {
        return void response.writeHead(301, { location: `${pathname}/` }).end();
      }
    }
    send(response, 404, '404.html', (await find('404.html')) ?? 'Not found');
  }

  function send(response: ServerResponse, status: number, file: string, bytes: string | Uint8Array) {
    const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const isPage = file.endsWith('.html');
    const body = isPage && dress ? dress(bytes.toString()) : bytes;
    response
      .writeHead(status, { 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .end(body);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const hint = 'Choose another with --port, or end the program that has it.';
      reject(error.code === 'EADDRINUSE' ? new SiteError([{ message: `port ${port} is in use`, hint }]) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${options.base}` };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
