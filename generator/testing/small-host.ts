/** A small host that does everything that a table says, on a free loopback port. Tests change its replies to simulate faults. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { extensionOf, isText, type Table } from '../host/host.ts';
import { hashOf, servedPath } from '../model.ts';
import type { WebServer } from './web-server.ts';

export type Reply = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Whether it is compressed on request, and has an ETag that is revalidated. */
  compresses: boolean;
  tags: boolean;
};

/** Changes a reply in place. `path` excludes the query; `times` is the number of requests for it, including this one. */
export type Twist = (reply: Reply, request: { path: string; query: string; times: number }) => void;

export async function startSmallHost(
  files: ReadonlyMap<string, Buffer>,
  table: Table,
  twist: Twist,
): Promise<WebServer> {
  const { address } = table;
  const paths = new Map([...files].map(([file, body]) => [servedPath(file, address), { file, body }]));
  const requests = new Map<string, number>();

  function replyTo(path: string, query: string): Reply {
    const found = paths.get(path);
    const headers: Reply['headers'] = Object.fromEntries(table.headers);
    const reply = { status: 200, headers, body: Buffer.alloc(0), compresses: true, tags: true };
    const to = table.redirects.find(({ from }) => `${path}/` === from || path === from)?.to;
    const target = to ?? (paths.has(`${path}/`) ? `${path}/` : undefined);
    if (!found && target) {
      headers.location = target + query;
      return { ...reply, status: 301 };
    }
    const { file, body } = found ?? { file: '404.html', body: files.get('404.html') ?? Buffer.alloc(0) };
    const isHashed = table.hashed.includes(path);
    headers['content-type'] = table.types[extensionOf(file)] ?? '';
    headers['cache-control'] = found && isHashed ? 'public, max-age=31536000, immutable' : 'max-age=0';
    return { ...reply, status: found ? 200 : 404, body };
  }

  const server = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split(/(?=\?)/);
    const times = (requests.get(path) ?? 0) + 1;
    requests.set(path, times);
    const reply = replyTo(path, query);
    twist(reply, { path, query, times });
    if (reply.status === 0) return void request.socket.destroy();
    const { status, headers, body } = reply;
    const accepted = String(request.headers['accept-encoding']);
    const isPlain = !reply.compresses || !isText(String(headers['content-type'] ?? '')) || !accepted.includes('gzip');
    if (reply.compresses) headers.vary ??= 'Accept-Encoding';
    if (!isPlain) headers['content-encoding'] = 'gzip';
    if (reply.tags) headers.etag = `"${hashOf(body, String(headers['content-encoding']))}"`;
    const isCurrent = status === 200 && reply.tags && request.headers['if-none-match'] === headers.etag;
    response.writeHead(isCurrent ? 304 : status, headers).end(isCurrent ? '' : isPlain ? body : gzipSync(body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, stop };
}
