/** A live site, compared by value with the one in the output folder. It asks that one host alone, and changes nothing. */
import type { HostName } from '../../host/host.ts';
import { type Client, createClient, type Limits, Stopped } from './ask.ts';
import { checkFiles, checkRepeats } from './files.ts';
import { createFindings, type Finding, type Report } from './findings.ts';
import type { LocalSite } from './local-site.ts';
import { checkPrivate, checkRedirects, checkUnknown } from './paths.ts';

export type { Finding } from './findings.ts';
export { type LocalSite, openLocalSite } from './local-site.ts';

type Verified = {
  /** The host whose mends are given, where it is known. */
  host: HostName | undefined;
  requests: number;
  findings: Finding[];
};

/** What all checks are given. */
export type Context = {
  site: LocalSite;
  origin: string;
  client: Client;
  report: Report;
  patience: number;
  onProgress: (done: number, of: number) => void;
};

type Options = Partial<Limits> & {
  /** The host that it stands on, instead of the one that its headers name. */
  host?: HostName | undefined;
  onProgress?: Context['onProgress'];
};

/** The site does not answer at all; the message says why. */
export class Unanswered extends Error {}

/** Compares what `origin` answers with `site`. Throws Unanswered where its first page does not come. */
export async function verify(site: LocalSite, origin: string, options: Options = {}): Promise<Verified> {
  const { requests = 5_000, timeout = 15_000, patience = 2_000, onProgress = () => {} } = options;
  const client = createClient(origin, { requests, timeout, patience });
  const { address } = site.table;
  const first = await client.ask(address.base);
  if (first.status === 0) throw new Unanswered(first.failure);
  const host = options.host ?? hostIn(first.headers);
  const { report, list } = createFindings(host);
  if (address.origin && address.origin !== origin && !isLoopback(origin))
    report('address', address.base, { detail: `${address.origin}, not ${origin}` });
  const context = { site, origin, client, report, patience, onProgress };
  try {
    for (const check of [checkFiles, checkUnknown, checkRepeats, checkRedirects, checkPrivate]) await check(context);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    report('incomplete', address.base, { detail: error.message });
  }
  return { host, requests: client.asked(), findings: list() };
}

/** A server of this machine stands in for the real one. */
const isLoopback = (origin: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

/** Hosts by what their headers say. */
const signs: [header: string, pattern: RegExp, host: HostName][] = [
  ['server', /^cloudflare/i, 'cloudflare'],
  ['server', /^netlify/i, 'netlify'],
  ['server', /^vercel/i, 'vercel'],
  ['server', /^github\.com/i, 'github-pages'],
  ['x-amz-cf-id', /./, 's3-cloudfront'],
  ['server', /^nginx/i, 'nginx'],
  ['server', /^(apache|litespeed)/i, 'apache'],
  ['server', /^caddy/i, 'caddy'],
];

const hostIn = (headers: Record<string, unknown>) =>
  signs.find(([header, pattern]) => pattern.test(String(headers[header] ?? '')))?.[2];
