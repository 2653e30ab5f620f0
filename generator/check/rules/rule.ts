/** What rules are: functions that report findings. */
import type { Address } from '../../model.ts';
import type { CheckedPage } from '../page.ts';
import type { Limits } from '../settings.ts';
import type { Site } from '../site.ts';

/** A sentence about a page, and a text with words near it by which its location is found in the sources. */
export type Finding = {
  file: string;
  rule: string;
  message: string;
  text?: string | undefined;
  nearby?: string | undefined;
};

type Report = (message: string, text?: string, nearby?: string) => void;

/** Rules that need only one page, by their names. */
export type PageRules = Record<
  string,
  (page: CheckedPage, context: { address: Address; limits: Limits }, report: Report) => void
>;

/** Rules that need all pages, by their names. */
export type SiteRules = Record<
  string,
  (site: Site, report: (page: { file: string }, ...finding: Parameters<Report>) => void) => void
>;

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
