/** Asks one host, and no other, politely: few requests at once, so many in all, none that waits for ever, no redirect followed. */
import { randomBytes } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export type Answer = {
  /** 0 where there was no answer; `failure` says why. */
  status: number;
  headers: IncomingHttpHeaders;
  /** The values of a header, one for each time that it was sent. */
  all: (name: string) => string[];
  /** What was sent, with the compression undone. */
  body: Buffer;
  failure: string;
};

export type Limits = {
  /** Requests in all. */
  requests: number;
  /** Milliseconds that an answer may take, and for which an edge that lags is given time. */
  timeout: number;
  patience: number;
};

export type Client = ReturnType<typeof createClient>;

/** No more is asked: the limit is reached, or the host answers no more. */
export class Stopped extends Error {}

/** Requests at once: no more than a browser has. */
const concurrency = 4;
/** Requests without an answer after which the host is left alone. */
const failuresAtMost = 8;
/** Bytes of an answer: beyond what any file of a site has. */
const mostBytes = 256 * 1024 * 1024;

/** What a browser accepts; other codings than these are not known here. */
export const compressed = { 'accept-encoding': 'br, gzip' };
export const identity = { 'accept-encoding': 'identity' };

/** A name that no site has. */
export const randomName = (): string => randomBytes(6).toString('hex');

export function createClient(origin: string, { requests, timeout, patience }: Limits) {
  const options = { keepAlive: true, maxSockets: concurrency };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
  let asked = 0;
  let failures = 0;

  function send(url: URL, headers: Record<string, string>): Promise<Answer> {
    if (asked >= requests) throw new Stopped(`${requests.toLocaleString('en')} requests were made, and no more may be`);
    if (failures >= failuresAtMost) throw new Stopped('the host has stopped answering');
    asked++;
    const isSecure = url.protocol === 'https:';
    const agent = agents[isSecure ? 'https:' : 'http:'];
    const own = { 'user-agent': 'site-verifier (npm run verify)', accept: '*/*', ...headers };
    return new Promise(resolve => {
      const fail = (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        resolve({ status: 0, headers: {}, all: () => [], body: Buffer.alloc(0), failure: reasonOf(error) });
      };
      const sent = (isSecure ? httpsRequest : httpRequest)(url, { agent, headers: own }, response => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          parts.push(part);
          if (length > mostBytes) sent.destroy(new Error('its answer does not end'));
        });
        response.on('error', fail);
        response.on('end', () => {
          clearTimeout(timer);
          const { statusCode: status = 0, headers, rawHeaders } = response;
          const all = (name: string) =>
            rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === name.toLowerCase());
          const { body, failure } = decode(Buffer.concat(parts), headers['content-encoding']);
          resolve({ status, headers, all, body, failure });
        });
      });
      const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${timeout / 1000} s`)), timeout);
      sent.on('error', fail).end();
    });
  }

  /** Asks for a path of the host. Throws Stopped where no more may be asked. `from` may be another scheme of the same host. */
  async function ask(path: string, headers: Record<string, string> = compressed, from = origin): Promise<Answer> {
    // Put together as text: a path that begins with two slashes must not name another host.
    const url = new URL(from + path);
    const answer = await send(url, headers);
    if (answer.status !== 0) return answer;
    failures++;
    await sleep(patience);
    const again = await send(url, headers);
    if (again.status !== 0) failures--;
    return again;
  }

  /** Does `work` for each item, some at once. */
  async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    const waiting = [...items].reverse();
    async function run() {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }
    await Promise.all(Array.from({ length: concurrency }, run));
  }

  return { ask, each, asked: () => asked };
}

function decode(bytes: Buffer, coding = 'identity'): Pick<Answer, 'body' | 'failure'> {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync };
  const decoder = decoders[coding as keyof typeof decoders];
  if (!decoder || bytes.length === 0) return { body: bytes, failure: '' };
  try {
    return { body: decoder(bytes, { maxOutputLength: mostBytes }), failure: '' };
  } catch {
    return { body: bytes, failure: `it says that it is compressed with ${coding}, and is not` };
  }
}

/** Why there was no answer, in words for a person. */
function reasonOf({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name leads to no server: DNS';
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) return `its certificate is not right: ${message}`;
  return message || code;
}
