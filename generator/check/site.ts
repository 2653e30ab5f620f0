/** The finished site, as the rules for all of it see it: a record of each file, and where addresses lead. */
import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { memoize } from '../cache.ts';
import { contentsOf } from '../files.ts';
import { mapAddresses } from '../markdown.ts';
import { type Address, type AnyFile, decoded, servedPath } from '../model.ts';
import type { CheckedPage } from './page.ts';
import type { Around, Finding, Rule } from './settings.ts';

/** A URL of this site on a page: `text` has the words of a link; of any other, `what` says what it is: "loads". */
type Reference = { what?: string; href: string; text?: string };

/** What is kept of a page, or of a file that is none, plain data: its findings, and what the rules of the site need. */
export type PageRecord = Pick<CheckedPage, 'file' | 'lang' | 'isIndexed'> & {
  isPage: boolean;
  ids: readonly string[];
  title: string;
  description: string;
  card: string;
  references: readonly Reference[];
  requests: readonly string[];
  findings: readonly Finding[];
};

/** The pages, the files that are none, and the size of each file in bytes. */
export type FinishedSite = Record<'pages' | 'others', readonly PageRecord[]> & { files: ReadonlyMap<string, number> };
export type SiteRule = Rule<PageRecord, ReturnType<typeof createSite>>;

export function recordOf(page: CheckedPage, { origin }: Address, shared: Map<string, unknown>, findings: Finding[]) {
  const { file, lang, isIndexed, titles, meta, links, loads, attributes, elements } = page;
  const [card = ''] = meta.get('og:image') ?? [];
  const all: Reference[] = [
    ...links.map(({ href, text }) => ({ href, text })),
    ...[...attributes('action'), ...attributes('formaction')].map(href => ({ what: 'a form goes to', href })),
    ...elements('link')
      .filter(({ attribs: { rel = '' } }) => /^(?:alternate|next|prev|help|license|author|search)$/i.test(rel))
      .map(({ attribs: { rel, href = '' } }) => ({ what: `its link "${rel}" goes to`, href })),
    { what: 'its social card is', href: card },
    ...loads.map(({ href }) => ({ what: 'loads', href })),
  ];
  // The links of header and footer are on all pages: with one object for each, a record takes 4 kB of memory instead of 19.
  const references = all
    .filter(({ href }) => href && (href.startsWith(origin) || !/^\w[\w+.-]*:/.test(href)))
    .map(one => memoize(shared, `${one.what} ${one.href} ${one.text}`, () => structuredClone(one)));
  const atOnce = loads.filter(({ href, isAtOnce }) => isAtOnce && !href.startsWith('data:'));
  // A file of several drawings, "icons.svg#mail", is fetched once.
  const requests = [...new Set(atOnce.map(({ href }) => href.replace(/#.*$/s, '')))];
  const [title = ''] = titles;
  const [description = ''] = meta.get('description') ?? [];
  const record = { file, lang, title, description, card, isIndexed, ids: attributes('id'), requests, findings };
  // A copy: a text that is a slice of the page's HTML would keep all of that HTML in memory.
  return { ...structuredClone(record), isPage: true, references } satisfies PageRecord;
}

/** Returns the addresses in XML: of its links, and in the HTML of its texts, which a feed has. */
export function addressesIn(xml: string): { what: string; href: string }[] {
  const document = parseDocument(xml, { xmlMode: true });
  const links = DomUtils.getElementsByTagName(name => /^(?:xhtml:)?link$|^loc$/.test(name), document);
  const found = links.map(link => {
    const href = link.attribs.href ?? DomUtils.textContent(link);
    return { what: `its <${link.name}> is`, href: href.trim() };
  });
  mapAddresses(DomUtils.textContent(document), href => {
    // One in the same text is left to whoever shows it.
    if (!href.startsWith('#')) found.push({ what: 'its text leads to', href });
    return href;
  });
  return found;
}

/** Returns the record of a file that is no page: its findings, and the addresses in it. */
export function recordOfFile(file: string, bytes: Buffer, findings: readonly Finding[]): PageRecord {
  const references = /\.xml$/i.test(file) ? addressesIn(String(bytes)).filter(({ href }) => URL.canParse(href)) : [];
  const none = { lang: '', isIndexed: false, ids: [], title: '', description: '', card: '', requests: [] };
  return { ...none, file, isPage: false, references, findings };
}

export function createSite(finished: FinishedSite, around: Around) {
  const { pages, files } = finished;
  const { address } = around;
  const records = new Map(pages.map(page => [page.file, page]));
  const targets = new Map<string, { file: string; bytes: number; page: PageRecord | undefined }>();
  // Decoded: "/caf%C3%A9/" and "/café/" are the same URL.
  for (const [file, bytes] of files)
    targets.set(decoded(servedPath(file, address)), { file, bytes, page: records.get(file) });
  function targetOf(href: string, page: PageRecord) {
    const here = address.origin + servedPath(page.file, address);
    const url = URL.canParse(href, here) ? new URL(href, here) : undefined;
    if (url?.origin !== address.origin) return undefined;
    const path = decoded(url.pathname);
    return { path, anchor: decoded(url.hash.slice(1)), ...targets.get(path) };
  }
  // The same paths are on many pages.
  const resolved = new Map<string, unknown>();
  /** Returns where a URL on a page leads, without a file if there is nothing; undefined if it leads to another site. */
  const resolve = (href: string, page: PageRecord) =>
    href.startsWith('/') ? memoize(resolved, href, () => targetOf(href, page)) : targetOf(href, page);
  const linked = new Set<string | undefined>();
  /** "title en Home" → the first page with this title in this language; also with "description". */
  const firstWith = new Map<string, string>();
  for (const page of pages.toReversed()) {
    for (const { href, text } of page.references) {
      const file = text === undefined ? undefined : resolve(href, page)?.file;
      if (file !== page.file) linked.add(file);
    }
    for (const what of ['title', 'description'] as const)
      firstWith.set(`${what} ${page.lang} ${page[what]}`, page.file);
  }
  return { ...finished, ...around, resolve, linked, firstWith };
}

/** Returns the transfer size of a file in bytes: of a text after brotli of quality 5, of a small one 1, which is a fifth more and quick. */
export function transferBytes(file: AnyFile): number {
  if (!/\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file.path))
    return 'from' in file ? statSync(file.from).size : Buffer.byteLength(file.bytes);
  const bytes = contentsOf(file);
  const weigh = (quality: number) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  const quick = weigh(1);
  return quick > 10_000 ? weigh(5) : quick;
}
