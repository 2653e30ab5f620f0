/** An HTTP client for a single host that does not overload it: few parallel requests, a total limit, timeouts, and no redirects. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export type Reply = {
  /** 0 if there was no response; `failure` says why. */
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Returns the values of a header, one for each time that it was sent. */
  all: (name: string) => string[];
  /** The decompressed body. */
  body: Buffer;
  failure: string;
};

export type Limits = {
  requests: number;
  /** Milliseconds before a request fails. */
  timeout: number;
  /** Milliseconds before a second try, as CDN nodes may lag behind a deploy. */
  retryDelay: number;
};

export type Client = ReturnType<typeof createClient>;

/** Thrown instead of another request: the limit is reached, or the host has stopped responding. */
export class Stopped extends Error {}

/** Parallel requests: no more than a browser makes. */
const concurrency = 4;
/** Failed requests after which the client gives up. */
const maxFailures = 8;
/** The maximum size of a response, larger than any file of a site. */
const maxBytes = 256 * 1024 * 1024;

/** The encodings that browsers accept and this client can decode. */
export const compressed = { 'accept-encoding': 'br, gzip' };
export const identity = { 'accept-encoding': 'identity' };

/** Returns a file name that no site uses. */
export const randomName = (): string => randomBytes(6).toString('hex');

export function createClient(origin: string, { requests, timeout, retryDelay }: Limits) {
  let count = 0;
  let failures = 0;

  async function send(url: URL, headers: Record<string, string>): Promise<Reply> {
    if (count >= requests) throw new Stopped(`the limit of ${requests.toLocaleString('en')} requests was reached`);
    if (failures >= maxFailures) throw new Stopped('the host stopped responding');
    count++;
    const signal = AbortSignal.timeout(timeout);
    const allHeaders = { 'user-agent': 'site-verifier (npm run verify)', accept: '*/*', ...headers };
    try {
      const sent = (url.protocol === 'https:' ? https : http).request(url, { signal, headers: allHeaders }).end();
      // An error can follow the headers at once, such as a wrong length of a chunk.
      sent.on('response', response => sent.on('error', error => response.destroy(error)));
      // With the signal here too, because a request emits nothing more after status 101.
      const [response] = (await once(sent, 'response', { signal })) as [http.IncomingMessage];
      const parts: Buffer[] = [];
      let length = 0;
      for await (const part of response as AsyncIterable<Buffer>) {
        length += part.length;
        if (length > maxBytes) throw new Error('its response is too large');
        parts.push(part);
      }
      // A response whose end is that of its connection seems complete when the timeout closes that.
      signal.throwIfAborted();
      const { statusCode: status = 0, headers, headersDistinct } = response;
      const all = (name: string) => headersDistinct[name.toLowerCase()] ?? [];
      return { status, headers, all, ...decode(Buffer.concat(parts), headers['content-encoding']) };
    } catch (error) {
      const reason = signal.aborted ? `no complete response within ${timeout / 1000} s` : reasonOf(error as Error);
      return { status: 0, headers: {}, all: () => [], body: Buffer.alloc(0), failure: reason };
    }
  }

  /** Requests a path of the host, and once more if there is no response. Throws Stopped. `from` may be the host's other scheme. */
  async function request(path: string, headers: Record<string, string> = compressed, from = origin): Promise<Reply> {
    // Not new URL(path, from), where a path that begins with two slashes would name another host.
    const url = new URL(from + path);
    const response = await send(url, headers);
    if (response.status !== 0) return response;
    failures++;
    await sleep(retryDelay);
    const second = await send(url, headers);
    if (second.status !== 0) failures--;
    return second;
  }

  /** Calls `work` for each item, a few in parallel. */
  async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    // All workers take from the same iterator.
    const waiting = items.values();
    const run = async () => {
      for (const item of waiting) await work(item);
    };
    await Promise.all(Array.from({ length: concurrency }, run));
  }

  return { request, each, requestCount: () => count };
}

function decode(bytes: Buffer, coding = 'identity'): Pick<Reply, 'body' | 'failure'> {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync };
  const decoder = decoders[coding as keyof typeof decoders];
  if (!decoder || bytes.length === 0) return { body: bytes, failure: '' };
  try {
    return { body: decoder(bytes, { maxOutputLength: maxBytes }), failure: '' };
  } catch {
    return { body: bytes, failure: `its header claims compression with ${coding}, but it is not compressed` };
  }
}

/** Why there was no response, by the code of the error. The first that matches counts. */
const reasons: [code: RegExp, reason: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its name has no DNS record'],
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'it cannot be reached'],
  [/^(ECONNRESET|EPIPE)$/, 'it closes the connection without a response'],
  [/^HPE_/, 'its response is not HTTP'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired: renew it at the host'],
  [/ALTNAME/, 'its certificate is for another name: order one for this name at the host'],
  [
    /LEAF_SIGNATURE$/,
    'its certificate leads to no known authority: most likely the host lacks the intermediate certificate',
  ],
  [/^EPROTO$|SSL|TLS/, 'it does not respond with HTTPS'],
];

/** Explains why there was no response. */
export const reasonOf = ({ code = '', message }: NodeJS.ErrnoException): string =>
  reasons.find(([pattern]) => pattern.test(code))?.[1] ??
  (/CERT|UNABLE_TO/.test(code) ? `browsers do not trust its certificate: ${message}` : message || code);
