/** What rules see of a page, how they tell what they find, and what is kept of a page. */
import type { Address } from '../../model.ts';
import type { Settings } from '../settings.ts';

/** `label` is what a screen reader says instead of its text, if that is given. */
export type Link = { href: string; text: string; label: string; target: string; rel: string };

/** One request as a page opens, and the addresses of which a browser takes one: a picture in several sizes. */
export type Request = { hrefs: readonly string[]; kind: string };

type Alternate = { hreflang: string; href: string };

/** A finished page, as rules see it. */
export type ParsedPage = {
  /** Its file: "about/index.html". */
  file: string;
  lang: string;
  encoding: string;
  titles: string[];
  /** name or property → contents, in order. */
  meta: Map<string, string[]>;
  canonicals: string[];
  /** The page in other languages: `<link rel="alternate" hreflang>`. */
  alternates: Alternate[];
  /** h1 to h6, in order. */
  headings: { level: number; text: string }[];
  ids: string[];
  /** Attributes that name another element's id: ["aria-labelledby", "faq-title"]. */
  idReferences: [attribute: string, id: string][];
  links: Link[];
  /** Where forms send what is typed. */
  actions: string[];
  /** All else that it names by address: pictures, scripts, style sheets, what its CSS asks for. */
  loads: string[];
  /** Of these, what a browser fetches as soon as the page opens. */
  requests: Request[];
  /** Its `<img>` elements. `isSized` where both sides are stated, so that a browser keeps their place. */
  pictures: { src: string; alt: string | undefined; isSized: boolean }[];
  /** The style sheets that stand in the page, and where in its HTML. */
  css: string;
  cssRanges: [start: number, end: number][];
  /** The texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** What a visitor hears or is prompted with: labels, placeholders, alt texts. */
  labels: string[];
  /** What a visitor reads, with the white space of the HTML, and which stretches of it are code. */
  text: string;
  codeRanges: [start: number, end: number][];
  /** The machine forms beside the text, a line each: datetime, value, href, alt. */
  values: string;
};

export const newPage = (file: string): ParsedPage => ({
  ...{ file, lang: '', titles: [], meta: new Map(), canonicals: [], alternates: [], headings: [], ids: [] },
  ...{ idReferences: [], links: [], actions: [], loads: [], requests: [], pictures: [], css: '' },
  ...{ cssRanges: [], jsonLd: [], labels: [], text: '', codeRanges: [], values: '', encoding: '' },
});

/** One finding about a page: a sentence, and what to search for in the sources to show where it comes from. */
export type Finding = { rule: string; message: string; text?: string | undefined; beside?: string | undefined };

/** Something of this site that a page names: a link, where a form goes, or what it loads. */
export type Reference = { href: string; text: string; kind: 'link' | 'form' | 'load' | 'card' };

/**
 * What is kept of a page: its findings, and what the rules between pages need. It is kept for every page of the site, so it is small,
 * and what many pages say alike is one object in all their records.
 */
export type PageRecord = {
  file: string;
  title: string;
  description: string;
  /** Whether result pages may show it. */
  isIndexed: boolean;
  isArticle: boolean;
  /** A line each. */
  ids: string;
  references: readonly Reference[];
  requests: readonly Request[];
  alternates: readonly Alternate[];
  findings: readonly Finding[];
  /** Bytes of its HTML after brotli: an upper bound. */
  weight: number;
  /** What it is likely to be, within 2 %, and what it is exactly, once that was needed. */
  likelyWeight: number;
  exactWeight?: number;
};

/** What the rules need to know of the style sheet of a page: many pages have the same. */
export type StyleSheet = {
  /** Bytes after brotli: an upper bound. */
  weight: number;
  urls: string[];
  /** Custom properties that it asks for and does not declare, each with the nearest one that it does. */
  undeclared: { name: string; near: string | undefined }[];
  /** Finds letters that are in no font of it; undefined where its fonts do not say what they hold. */
  lackedLetters: RegExp | undefined;
};

/** What a rule about one page sees beside it. */
type PageContext = { address: Address; settings: Settings; sheet: StyleSheet };

/** Tells a finding: a sentence about the page, what to search for in the sources, and words that stand beside that, as a link's do. */
export type Report = (message: string, text?: string, beside?: string) => void;

export type PageRule = (page: ParsedPage, context: PageContext, report: Report) => void;

/** Whether result pages may show a page. */
export const isIndexed = ({ meta }: Pick<ParsedPage, 'meta'>): boolean => !meta.get('robots')?.[0]?.includes('noindex');

/** A value as messages show it: a megabyte would bury all else. */
export const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 90)}…${text.slice(-29)}` : text);

/** "caf%C3%A9" → "café"; what is no such code stays as it is, as browsers have it. */
export function decode(coded: string): string {
  if (!coded.includes('%')) return coded;
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}
