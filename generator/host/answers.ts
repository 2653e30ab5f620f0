/** How a host answers, as far as it is known: for `preview --host`. The figures are those of the guide that docs/hosts.md tells of. */
import type { HostName } from './host.ts';
import { inEveryForm } from './redirects.ts';
import { askFirst, forEver, hostFiles, type Table } from './table.ts';

type Behaviour = {
  /** The status with which a folder without its slash is led to the one with it. */
  slash: 301 | 308;
  /** Whether "/about/index.html" is led to "/about/". */
  leadsIndex?: true;
  /** Whether the host sets the table's headers and cache classes, types and redirects. */
  obeys: boolean;
  /** Headers of its own. */
  own?: Record<string, string>;
  /** Cache-Control of a 404, where it is another one than that of a page. */
  missing?: string;
  /** Whether a path without a dot is led to its slash even where nothing stands. */
  leadsAll?: true;
  /** What is not known, or not imitated. */
  unknown: string[];
};

const edge = 'what its edge does to bytes (compression, e-mail addresses hidden, scripts put in)';
const ownTypes = 'its own types: it does not take them from the project';
const tags = 'tags, 304 and ranges';

const behaviours: Record<HostName, Behaviour> = {
  nginx: { slash: 301, obeys: true, unknown: [tags, 'compression'] },
  apache: { slash: 301, obeys: true, unknown: [tags, 'compression', 'modules that your host leaves out'] },
  caddy: { slash: 308, obeys: true, unknown: [tags, 'compression'] },
  netlify: { slash: 301, obeys: true, missing: 'public, max-age=0', unknown: [tags, edge, ownTypes] },
  cloudflare: {
    slash: 308,
    leadsIndex: true,
    obeys: true,
    own: { 'access-control-allow-origin': '*' },
    missing: 'no-store',
    unknown: [tags, edge, ownTypes, 'Workers, which lead with 307 (this is Pages)'],
  },
  vercel: { slash: 308, leadsAll: true, obeys: true, unknown: [tags, edge, ownTypes] },
  'github-pages': {
    slash: 301,
    obeys: false,
    own: { 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' },
    unknown: [tags, 'compression', ownTypes],
  },
  's3-cloudfront': { slash: 301, leadsAll: true, obeys: true, unknown: [tags, edge, 'what was set up by hand'] },
  firebase: { slash: 301, obeys: true, unknown: [tags, edge, ownTypes] },
};

/** What a small server asks to answer as a host does. Paths are those of the host, decoded. */
export type Answers = {
  /** Where a path is led whatever stands there. */
  redirect: (path: string) => { status: number; to: string } | undefined;
  /** The status with which a folder without its slash is led on; `leadsAll` where every path without a dot is. */
  slash: number;
  leadsAll: boolean;
  /** Headers of an answer, names in small letters. `path` is the one that was asked for. */
  headers: (path: string, status: number) => Record<string, string>;
  /** Whether a file of the folder is never sent. */
  hides: (file: string) => boolean;
  unknown: readonly string[];
};

/** The answers of the host `name` to requests for the site that `table` tells of. */
export function answersOf(name: HostName, { redirects, headers, hashed }: Table): Answers {
  const { slash, leadsIndex, leadsAll = false, obeys, own = {}, missing, unknown } = behaviours[name];
  const moved = new Map(inEveryForm(redirects).map(({ from, to }) => [decodeURI(from), decodeURI(to)]));
  const ever = new Set(hashed.map(decodeURI));
  const constant = Object.fromEntries(obeys ? headers.map(([key, value]) => [key.toLowerCase(), value]) : []);
  return {
    redirect(path) {
      const to = obeys ? moved.get(path) : undefined;
      if (to !== undefined) return { status: 301, to };
      if (leadsIndex && path.endsWith('/index.html')) return { status: slash, to: path.slice(0, -'index.html'.length) };
      return undefined;
    },
    slash,
    leadsAll,
    headers(path, status) {
      const cache = ever.has(path) ? forEver : askFirst;
      return {
        ...constant,
        'cache-control': status === 404 && missing ? missing : cache,
        ...own,
      };
    },
    hides: file => hostFiles.includes(file),
    unknown,
  };
}
