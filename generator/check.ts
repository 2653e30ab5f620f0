/**
 * Rules over the finished pages, in two steps. `examine` reads one page and applies the rules that need nothing else; what it gives
 * depends on that page's bytes alone, so it can be remembered. `compare` then applies the rules between pages. Any finding fails the build.
 */
import type { Address } from './address.ts';
import { describe } from './check/describe.ts';
import { duplicates } from './check/duplicates.ts';
import { firstView } from './check/first-view.ts';
import { headings } from './check/headings.ts';
import { inspect, type PageFacts } from './check/inspect.ts';
import { jsonLd } from './check/json-ld.ts';
import { leaks } from './check/leaks.ts';
import { addresses, links } from './check/links.ts';
import { partsOf } from './check/parts.ts';
import { references } from './check/references.ts';
import { tokens } from './check/tokens.ts';
import { quickWeight, transferBytes, weights } from './check/weights.ts';
import type { File } from './compile.ts';
import type { Place, Problem } from './site-error.ts';

/** A stated reason for which structured data may say what the page does not show. */
export type Waiver = { property: string; reason: string };

/** What a rule about one page sees beside it. */
export type Setting = { address: Address; waivers: readonly Waiver[] };

/** A page under examination: its facts, its bytes, and what they weigh after a quick brotli, which is a little more than they do on the way. */
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
  /** What a browser fetches as soon as the page opens. */
  opening: { href: string; kind: string }[];
  findings: string[];
};

/** What an author is told beside a finding, where it can be told. */
export type Origins = {
  /** Where a text is written in the sources. */
  find: (text: string) => Place | undefined;
  /** What made a file: "about/index.html" → "pages/about.tsx". */
  madeBy: (file: string) => string | undefined;
};

const unknownOrigins: Origins = { find: () => undefined, madeBy: () => undefined };

/** What a rule between pages sees: all pages by the path they are served under, and every file by its, with its bytes on the way. */
export type Whole = { pages: ReadonlyMap<string, PageRecord>; files: ReadonlyMap<string, number>; address: Address };

/** A rule between pages; a finding about a link names it as it is written, so that its source can be found. */
export type WholeRule = (page: PageRecord, whole: Whole) => (string | { message: string; href: string })[];

const pageRules: PageRule[] = [headings, describe, references, addresses, jsonLd, leaks, tokens, weights];
const wholeRules: WholeRule[] = [duplicates, links, firstView];

/** Applies the rules that need one page alone. `html` is its bytes as text. */
export function examine({ path, bytes }: File, setting: Setting, html = textOf(bytes)): PageRecord {
  const parts = partsOf(html);
  const facts: ExaminedPage = { ...inspect(path, parts), bytes, weight: quickWeight(parts) };
  return {
    file: path,
    weight: facts.weight,
    title: facts.titles[0] ?? '',
    description: facts.meta.get('description')?.[0] ?? '',
    ids: facts.ids,
    links: [...facts.links, ...facts.loads.map(href => ({ href, text: '' }))].map(({ href, text }) => ({ href, text })),
    opening: facts.opening,
    findings: pageRules.flatMap(rule => rule(facts, setting)),
  };
}

const textOf = (bytes: File['bytes']) => (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes));

/** Applies the rules between pages, and gathers all findings. `files` is everything in dist: "card.png", and its bytes on the way. */
export function compare(
  pages: readonly PageRecord[],
  files: Iterable<readonly [path: string, bytes: number]>,
  address: Address,
  { find, madeBy }: Origins = unknownOrigins,
): Problem[] {
  const whole: Whole = {
    pages: new Map(pages.map(page => [pathOfFile(page.file, address), page])),
    files: new Map([...files].map(([file, bytes]) => [pathOfFile(file, address), bytes])),
    address,
  };
  return pages.flatMap(page => {
    const file = `dist/${page.file}`;
    const maker = madeBy(page.file);
    const hint = maker && { hint: `${maker} makes it.` };
    return [...page.findings, ...wholeRules.flatMap(rule => rule(page, whole))].map(finding => {
      if (typeof finding === 'string') return { message: finding, place: { file }, ...hint };
      const { message, href } = finding;
      // Under a folder of the host, sources name paths without it.
      const place = find(href) ?? find(href.startsWith(address.base) ? `/${href.slice(address.base.length)}` : href);
      return place ? { message, place, hint: `It shows on ${file}.` } : { message, place: { file }, ...hint };
    });
  });
}

/** Both steps over finished files. */
export function check(files: readonly File[], address: Address, waivers: readonly Waiver[] = []): Problem[] {
  const pages = files.filter(file => file.path.endsWith('.html')).map(file => examine(file, { address, waivers }));
  return compare(
    pages,
    files.map(file => [file.path, transferBytes(file)]),
    address,
  );
}

/** The path under which a file is served: "blog/index.html" on base "/shop/" → "/shop/blog/". */
export const pathOfFile = (file: string, { base }: Address): string => base + file.replace(/(^|\/)index\.html$/, '$1');
