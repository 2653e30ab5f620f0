/** The table from which every host's files are generated: redirects, headers, hashed files, types. It is plain data, saved as deploy/site.json. */
import { lookup } from 'mrmime';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type Address, type File, isHashed, servedPath } from '../model.ts';
import type { Redirect } from './redirects.ts';

export type Table = {
  address: Address;
  /** Redirects between paths that include the base: { from: "/shop/old/", to: "/shop/new/" }. */
  redirects: readonly Redirect[];
  /** The headers of every response, 404 included. Each name occurs once. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The paths of files whose names change with their content. Only they are cached for ever. */
  hashed: readonly string[];
  /** The type of each file extension of the site. */
  types: Readonly<Record<string, string>>;
};

/** A finished file: its path in the output folder ("about/index.html"), its size in bytes, and a hash of them. */
export type FileInfo = { path: string; size: number; hash: string };

/**
 * Returns what a host needs: files `served` from the output folder, where it reads them, and files for the person who deploys, which are never
 * uploaded with the site; and a diagnostic for each of its limits that the site exceeds, whose message continues after the host's name.
 */
export type Host = (table: Table, files: readonly FileInfo[]) => HostFiles & { exceeded?: Diagnostic[] };
type HostFiles = { served?: File[]; deploy?: File[] };

/** The Cache-Control of files whose content never changes under their name. */
export const immutable = 'public, max-age=31536000, immutable';

/** The Cache-Control of all other files: a browser asks each time whether its copy is current. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * The part of the policy that is the same on every page. It has to be a header because frame-ancestors does not work in a meta element.
 * Sources of scripts and styles differ from page to page, and are in each page's meta element.
 */
const commonPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const headers: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', commonPolicy],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** One year, without includeSubDomains: other names of the domain may not support HTTPS. */
const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** Creates the table of a finished site. `files` are the paths of its files. */
export function tableOf(address: Address, files: readonly string[], redirects: readonly Redirect[]): Table {
  // A site under a base path may share its host with others, for which it must not enforce HTTPS.
  const ownsHost = address.origin.startsWith('https:') && address.base === '/';
  return {
    address,
    redirects,
    headers: ownsHost ? [...headers, strictTransport] : headers,
    hashed: files.filter(isHashed).map(file => servedPath(file, address)),
    types: Object.fromEntries(
      [...new Set(files.map(extensionOf))].sort().flatMap(one => {
        const type = typeOf(one);
        return type ? [[one, type]] : [];
      }),
    ),
  };
}

/** Returns the extension of a file in lower case, "html" for "about/index.html", or '' if there is none. */
export const extensionOf = (file: string): string => /[^/]\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';

/** Returns the type of files with an extension, if it is known. */
export function typeOf(extension: string): string | undefined {
  const type = extension === 'ico' ? 'image/x-icon' : lookup(extension);
  return type && isText(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether a type is text, which compresses well and needs a charset. */
export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)|javascript/.test(type);

/** Returns the text types among `types`, without their charset. */
export const textTypes = (types: Table['types']): string[] => [
  ...new Set(
    Object.values(types)
      .filter(isText)
      .map(type => type.replace(/;.*/, '')),
  ),
];

/** Returns the host name, "name.example". */
export const nameOf = ({ origin }: Address): string => new URL(origin).hostname;

/** Returns a path relative to the base: "old/" for "/shop/old/". */
export const inBase = (path: string, { base }: Address): string => path.slice(base.length);

export const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Files in the output folder that only a host reads, and that must never be served. */
export const hostFiles = ['.htaccess', '.nojekyll', 'CNAME', '_headers', '_redirects', 'vercel.json'];

/** Concatenates a text for each item. */
export const each = <Item>(items: readonly Item[], text: (item: Item, i: number) => string): string =>
  items.map(text).join('');

/** For files that a host reads at the root of what is published: a site with a base path is published in a folder next to them. */
export const atRoot = (files: File[], { base }: Address): HostFiles =>
  base === '/' ? { served: files } : { deploy: files };

export const json = (path: string, value: unknown): File => ({ path, bytes: `${JSON.stringify(value, null, 2)}\n` });

/** Returns a diagnostic if the site has more of something than a host allows. */
export function checkLimit(what: string, limit: number, count: number, hint: string): Diagnostic[] {
  if (count <= limit) return [];
  return [
    { message: `allows ${limit.toLocaleString('en')} ${what}; this site has ${count.toLocaleString('en')}`, hint },
  ];
}
