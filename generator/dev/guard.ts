/** Who may write: a page of this server, in a browser on this machine. No other page, device or program. */
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered as it asks, and its status. */
export class Refusal extends Error {
  readonly status: number;
  readonly more: object;

  constructor(status: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

export const isLocal = ({ socket }: IncomingMessage): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
const isLocalHost = (host: string) => /^(?:(?:[\w-]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host);

/** Throws unless a page asks that this server has sent, with the `token` of this start. */
export function guard(request: IncomingMessage, method: 'GET' | 'POST', token: string): void {
  const { host = '', origin, 'sec-fetch-site': site, 'x-site-token': given } = request.headers;
  // Browsers name the origin of every POST, and to 0.0.0.0 they send no sec-fetch-site.
  const isOwnPage = site === 'same-origin' && (method === 'GET' || origin === `http://${host}`);
  if (request.method !== method) throw new Refusal(405, `Only ${method} is answered here.`);
  if (!isLocal(request) || !isLocalHost(host) || !isOwnPage || given !== token)
    throw new Refusal(403, 'Only a page of this server can edit, on the same machine, loaded since it was started.');
}

/** Resolves with what a request sends, of at most so many bytes and of a type that begins so: "image/". */
export async function bodyOf(request: IncomingMessage, type: string, limit: number): Promise<Buffer> {
  const { 'content-type': given = '', 'content-length': length } = request.headers;
  const tooMuch = new Refusal(413, `It has more than ${limit / 1e6} MB.`);
  if (!given.startsWith(type)) throw new Refusal(415, `Only ${type} is taken here.`);
  // A body that is read in part resets the connection, so that its sender might not see why.
  if (Number(length) > limit) throw tooMuch;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw tooMuch;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
