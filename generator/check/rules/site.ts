/** The site as site rules see it: its pages, its files, and where URLs lead. */
import { type Address, type File, servedPath } from '../../model.ts';
import type { Limits } from '../settings.ts';
import { decode, type PageRecord, type Report } from './rule.ts';

export type Site = {
  pages: readonly PageRecord[];
  address: Address;
  limits: Limits;
  /** The files of entries that are not public, by their slugs. */
  unpublished: ReadonlyMap<string, string>;
  /** Returns where a URL on a page leads; undefined if it is invalid or leads to another site. */
  resolve: (href: string, page: PageRecord) => Target | undefined;
  /** Returns the bytes of a file of the output. Called for few: it may have to read them. */
  bytesOf: (file: string) => File['bytes'] | undefined;
  /** The paths of all pages and of all other files, for "did you mean …?". */
  paths: { pages: string[]; files: string[] };
};

/** Where a URL leads: the file, its transfer size in bytes, and the page if it is one; without a file if there is nothing. */
type Target = { path: string; anchor: string; file?: string; bytes?: number; page?: PageRecord };

/** Reports a finding about a page. */
type SiteReport = (page: PageRecord, ...finding: Parameters<Report>) => void;

export type SiteRule = (site: Site, report: SiteReport) => void;

type SiteInput = Omit<Site, 'resolve' | 'paths'> & { files: ReadonlyMap<string, number> };

export function createSite({ files, ...input }: SiteInput): Site {
  const { pages, address } = input;
  // Everything is compared decoded: "/caf%C3%A9/" and "/café/" are the same URL.
  const base = decode(address.base);
  const pathOf = (file: string) => base + file.replace(/(^|\/)index\.html$/, '$1');
  const records = new Map(pages.map(page => [page.file, page]));
  const targets = new Map<string, Target>();
  const paths: Site['paths'] = { pages: [], files: [] };
  for (const [file, size] of files) {
    const [path, page] = [pathOf(file), records.get(file)];
    // Since `files` was made, the page may have been weighed exactly: a build with an empty cache finds what every later one does.
    const bytes = page?.bound ?? size;
    targets.set(path, { path, anchor: '', file, bytes, ...(page && { page }) });
    paths[page ? 'pages' : 'files'].push(path);
  }
  // The same URL is on many pages.
  const resolved = new Map<string, Target>();
  const resolve = (href: string, page: PageRecord): Target | undefined => {
    const known = resolved.get(href);
    if (known) return known;
    const here = address.origin + servedPath(page.file, address);
    if (!URL.canParse(href, here)) return undefined;
    const url = new URL(href, here);
    if (url.origin !== address.origin) return undefined;
    const path = decode(url.pathname);
    const target = { path, ...targets.get(path), anchor: decode(url.hash.slice(1)) };
    if (href.startsWith('/')) resolved.set(href, target);
    return target;
  };
  return { ...input, paths, resolve };
}
