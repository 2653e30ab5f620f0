/** An HTTP client for a single host that does not overload it: few parallel requests, a total limit, timeouts, and no redirects. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type Reply = {
  /** 0 if there was no response; `failure` says why. */
  status: number;
  headers: Headers;
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
/** The encodings that browsers accept. */
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
    const allHeaders = { 'user-agent': 'site-verifier (npm run verify)', ...headers };
    try {
      const response = await fetch(url, { signal, headers: allHeaders, redirect: 'manual' });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body, failure: '' };
    } catch (error) {
      const failure = signal.aborted ? `no complete response within ${timeout / 1000} s` : reasonOf(error as Error);
      return { status: 0, headers: new Headers(), body: Buffer.alloc(0), failure };
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

/** Returns why there was no response, as Node says it: `fetch` has it in the cause of its error. */
function reasonOf({ message, cause }: Error): string {
  const { message: reason, code } = (cause ?? {}) as NodeJS.ErrnoException;
  return reason?.trim() || code || message;
}
