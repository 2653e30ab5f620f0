/** Transfer sizes of pages and files, and how much of each budget is left. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { File } from '../model.ts';
import { limitOf, openingBytes } from './rules/budgets.ts';
import type { PageRecord, ParsedPage } from './rules/rule.ts';
import type { Site } from './rules/site.ts';

/** Returns the size after brotli in bytes. Static hosts use quality 11; lower qualities are faster and give slightly larger results. */
export const brotliBytes = (bytes: string | Uint8Array, quality = 11): number =>
  brotliCompressSync(bytes, {
    // A window that still holds any page saves a third of the time at lower qualities.
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: quality === 11 ? 22 : 18 },
  }).length;

/** Returns the transfer size of a file in bytes. Hosts compress texts; nothing else is worth compressing. */
export const transferBytes = ({ path, bytes }: File): number =>
  /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path) ? brotliBytes(bytes, 5) : Buffer.byteLength(bytes);

/**
 * Fast qualities of brotli, whose results are upper bounds for quality 11. For 65 kB of HTML they take 0.2, 0.3 and 0.8 ms; quality 11 takes
 * 50 ms. `rest` is the expected share of an article's bytes after compression: a quality is skipped if that alone is over the limit. `likely`
 * is the share of the bound that quality 11 reaches, measured on the 42 pages of one site, within 2 %.
 */
const qualities = [
  { quality: 1, rest: 0.32, likely: 0.8 },
  { quality: 2, rest: 0.3, likely: 0.84 },
  { quality: 5, rest: 0, likely: 0.9 },
];

/**
 * Returns an upper bound of a page's size after brotli, only as exact as it takes to see that the page is within its limit: its length, or
 * otherwise its style sheet and the rest, compressed separately.
 */
export function weigh(html: string, { cssRanges }: ParsedPage, cssBytes: number, limit: number) {
  // Data that cannot be compressed gets a few bytes longer.
  const length = Buffer.byteLength(html) + 16;
  if (length <= limit) return { weight: length, likelyWeight: Math.round(length / 4) };
  const starts = [0, ...cssRanges.map(([, end]) => end)];
  const rest = Buffer.from(starts.map((start, i) => html.slice(start, cssRanges[i]?.[0])).join(''));
  let [weight, likelyWeight] = [0, 0];
  for (const { quality, rest: share, likely } of qualities) {
    if (share > 0 && cssBytes + rest.length * share > limit) continue;
    weight = cssBytes + brotliBytes(rest, quality);
    likelyWeight = Math.round(weight * likely);
    if (weight <= limit) break;
  }
  return { weight, likelyWeight };
}

/** Pages that are likely to be below this share of their limit are not weighed exactly. */
const nearLimit = 0.95;

const compress = promisify(brotliCompress);

/**
 * Stores the exact weight in the records of pages that may be near or over their limit. It takes 50 ms per page, on all available
 * processors, and is cached.
 */
export async function weighExactly(site: Site, bytesOf: (file: string) => File['bytes'] | undefined): Promise<void> {
  const mayBeNear = (page: PageRecord) =>
    Math.max(page.weight, page.likelyWeight / nearLimit) > limitOf(page, site) ||
    page.weight + openingBytes(page, site) > site.limits.initialBytes;
  const weighed = site.pages.filter(page => page.exactWeight === undefined && mayBeNear(page));
  await Promise.all(
    weighed.map(async page => {
      const bytes = bytesOf(page.file);
      if (bytes !== undefined) page.exactWeight = (await compress(bytes)).length;
    }),
  );
}

/** Returns the size of a page's HTML after brotli: exact near its limit, otherwise within 2 %. */
export const weightOf = ({ exactWeight, likelyWeight }: PageRecord): number => exactWeight ?? likelyWeight;

/** How close to a limit the closest page is, in bytes or requests. */
export type Margin = { budget: string; file: string; value: number; limit: number; left: number };

/** Returns the margin of each finite budget, at the page that is likely to be closest; its value is exact if it was weighed, otherwise within 2 %. */
export function marginsOf(site: Site): Margin[] {
  const { limits, pages } = site;
  const articles = pages.filter(({ isArticle }) => isArticle);
  const others = pages.filter(({ isArticle }) => !isArticle);
  const initialOf = (page: PageRecord) => weightOf(page) + openingBytes(page, site);
  const requestsOf = (page: PageRecord) => 1 + page.requests.length;
  const budgets = [
    { budget: 'HTML of a page, compressed bytes', limit: limits.pageBytes, among: others, costOf: weightOf },
    { budget: 'HTML of an article, compressed bytes', limit: limits.articleBytes, among: articles, costOf: weightOf },
    { budget: 'initial load of a page, compressed bytes', limit: limits.initialBytes, among: pages, costOf: initialOf },
    { budget: 'initial load of a page, requests', limit: limits.initialRequests, among: pages, costOf: requestsOf },
  ];
  return budgets.flatMap(({ budget, limit, among, costOf }) => {
    const costs = among.map(page => ({ file: page.file, value: costOf(page) }));
    const [heaviest] = costs.sort((a, b) => b.value - a.value);
    return heaviest && Number.isFinite(limit) ? [{ budget, ...heaviest, limit, left: limit - heaviest.value }] : [];
  });
}
