/** The site as its rules see it: a record of each page, its files, and where URLs lead. */
import { type Address, servedPath } from '../model.ts';
import type { CheckedPage } from './page.ts';
import { clip, decode, type Finding } from './rules/rule.ts';
import type { Limits } from './settings.ts';

/** What is kept of a page, plain data: its findings, and what the rules of the site need. */
export type PageRecord = {
  file: string;
  title: string;
  description: string;
  /** The address of its social card. */
  card: string;
  /** Whether search results may show it. */
  isIndexed: boolean;
  ids: readonly string[];
  references: readonly Reference[];
  /** The requests when it opens, each with the URLs of which the browser chooses one. */
  requests: readonly string[][];
  findings: readonly Finding[];
  /** The bytes of its HTML after brotli. */
  weight: number;
};

/** A URL of this site on a page: `what` says what it is, "the link "Home" goes to", and `text` has the words of a link. */
export type Reference = { what: string; href: string; text?: string };

/** A finished site. `files` has the transfer size of every file in bytes; `unpublished` the files of entries that are not public, by slug. */
export type FinishedSite = {
  pages: readonly PageRecord[];
  files: ReadonlyMap<string, number>;
  unpublished: ReadonlyMap<string, string>;
};

/** A finished site, as rules see it. `resolve` tells where a URL on a page leads, if it leads to this site. */
export type Site = FinishedSite & {
  address: Address;
  limits: Limits;
  resolve: (href: string, page: PageRecord) => Target | undefined;
};

/** Where a URL leads: without a file if there is nothing. */
type Target = { path: string; anchor: string; file?: string; bytes?: number; page?: PageRecord | undefined };

/** Returns a function that makes the records of pages. */
export function createRecorder({ origin }: Address) {
  // Header and footer are the same on all pages: their links, as one object for all, take a tenth of the memory and of the cache.
  const known = new Map<string, Reference>();
  const shared = (reference: Reference): Reference => {
    const key = JSON.stringify(reference);
    const copy = known.get(key) ?? (JSON.parse(key) as Reference);
    known.set(key, copy);
    return copy;
  };
  const isOwn = ({ href }: Reference) => href !== '' && (href.startsWith(origin) || !/^\w[\w+.-]*:/.test(href));
  return (page: CheckedPage, findings: Finding[], weight: number): PageRecord => {
    const { file, titles, meta, isIndexed, links, actions, loads } = page;
    const [[description = ''], [card = '']] = [meta.get('description') ?? [], meta.get('og:image') ?? []];
    const references: Reference[] = [
      ...links.map(({ href, text }) => ({ what: `the link "${clip(text)}" goes to`, href, text })),
      ...actions.map(href => ({ what: 'a form goes to', href })),
      { what: 'its social card is', href: card },
      ...loads.flatMap(({ hrefs }) => hrefs.map(href => ({ what: 'loads', href }))),
    ];
    const requests = new Map<string, string[]>();
    for (const { hrefs, isIcon } of loads.filter(({ isAtOnce }) => isAtOnce)) {
      const fetched = hrefs.filter(href => !href.startsWith('data:')).map(href => href.replace(/#.*$/s, ''));
      // Of several icons a browser takes one; what a page contains twice it fetches once.
      if (fetched.length > 0) requests.set(isIcon ? 'icon' : fetched.join(' '), fetched);
    }
    const lists = { ids: page.attributes('id'), requests: [...requests.values()], findings };
    const record = { file, title: titles[0] ?? '', description, card, isIndexed, ...lists, weight };
    // A copy: a text that is a slice of the page's HTML would keep all of that HTML in memory.
    return { ...JSON.parse(JSON.stringify(record)), references: references.filter(isOwn).map(shared) };
  };
}

/** Adds to a finished site what its rules need besides. */
export function createSite(site: FinishedSite, address: Address, limits: Limits): Site {
  const records = new Map(site.pages.map(page => [page.file, page]));
  const targets = new Map(Array.from(site.files, ([file, bytes]) => [pathOf(file, address), { file, bytes }]));
  // The same path is on many pages.
  const resolved = new Map<string, Target>();
  const resolve: Site['resolve'] = (href, page) => {
    const known = resolved.get(href);
    if (known) return known;
    const here = address.origin + servedPath(page.file, address);
    const url = URL.canParse(href, here) ? new URL(href, here) : undefined;
    if (url?.origin !== address.origin) return undefined;
    const path = decode(url.pathname);
    const found = targets.get(path);
    const target = { path, anchor: decode(url.hash.slice(1)), ...found, page: records.get(found?.file ?? '') };
    if (href.startsWith('/')) resolved.set(href, target);
    return target;
  };
  return { ...site, address, limits, resolve };
}

/** Returns the URL path of a file as people read it: "/caf%C3%A9/" and "/café/" are the same URL. */
export const pathOf = (file: string, { base }: Address): string =>
  decode(base) + file.replace(/(^|\/)index\.html$/, '$1');
