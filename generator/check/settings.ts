/** The settings of a site's checks, in content/settings.ts: limits, rules switched off or added. */
import type { CheckedPage } from './page.ts';

/** The default limits: characters, bytes after brotli, requests. */
export const defaultLimits = {
  // Characters. Search results truncate longer ones.
  title: 65,
  descriptionLeast: 110,
  descriptionMost: 160,
  // Messengers truncate the card's description at about this length.
  cardDescription: 80,
  // Two round trips: the first congestion window has ten segments of 1,460 bytes.
  pageBytes: 28 * 1024,
  // A thirtieth of the median home page of 2025 (HTTP Archive).
  initialBytes: 80 * 1024,
  initialRequests: 6,
};

export type Limits = typeof defaultLimits;

/** What content/settings.ts exports: `export const settings = { … } satisfies Settings`. */
export type Settings = {
  limits?: Partial<Limits>;
  /** The rules that are switched off, each with the reason. */
  off?: Record<string, string>;
  /** The site's own rules: each returns a sentence for each finding. */
  rules?: Record<string, (page: CheckedPage) => string[]>;
};
