/**
 * Rules over the finished pages, in two steps. `examine` reads one page and applies the rules that need nothing else; what it gives
 * depends on that page's bytes alone, so it can be remembered. `compare` then applies the rules between pages. Any finding fails the build.
 */
import { describe } from './check/describe.ts';
import { duplicates } from './check/duplicates.ts';
import { headings } from './check/headings.ts';
import { inspect, type PageFacts } from './check/inspect.ts';
import { jsonLd } from './check/json-ld.ts';
import { leaks } from './check/leaks.ts';
import { addresses, links } from './check/links.ts';
import { references } from './check/references.ts';
import { brotliBytes, weights } from './check/weights.ts';
import type { File } from './compile.ts';
import type { Address } from './render.ts';
import type { Place, Problem } from './site-error.ts';

/** A stated reason for which structured data may say what the page does not show. */
export type Waiver = { property: string; reason: string };

/** What a rule about one page sees beside it. */
export type Setting = { address: Address; waivers: readonly Waiver[] };

/** A page under examination: its facts, its bytes, and what they weigh after a quick brotli, which is a little more than they do. */
export type ExaminedPage = PageFacts & { bytes: File['bytes']; weight: number };

/** A rule about one page gives a sentence for each finding. */
export type PageRule = (page: ExaminedPage, setting: Setting) => string[];

/** What is kept of a page: its findings, and what the rules between pages need. */
export type PageRecord = {
  file: string;
  /** Bytes after a quick brotli: an upper bound. */
  weight: number;
  title: string;
  description: string;
  ids: string[];
  /** Addresses that it links to or loads, of this site only. */
  links: { href: string; text: string }[];
  findings: string[];
};

/** Where a text is written in the sources, if it can be told. */
export type Find = (text: string) => Place | undefined;

/** What a rule between pages sees: all pages by the path they are served under, and every path that something answers. */
export type Whole = { pages: ReadonlyMap<string, PageRecord>; paths: ReadonlySet<string>; address: Address };

/** A rule between pages; a finding about a link names it as it is written, so that its source can be found. */
export type WholeRule = (page: PageRecord, whole: Whole) => (string | { message: string; href: string })[];

const pageRules: PageRule[] = [headings, describe, references, addresses, jsonLd, leaks, weights];
const wholeRules: WholeRule[] = [duplicates, links];

/** Applies the rules that need one page alone. */
export function examine({ path, bytes }: File, setting: Setting): PageRecord {
  const facts: ExaminedPage = { ...inspect(path, bytes.toString()), bytes, weight: brotliBytes(bytes, 2) };
  return {
    file: path,
    weight: facts.weight,
    title: facts.titles[0] ?? '',
    description: facts.meta.get('description')?.[0] ?? '',
    ids: facts.ids,
    links: [...facts.links, ...facts.loads.map(href => ({ href, text: '' }))].map(({ href, text }) => ({ href, text })),
    findings: pageRules.flatMap(rule => rule(facts, setting)),
  };
}

/** Applies the rules between pages, and gathers all findings. `files` are the paths of everything in dist: "card.png". */
export function compare(
  pages: readonly PageRecord[],
  files: Iterable<string>,
  address: Address,
  find: Find = () => undefined,
): Problem[] {
  const whole: Whole = {
    pages: new Map(pages.map(page => [pathOfFile(page.file, address), page])),
    paths: new Set([...files].map(file => pathOfFile(file, address))),
    address,
  };
  return pages.flatMap(page =>
    [...page.findings, ...wholeRules.flatMap(rule => rule(page, whole))].map(finding => {
      if (typeof finding === 'string') return { message: finding, place: { file: `dist/${page.file}` } };
      const place = find(finding.href);
      return place
        ? { message: finding.message, place, hint: `It shows on dist/${page.file}.` }
        : { message: finding.message, place: { file: `dist/${page.file}` } };
    }),
  );
}

/** Both steps over finished files. */
export function check(files: readonly File[], address: Address, waivers: readonly Waiver[] = []): Problem[] {
  const pages = files.filter(file => file.path.endsWith('.html')).map(file => examine(file, { address, waivers }));
  return compare(
    pages,
    files.map(file => file.path),
    address,
  );
}

/** The path under which a file is served: "blog/index.html" on base "/shop/" → "/shop/blog/". */
export const pathOfFile = (file: string, { base }: Address): string => base + file.replace(/(^|\/)index\.html$/, '$1');
