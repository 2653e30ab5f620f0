/** How each host responds, as far as known, so that `preview --host` can imitate it. */
import type { HostName } from './host.ts';
import { expandRedirects } from './redirects.ts';
import { hostFiles, immutable, revalidate, type Table } from './table.ts';

/** What is known of a host; a field that is missing is false. */
type Known = {
  /** The status of the redirect from a folder without its trailing slash. */
  slashStatus: number;
  /** Whether every path without a dot redirects to the one with a trailing slash, even if there is no such folder. */
  addsSlashes?: true;
  /** Whether "/about/index.html" redirects to "/about/". */
  redirectsIndex?: true;
  /** Whether the host cannot be configured: it ignores the table's headers, caching and redirects. */
  isFixed?: true;
  /** Headers that the host always adds. */
  extraHeaders?: Record<string, string>;
  /** The Cache-Control of a 404, if it differs from that of a page. */
  cacheOf404?: string;
  /** What is unknown, or not imitated, besides ETags. */
  unknown: string[];
};

const cdn = 'what its CDN does to bytes (compression, hidden e-mail addresses, injected scripts)';
const ownTypes = 'its content types, which it does not take from the project';
const compression = 'compression';

const hosts: Record<HostName, Known> = {
  nginx: { slashStatus: 301, unknown: [compression] },
  apache: { slashStatus: 301, unknown: [compression, 'modules that your host lacks'] },
  caddy: { slashStatus: 308, unknown: [compression] },
  netlify: { slashStatus: 301, cacheOf404: 'public, max-age=0', unknown: [cdn, ownTypes] },
  cloudflare: {
    slashStatus: 308,
    redirectsIndex: true,
    extraHeaders: { 'access-control-allow-origin': '*' },
    cacheOf404: 'no-store',
    unknown: [cdn, ownTypes, 'Workers, which redirect with 307 (this imitates Pages)'],
  },
  vercel: { slashStatus: 308, addsSlashes: true, unknown: [cdn, ownTypes] },
  'github-pages': {
    slashStatus: 301,
    isFixed: true,
    extraHeaders: { 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' },
    unknown: [compression, ownTypes],
  },
  's3-cloudfront': { slashStatus: 301, addsSlashes: true, unknown: [cdn, 'what was set up by hand'] },
  firebase: { slashStatus: 301, unknown: [cdn, ownTypes] },
};

/** What a server needs to know to respond as a host does. Paths include the base and are decoded. */
export type HostBehaviour = Pick<Known, 'slashStatus' | 'addsSlashes' | 'unknown'> & {
  /** Returns the redirect of a path that takes precedence over files. */
  redirect: (path: string) => { status: number; to: string } | undefined;
  /** Returns the headers of a response, with names in lower case. `path` is the requested one. */
  headers: (path: string, status: number) => Record<string, string>;
  /** Returns whether a file of the folder is never served. */
  hides: (file: string) => boolean;
};

/** Returns how the host `name` responds to requests for the site that `table` describes. */
export function behaviourOf(name: HostName, { redirects, headers, hashed }: Table): HostBehaviour {
  const { redirectsIndex, isFixed, extraHeaders, cacheOf404, unknown, ...slashes } = hosts[name];
  const followed = isFixed ? [] : expandRedirects(redirects);
  const targets = new Map(followed.map(({ from, to }) => [decodeURI(from), decodeURI(to)]));
  const immutablePaths = new Set(hashed.map(decodeURI));
  const constant = Object.fromEntries(isFixed ? [] : headers.map(([key, value]) => [key.toLowerCase(), value]));
  return {
    ...slashes,
    redirect(path) {
      const to = targets.get(path);
      if (to !== undefined) return { status: 301, to };
      if (!redirectsIndex || !path.endsWith('/index.html')) return undefined;
      return { status: slashes.slashStatus, to: path.slice(0, -'index.html'.length) };
    },
    headers(path, status) {
      const cache = immutablePaths.has(path) ? immutable : revalidate;
      return { ...constant, 'cache-control': (status === 404 && cacheOf404) || cache, ...extraHeaders };
    },
    hides: file => hostFiles.includes(file),
    unknown: ['ETags, 304 and range requests', ...unknown],
  };
}
