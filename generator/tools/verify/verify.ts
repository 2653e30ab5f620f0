/** Compares a live site with the one in the output folder. Sends requests to that one host only, and changes nothing. */
import type { HostName } from '../../host/host.ts';
import { type Client, createClient, type Limits, Stopped } from './client.ts';
import { checkFiles, checkRevalidation } from './files.ts';
import { createFindings, type Report } from './findings.ts';
import type { LocalSite } from './local-site.ts';
import { checkPrivate, checkRedirects, checkUnknown } from './paths.ts';

export type { Finding } from './findings.ts';
export { type LocalSite, openLocalSite } from './local-site.ts';

export type Context = {
  site: LocalSite;
  origin: string;
  client: Client;
  report: Report;
  retryDelay: number;
  onProgress: (done: number, of: number) => void;
};

type Options = Partial<Limits> & {
  /** The host that serves the site, instead of the one that its headers reveal. */
  host?: HostName | undefined;
  onProgress?: Context['onProgress'];
};

/** The host does not respond at all; the message says why. */
export class NoResponse extends Error {}

/**
 * Compares the live site at `origin` with `site`. Resolves with the findings, the number of requests, and the host that the fixes are for, if
 * it is known. Throws NoResponse if the request for the home page fails.
 */
export async function verify(site: LocalSite, origin: string, options: Options = {}) {
  const { requests = 5_000, timeout = 15_000, retryDelay = 2_000, onProgress = () => {} } = options;
  const client = createClient(origin, { requests, timeout, retryDelay });
  const { address } = site.table;
  const first = await client.request(address.base);
  if (first.status === 0) throw new NoResponse(first.failure);
  const isSignature = ([header, pattern]: Signature) => pattern.test(first.headers.get(header) ?? '');
  const host = options.host ?? signatures.find(isSignature)?.[2];
  const { report, list } = createFindings(host);
  if (address.origin && address.origin !== origin && !isLoopback(origin))
    report('address', address.base, { detail: `${address.origin}, not ${origin}` });
  const context = { site, origin, client, report, retryDelay, onProgress };
  try {
    for (const check of [checkFiles, checkUnknown, checkRevalidation, checkRedirects, checkPrivate])
      await check(context);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    report('incomplete', address.base, { detail: error.message });
  }
  return { host, requests: client.requestCount(), findings: list() };
}

/** A local server may serve a site that was built for its real address. */
const isLoopback = (origin: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

/** The response headers that reveal a host. */
type Signature = [header: string, pattern: RegExp, host: HostName];
const signatures: Signature[] = [
  ['server', /^cloudflare/i, 'cloudflare'],
  ['server', /^netlify/i, 'netlify'],
  ['server', /^vercel/i, 'vercel'],
  ['server', /^github\.com/i, 'github-pages'],
  ['x-amz-cf-id', /./, 's3-cloudfront'],
  ['server', /^nginx/i, 'nginx'],
  ['server', /^(apache|litespeed)/i, 'apache'],
  ['server', /^caddy/i, 'caddy'],
];
