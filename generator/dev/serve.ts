/** A small local web server that responds as a static host does: folders with a trailing slash, 404.html for unknown paths. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'mrmime';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { isText } from '../model.ts';

/**
 * Resolves with the bytes of a file of the site ("about/index.html"), or undefined if there is none. `requested` is the file that was
 * requested, which differs from `file` when 404.html is served in its place.
 */
type FindFile = (file: string, requested: string) => Promise<string | Uint8Array | undefined>;

export type Middleware = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean | Promise<boolean>;

const defaultPort = 3000;

type ServeOptions = {
  /** 0 picks a free port; undefined means the default port, or a free one if that is in use. */
  port: number | undefined;
  /** Whether to also serve other devices on the network. */
  isShared?: boolean;
  /** The base path of the site, "/" or "/repo/". It is read for every request, as it may change in `dev`. */
  base: string;
  /** Handles a request and returns true, or returns false to leave it to the files. */
  middleware?: Middleware;
};

export type Running = { readonly url: string; close: () => Promise<void> };

/** Starts the server, on the loopback address unless it is shared. Throws a DiagnosticError if the given port is in use or needs privileges. */
export async function serve(find: FindFile, options: ServeOptions): Promise<Running> {
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    try {
      const isHandled = await options.middleware?.(request, response, new URL(url, 'http://localhost'));
      if (!isHandled) await respond(url, response);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    }
  });

  async function respond(url: string, response: ServerResponse): Promise<void> {
    const base = decode(options.base) ?? '/';
    const [, address = '/', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
    const pathname = decode(address);
    if (pathname === undefined) return void response.writeHead(400).end('Bad request');
    const sendRedirect = (to: string) => void response.writeHead(301, { location: encodeURI(to) + query }).end();
    const send = (status: number, file: string, bytes: string | Uint8Array) =>
      void response.writeHead(status, headersOf(file)).end(bytes);
    if (`${pathname}/` === base) return sendRedirect(base);
    const name = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    const file = name?.replace(/(^|\/)$/, '$1index.html') ?? '404.html';
    const bytes = name === undefined ? undefined : await find(file, file);
    if (bytes !== undefined) return send(200, file, bytes);
    const isFolder = name !== undefined && (await find(`${name}/index.html`, file)) !== undefined;
    if (isFolder) return sendRedirect(`${pathname}/`);
    send(404, '404.html', (await find('404.html', file)) ?? 'Not found');
  }

  const listen = (port: number) => {
    server.listen(port, options.isShared ? '0.0.0.0' : '127.0.0.1');
    return once(server, 'listening');
  };
  await listen(options.port ?? defaultPort).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES')
      throw errorAt(undefined, `port ${options.port} needs privileges`, 'Choose a port above 1023 with --port.');
    if (error.code !== 'EADDRINUSE') throw error;
    if (options.port === undefined) return listen(0);
    const hint = 'Choose another with --port, or stop the program that uses it.';
    throw errorAt(undefined, `port ${options.port} is in use`, hint);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get url() {
      return `${origin}${options.base}`;
    },
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

function headersOf(file: string) {
  const type = lookup(file) ?? 'application/octet-stream';
  return {
    'content-type': isText(type) ? `${type}; charset=utf-8` : type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
