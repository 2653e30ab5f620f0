/** How each host responds, as far as known, so that `preview --host` can imitate it. */
import type { HostName } from './host.ts';
import { expandRedirects } from './redirects.ts';
import { hostFiles, immutable, revalidate, type Table } from './table.ts';

type Behaviour = {
  /** The status of the redirect from a folder without its trailing slash. */
  slashStatus: 301 | 308;
  /** Whether "/about/index.html" redirects to "/about/". */
  redirectsIndex?: true;
  /** Whether the host can be configured: with the table's headers, caching and redirects. */
  isConfigurable: boolean;
  /** Headers that the host always adds. */
  extraHeaders?: Record<string, string>;
  /** The Cache-Control of a 404, if it differs from that of a page. */
  cacheOf404?: string;
  /** Whether every path without a dot redirects to the one with a trailing slash, even if there is no such folder. */
  addsSlashes?: true;
  /** What is unknown, or not imitated. */
  unknown: string[];
};

const cdn = 'what its CDN does to bytes (compression, hidden e-mail addresses, injected scripts)';
const ownTypes = 'its content types, which it does not take from the project';
const etags = 'ETags, 304 and range requests';

const behaviours: Record<HostName, Behaviour> = {
  nginx: { slashStatus: 301, isConfigurable: true, unknown: [etags, 'compression'] },
  apache: { slashStatus: 301, isConfigurable: true, unknown: [etags, 'compression', 'modules that your host lacks'] },
  caddy: { slashStatus: 308, isConfigurable: true, unknown: [etags, 'compression'] },
  netlify: { slashStatus: 301, isConfigurable: true, cacheOf404: 'public, max-age=0', unknown: [etags, cdn, ownTypes] },
  cloudflare: {
    slashStatus: 308,
    redirectsIndex: true,
    isConfigurable: true,
    extraHeaders: { 'access-control-allow-origin': '*' },
    cacheOf404: 'no-store',
    unknown: [etags, cdn, ownTypes, 'Workers, which redirect with 307 (this imitates Pages)'],
  },
  vercel: { slashStatus: 308, addsSlashes: true, isConfigurable: true, unknown: [etags, cdn, ownTypes] },
  'github-pages': {
    slashStatus: 301,
    isConfigurable: false,
    extraHeaders: { 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' },
    unknown: [etags, 'compression', ownTypes],
  },
  's3-cloudfront': {
    slashStatus: 301,
    addsSlashes: true,
    isConfigurable: true,
    unknown: [etags, cdn, 'what was set up by hand'],
  },
  firebase: { slashStatus: 301, isConfigurable: true, unknown: [etags, cdn, ownTypes] },
};

/** What a server needs to know to respond as a host does. Paths include the base and are decoded. */
export type HostBehaviour = {
  /** Returns the redirect of a path that takes precedence over files. */
  redirect: (path: string) => { status: number; to: string } | undefined;
  slashStatus: number;
  addsSlashes: boolean;
  /** Returns the headers of a response, with names in lower case. `path` is the requested one. */
  headers: (path: string, status: number) => Record<string, string>;
  /** Returns whether a file of the folder is never served. */
  hides: (file: string) => boolean;
  unknown: readonly string[];
};

/** Returns how the host `name` responds to requests for the site that `table` describes. */
export function behaviourOf(name: HostName, { redirects, headers, hashed }: Table): HostBehaviour {
  const { slashStatus, redirectsIndex, addsSlashes = false, unknown, ...more } = behaviours[name];
  const { isConfigurable, extraHeaders, cacheOf404 } = more;
  const targets = new Map(expandRedirects(redirects).map(({ from, to }) => [decodeURI(from), decodeURI(to)]));
  const immutablePaths = new Set(hashed.map(decodeURI));
  const constant = Object.fromEntries(isConfigurable ? headers.map(([key, value]) => [key.toLowerCase(), value]) : []);
  return {
    redirect(path) {
      const to = isConfigurable ? targets.get(path) : undefined;
      if (to !== undefined) return { status: 301, to };
      if (redirectsIndex && path.endsWith('/index.html'))
        return { status: slashStatus, to: path.slice(0, -'index.html'.length) };
      return undefined;
    },
    slashStatus,
    addsSlashes,
    headers(path, status) {
      const cache = immutablePaths.has(path) ? immutable : revalidate;
      return { ...constant, 'cache-control': (status === 404 && cacheOf404) || cache, ...extraHeaders };
    },
    hides: file => hostFiles.includes(file),
    unknown,
  };
}
