/** The one table that every host's files are made from: redirects, headers, cache classes, types. It is plain data, and kept as deploy/site.json. */
import { lookup } from 'mrmime';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type Address, type File, isHashed, servedPath } from '../model.ts';
import type { Redirect } from './redirects.ts';

export type Table = {
  address: Address;
  /** Paths of the host, the folder of the site included: { from: "/shop/old/", to: "/shop/new/" }. */
  redirects: readonly Redirect[];
  /** Sent with every answer, 404 included. No name stands twice. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Paths of the files whose names change with their content: they alone are kept for ever. */
  hashed: readonly string[];
  /** The extensions of the site's files → their type. */
  types: Readonly<Record<string, string>>;
};

/** A finished file: its path in the output folder ("about/index.html"), the number of its bytes, and a hash of them. */
export type Sized = { path: string; size: number; hash: string };

/** What one host needs of a table, and what it cannot take. */
export type Host = {
  /** `served` stands in the output folder, as the host reads it there; `beside` is for the person who deploys, and is never uploaded as a page. */
  files: (table: Table, files: readonly Sized[]) => { served?: File[]; beside?: File[] };
  /** A diagnostic for each limit of the host that the site is over: its message goes on after the host's name. */
  limits?: (table: Table, files: readonly Sized[]) => Diagnostic[];
};

/** Of files whose content never changes under their name. */
export const forEver = 'public, max-age=31536000, immutable';

/** Of all else: a browser asks each time whether it still has the right bytes. */
export const askFirst = 'public, max-age=0, must-revalidate';

/**
 * The part of the policy that is the same on every page, and of which a meta element cannot say frame-ancestors. It names no source of
 * scripts and styles: those are the page's own business, in its meta element, which travels with it.
 */
const constantPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const headers: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', constantPolicy],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** A year, of this host alone: whether other names of the domain are ready for it, the site does not know. */
const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** The table of a finished site. `files` are the paths of its files. */
export function tableOf(address: Address, files: readonly string[], redirects: readonly Redirect[]): Table {
  // In a folder of a host that others share, the site does not decide how all of the host is reached.
  const isAlone = address.origin.startsWith('https:') && address.base === '/';
  return {
    address,
    redirects,
    headers: isAlone ? [...headers, strictTransport] : headers,
    hashed: files.filter(isHashed).map(file => servedPath(file, address)),
    types: Object.fromEntries(
      [...new Set(files.map(extensionOf))].sort().flatMap(one => {
        const type = typeOf(one);
        return type ? [[one, type]] : [];
      }),
    ),
  };
}

/** "html" of "about/index.html"; empty where there is none. */
export const extensionOf = (file: string): string => /[^/]\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';

/** The type of files with an extension, where it is known. */
export function typeOf(extension: string): string | undefined {
  const type = extension === 'ico' ? 'image/x-icon' : lookup(extension);
  return type && isText(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a type is text, which compresses well and needs a charset. */
export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)\b|javascript/.test(type);

/** The types of the texts among `types`, without their charset. */
export const textTypes = (types: Table['types']): string[] => [
  ...new Set(
    Object.values(types)
      .filter(isText)
      .map(type => type.replace(/;.*/, '')),
  ),
];

/** The host's name, "name.example". */
export const nameOf = ({ origin }: Address): string => new URL(origin).hostname;

/** A path of the host without the folder of the site: "old/" of "/shop/old/". */
export const withinBase = (path: string, { base }: Address): string => path.slice(base.length);

/** A path as regular expressions have it. */
export const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is made for hosts in the output folder, and is never to be served. */
export const hostFiles = ['.htaccess', '.nojekyll', 'CNAME', '_headers', '_redirects', 'vercel.json'];

/** A piece of text for each item, one after the other. */
export const each = <Item>(items: readonly Item[], text: (item: Item, i: number) => string): string =>
  items.map(text).join('');

/** Files that a host reads at the root of what is published: a site in a folder is put into one, beside them. */
export const atRoot = (files: File[], { base }: Address): ReturnType<Host['files']> =>
  base === '/' ? { served: files } : { beside: files };

/** A file of JSON. */
export const json = (path: string, value: unknown): File => ({ path, bytes: `${JSON.stringify(value, null, 2)}\n` });

/** One limit of a host: what it takes, and what the site has. */
export function over(what: string, most: number, has: number, hint: string): Diagnostic[] {
  if (has <= most) return [];
  const [limit, count] = [most.toLocaleString('en'), has.toLocaleString('en')];
  return [{ message: `takes ${limit} ${what}; this site has ${count}`, hint }];
}
