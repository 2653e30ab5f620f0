/** What rules are, a site's own like the built-in ones, and what content/settings.ts may set for them: limits and waivers. */
import { type Address, servedPath } from '../model.ts';
import type { CheckedPage } from './page.ts';

export const defaultLimits = {
  // Letters. Search results truncate longer texts; of descriptions they show some 160.
  title: 65,
  descriptionLeast: 1,
  descriptionMost: 300,
  cardBytes: 300_000, // Messengers leave out larger pictures.
  // Bytes after brotli. Two round trips: the first congestion window has ten segments of 1,460 bytes.
  pageBytes: 28 * 1024,
  // A thirtieth of the median home page of 2025 (HTTP Archive).
  initialBytes: 80 * 1024,
  initialRequests: 6,
  // Without a viewport a phone shows the page as wide as a desktop does.
  meta: ['viewport'] as readonly string[],
  orphans: false as boolean,
};

export type Limits = typeof defaultLimits;

/** A sentence about a file; `text`, with the words `nearby`, is what to search for in the sources. */
export type Finding = {
  file: string;
  rule: string;
  message: string;
  text?: string | undefined;
  nearby?: string | undefined;
};

export type Report = (message: string, text?: string, nearby?: string) => void;
export type Rule<Subject, Context> = (subject: Subject, context: Context, report: Report) => void;
export type Rules<Subject, Context> = Readonly<Record<string, Rule<Subject, Context>>>;

/** What every rule may know; `allowed` are the other sites that pages may request something from. */
export type Around = { address: Address; limits: Limits; allowed: ReadonlySet<string> };
export type PageRule = Rule<CheckedPage, Around>;
/** A rule for a file that is no page: a feed, a site map, robots.txt, a calendar, a photo. */
export type FileRule = Rule<{ file: string; bytes: Buffer }, Around>;

/** Shortens a value for a message: a megabyte would bury everything else. */
export const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 90)}…${text.slice(-29)}` : text);

/** Findings to leave out: those of a rule, everywhere or on some pages, or with some link or text. In patterns, "*" stands for anything. */
export type Waiver = {
  rule: string;
  page?: string;
  /** The link or text that the finding is about, "http://localhost:*", or its whole sentence. */
  text?: string;
  why: string;
};

export function createWaiver(waivers: readonly Waiver[]): (finding: Finding) => boolean {
  const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  const patternOf = (text = '*') => new RegExp(`^${escaped(text)}$`, 's');
  const all = waivers.map(({ rule, page, text }) => ({ rule, page: patternOf(page), text: patternOf(text) }));
  return ({ rule, file, message, text = '' }) => {
    const path = decodeURI(servedPath(file, { origin: '', base: '/' }));
    return all.some(one => one.rule === rule && one.page.test(path) && (one.text.test(text) || one.text.test(message)));
  };
}
