/** Who may write or open an editor: a page of this server, in a browser on this machine. No other page, device or program. */
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered as it asks, and its status. */
export const refusal = (status: number, message: string, more: object = {}) =>
  Object.assign(new Error(message), { status, more });

const isLocal = /^(::ffff:)?127\.|^::1$/;
const isLocalHost = /^(?:(?:[\w-]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** Throws unless a page asks that this server has sent; with a `token`, since that was made. */
export function guard({ method, headers, socket }: IncomingMessage, token?: string): void {
  const { host = '', origin, 'sec-fetch-site': site, 'x-site-token': given } = headers;
  // Browsers name the origin of every POST, and to 0.0.0.0 they send no sec-fetch-site.
  const isOwnPage = site === 'same-origin' && origin === `http://${host}`;
  if (method !== 'POST') throw refusal(405, 'Only POST is answered here.');
  const isHere = isLocal.test(socket.remoteAddress ?? '') && isLocalHost.test(host);
  if (!isHere || !isOwnPage || (token && given !== token))
    throw refusal(403, 'Only a page of this server can edit, on the same machine, loaded since it was started.');
}

/** How many bytes are taken of a type. */
const limits = { 'image/': 30e6, 'application/json': 1e6 };

/** Resolves with what a request sends, of a type that begins so. How much it is, a request says before. */
export async function bodyOf(request: IncomingMessage, type: keyof typeof limits): Promise<Buffer> {
  const { 'content-type': given = '', 'content-length': length } = request.headers;
  if (!given.startsWith(type)) throw refusal(415, `Only ${type} is taken here.`);
  if (!(Number(length) <= limits[type])) throw refusal(413, `It has more than ${limits[type] / 1e6} MB.`);
  return Buffer.concat(await request.toArray());
}
