/** Files → a small web server on this machine that answers as a static host does: folders with a slash, 404.html for the rest. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { type Answers, extensionOf, typeOf } from '../host/host.ts';

/**
 * Gives the bytes of a file of the site ("about/index.html"), or undefined where there is none. `asked` is the file that was asked for:
 * another one than `file` where 404.html stands in for it.
 */
type FindFile = (file: string, asked: string) => Promise<string | Uint8Array | undefined>;

export type Middleware = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean | Promise<boolean>;

/** Where the site is served unless a port is given. */
const usualPort = 3000;

type ServeOptions = {
  /** The port; 0 takes a free one, and so does none where the usual one is taken. */
  port: number | undefined;
  /** Whether other devices of the network are answered, too. */
  isShared?: boolean;
  /** The folder under which the site answers, "/" or "/repo/". It is read with every request, as `dev` may move. */
  base: string;
  /** How a certain host answers. */
  answers?: Answers | undefined;
  /** Answers a request itself and returns true, or leaves it to the files. */
  middleware?: Middleware;
};

export type Running = { readonly url: string; close: () => Promise<void> };

/** Starts the server, on the loopback address unless it is shared. Throws a DiagnosticError where the port that was asked for is taken. */
export async function serve(find: FindFile, options: ServeOptions): Promise<Running> {
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    try {
      const isAnswered = await options.middleware?.(request, response, new URL(url, 'http://localhost'));
      if (!isAnswered) await answer(url, response);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    }
  });

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const { answers } = options;
    const base = decode(options.base) ?? '/';
    const [, address = '/', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
    const pathname = decode(address);
    if (pathname === undefined) return void response.writeHead(400).end('Bad request');
    const redirect = (to: string, status = answers?.slash ?? 301) =>
      void response.writeHead(status, { ...answers?.headers(to, status), location: encodeURI(to) + query }).end();
    const send = (status: number, file: string, bytes: string | Uint8Array) =>
      void response.writeHead(status, { ...headersOf(file), ...answers?.headers(pathname, status) }).end(bytes);
    const led = answers?.redirect(pathname);
    if (led) return redirect(led.to, led.status);
    if (`${pathname}/` === base) return redirect(base);
    const name = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    const file = name?.replace(/(^|\/)$/, '$1index.html') ?? '404.html';
    const bytes = name === undefined || answers?.hides(name) ? undefined : await find(file, file);
    if (bytes !== undefined) return send(200, file, bytes);
    const isFolder = name !== undefined && (await find(`${name}/index.html`, file)) !== undefined;
    if (isFolder || (answers?.leadsAll && /\/[^/.]+$/.test(pathname))) return redirect(`${pathname}/`);
    send(404, '404.html', (await find('404.html', file)) ?? 'Not found');
  }

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, options.isShared ? '0.0.0.0' : '127.0.0.1', () => resolve(void server.off('error', reject)));
    });
  await listen(options.port ?? usualPort).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES')
      throw errorAt(undefined, `port ${options.port} is not for this user`, 'Choose one from 1024 on with --port.');
    if (error.code !== 'EADDRINUSE') throw error;
    if (options.port === undefined) return listen(0);
    const hint = 'Choose another with --port, or end the program that has it.';
    throw errorAt(undefined, `port ${options.port} is in use`, hint);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get url() {
      return `${origin}${options.base}`;
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const headersOf = (file: string) => ({
  'content-type': typeOf(extensionOf(file)) ?? 'application/octet-stream',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
});

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
