/** What pages and files weigh on the way to a browser, and how much of each budget is left. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { File } from '../model.ts';
import { limitOf, openingBytes } from './rules/budgets.ts';
import type { PageRecord, ParsedPage } from './rules/rule.ts';
import type { Site } from './rules/site.ts';

/** Bytes after brotli: at quality 11, what static hosts send; lower qualities are quicker and give a little more. */
export const brotliBytes = (bytes: string | Uint8Array, quality = 11): number =>
  brotliCompressSync(bytes, {
    // A window no larger than any page saves a third of the time of a quick run.
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: quality === 11 ? 22 : 18 },
  }).length;

/** Bytes of a file on the way: hosts compress texts, and nothing else is worth compressing. */
export const transferBytes = ({ path, bytes }: File): number =>
  /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path) ? brotliBytes(bytes, 5) : Buffer.byteLength(bytes);

/**
 * Quick qualities of brotli, whose results are upper bounds of that of quality 11. For 65 kB of HTML they take 0.2, 0.3 and 0.8 ms, quality 11
 * takes 50. `rest` is the share of an article's bytes that is left: a quality is not tried where that alone is over the limit. `likely` is
 * the share of the bound that quality 11 comes to, measured on the 42 pages of one site, within 2 %.
 */
const qualities = [
  { quality: 1, rest: 0.32, likely: 0.8 },
  { quality: 2, rest: 0.3, likely: 0.84 },
  { quality: 5, rest: 0, likely: 0.9 },
];

/**
 * An upper bound of a page's bytes after brotli, only as close as it takes to see that the page is within its limit: its length, or else its
 * style sheet and the rest, compressed apart.
 */
export function weigh(html: string, { cssRanges }: ParsedPage, cssBytes: number, limit: number) {
  // What cannot be compressed becomes some bytes longer.
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

/** A page that is likely to take less of its limit than this is not weighed exactly. */
const near = 0.95;

const compress = promisify(brotliCompress);

/**
 * Writes the exact weight into the records of pages that may be over their limit, or are near to it: it takes 50 ms a page, on as many
 * processors as there are, and is kept.
 */
export async function weighExactly(site: Site, bytesOf: (file: string) => File['bytes'] | undefined): Promise<void> {
  const isNear = (page: PageRecord) =>
    Math.max(page.weight, page.likelyWeight / near) > limitOf(page, site) ||
    page.weight + openingBytes(page, site) > site.limits.initialBytes;
  const weighed = site.pages.filter(page => page.exactWeight === undefined && isNear(page));
  await Promise.all(
    weighed.map(async page => {
      const bytes = bytesOf(page.file);
      if (bytes !== undefined) page.exactWeight = (await compress(bytes)).length;
    }),
  );
}

/** Bytes of a page's HTML after brotli, within 2 % where it is far from its limit. */
export const weightOf = ({ exactWeight, likelyWeight }: PageRecord): number => exactWeight ?? likelyWeight;

/** How near to a limit the nearest page is, in bytes or requests. */
export type Margin = { budget: string; file: string; value: number; limit: number; left: number };

/** What is left of each finite budget, at the page that is likely to be nearest; its value is exact where it was weighed, else within 2 %. */
export function marginsOf(site: Site): Margin[] {
  const { limits, pages } = site;
  const articles = pages.filter(({ isArticle }) => isArticle);
  const others = pages.filter(({ isArticle }) => !isArticle);
  const initialOf = (page: PageRecord) => weightOf(page) + openingBytes(page, site);
  const requestsOf = (page: PageRecord) => 1 + page.requests.length;
  const budgets = [
    { budget: 'HTML of a page, compressed bytes', limit: limits.pageBytes, among: others, costOf: weightOf },
    { budget: 'HTML of an article, compressed bytes', limit: limits.articleBytes, among: articles, costOf: weightOf },
    {
      budget: 'all that a page opens with, compressed bytes',
      limit: limits.initialBytes,
      among: pages,
      costOf: initialOf,
    },
    { budget: 'all that a page opens with, requests', limit: limits.initialRequests, among: pages, costOf: requestsOf },
  ];
  return budgets.flatMap(({ budget, limit, among, costOf }) => {
    const costs = among.map(page => ({ file: page.file, value: costOf(page) }));
    const [most] = costs.sort((a, b) => b.value - a.value);
    return most && Number.isFinite(limit) ? [{ budget, ...most, limit, left: limit - most.value }] : [];
  });
}
