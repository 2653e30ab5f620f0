/** What rules see of a page, how they report findings, and what is kept of a page. */
import type { Address } from '../../model.ts';
import type { Settings } from '../settings.ts';

/** `label` is what a screen reader reads instead of the text, if it is set. */
type Link = { href: string; text: string; label: string; target: string; rel: string };

/** A request when a page opens, and the URLs of which the browser chooses one: a picture in several sizes. */
export type Request = { hrefs: readonly string[]; isIcon: boolean };

type Alternate = { hreflang: string; href: string };

/** A finished page, as rules see it. */
export type ParsedPage = {
  /** Its file: "about/index.html". */
  file: string;
  lang: string;
  encoding: string;
  titles: string[];
  /** `name` or `property` → contents, in order. */
  meta: Map<string, string[]>;
  canonicals: string[];
  /** The page in other languages: `<link rel="alternate" hreflang>`. */
  alternates: Alternate[];
  /** h1 to h6, in order. */
  headings: { level: number; text: string }[];
  ids: string[];
  /** Attributes that refer to another element's id: ["aria-labelledby", "faq-title"]. */
  idReferences: [attribute: string, id: string][];
  links: Link[];
  /** URLs that forms submit to. */
  actions: string[];
  /** All other URLs that it refers to: pictures, scripts, style sheets, files named in its CSS. */
  loads: string[];
  /** Those that a browser fetches as soon as the page opens. */
  requests: Request[];
  /** Its `<img>` elements. `isSized` if width and height are set, so that the browser keeps their place. */
  pictures: { src: string; alt: string | undefined; isSized: boolean }[];
  /** The style sheets in the page. */
  css: string;
  /** The texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** What a visitor hears or sees as a prompt: labels, placeholders, alt texts. */
  labels: string[];
  /** The text that a visitor reads, with the white space of the HTML, and the ranges of it that are code. */
  text: string;
  codeRanges: [start: number, end: number][];
  /** Machine-readable forms of the text, one per line: datetime, value, href, alt. */
  values: string;
};

export const newPage = (file: string): ParsedPage => ({
  ...{ file, lang: '', titles: [], meta: new Map(), canonicals: [], alternates: [], headings: [], ids: [] },
  ...{ idReferences: [], links: [], actions: [], loads: [], requests: [], pictures: [], css: '' },
  ...{ jsonLd: [], labels: [], text: '', codeRanges: [], values: '', encoding: '' },
});

/** A finding about a page: a sentence, and a text with words near it by which its location is found in the sources. */
export type Finding = { rule: string; message: string; text?: string | undefined; nearby?: string | undefined };

/** A URL of this site that a page refers to: a link, the target of a form, or a file that it loads. */
export type Reference = { href: string; text: string; kind: 'link' | 'form' | 'load' | 'card' };

/**
 * What is kept of a page: its findings, and what site rules need. As every page of the site has one, it is small, and what many pages have
 * in common is one object in all their records.
 */
export type PageRecord = {
  file: string;
  title: string;
  description: string;
  /** Whether search results may show it. */
  isIndexed: boolean;
  isArticle: boolean;
  /** One per line. */
  ids: string;
  references: readonly Reference[];
  requests: readonly Request[];
  alternates: readonly Alternate[];
  findings: readonly Finding[];
  /** The size of its HTML after brotli, in bytes: likely, within 3 %, or exact if it may be over a limit. */
  weight: number;
  /** An upper bound of that size; the same if the size is exact. */
  bound: number;
};

/** What rules need to know about a page's style sheet; many pages share one. */
export type StyleSheet = {
  urls: string[];
  /** Custom properties that it uses but does not declare, each with the nearest declared one. */
  undeclared: { name: string; near: string | undefined }[];
  /** Matches the characters that none of its fonts contains; undefined if a font does not state its characters. */
  lackedCharacters: RegExp | undefined;
};

/** What a page rule gets besides the page. */
type PageContext = { address: Address; settings: Settings; sheet: StyleSheet };

/** Reports a finding: a sentence about the page, a text to search for in the sources, and words near that text, such as those of a link. */
export type Report = (message: string, text?: string, nearby?: string) => void;

export type PageRule = (page: ParsedPage, context: PageContext, report: Report) => void;

/** Returns whether search results may show a page. */
export const isIndexed = ({ meta }: Pick<ParsedPage, 'meta'>): boolean =>
  !/(?:^|[\s,])(?:noindex|none)\b/i.test(meta.get('robots')?.[0] ?? '');

/** Shortens a value for a message: a megabyte would bury everything else. */
export const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 90)}…${text.slice(-29)}` : text);

/** Decodes a URL: "caf%C3%A9" → "café". Returns invalid codes unchanged, as browsers do. */
export function decode(coded: string): string {
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}
