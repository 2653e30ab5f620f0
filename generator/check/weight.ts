/** What pages and files weigh on the way to a browser, and how much of each budget is left. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { File } from '../model.ts';
import { initialBytes } from './rules/initial-requests.ts';
import type { PageRecord, ParsedPage } from './rules/rule.ts';
import type { Site } from './rules/site.ts';

/** A page that is likely to take less of its limit than this is not weighed exactly. */
const near = 0.95;

/** Bytes after brotli: at quality 11, what static hosts send; lower qualities are quicker and give a little more. */
export const brotliBytes = (bytes: string | Uint8Array, quality = 11): number =>
  brotliCompressSync(bytes, {
    // A window no larger than any page saves a third of the time of a quick run.
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: quality === 11 ? 22 : 18 },
  }).length;

const compress = promisify(brotliCompress);

/**
 * Writes the exact weight into the records of pages that may be over their limit, or are near to it: it takes 50 ms a page, on as many
 * processors as there are, and is kept.
 */
export async function weighExactly(site: Site, bytesOf: (file: string) => File['bytes'] | undefined): Promise<void> {
  const { pages, limits } = site;
  const isNear = (page: PageRecord) => {
    const limit = page.isArticle ? limits.articleBytes : limits.pageBytes;
    if (page.weight > limit || page.likelyWeight > near * limit) return true;
    return initialBytes(page, site, page.weight) > limits.initialBytes;
  };
  const weighed = pages.filter(page => page.exactWeight === undefined && isNear(page));
  await Promise.all(
    weighed.map(async page => {
      const bytes = bytesOf(page.file);
      if (bytes !== undefined) page.exactWeight = (await compress(bytes)).length;
    }),
  );
}

/** Bytes of a file on the way: hosts compress texts, and nothing else is worth compressing. */
export const transferBytes = ({ path, bytes }: File): number =>
  /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path) ? brotliBytes(bytes, 5) : Buffer.byteLength(bytes);

/**
 * Qualities that give an upper bound. For 65 kB of HTML they take 0.2, 0.3 and 0.8 ms, quality 11 takes 50. `rest` is about what is left
 * of an article: where that is too much a better quality is tried at once. `likely` is what quality 11 gives for each byte of the bound, as
 * measured on the 42 pages of one site, within 2 %.
 */
const qualities = [
  { quality: 1, rest: 0.32, likely: 0.8 },
  { quality: 2, rest: 0.3, likely: 0.84 },
  { quality: 5, rest: 0, likely: 0.9 },
];

/**
 * An upper bound of a page's bytes after brotli, no better than it takes to be sure of its limit: its length, or else its style sheet and
 * the rest, compressed apart.
 */
export function weigh(html: string, { cssRanges }: ParsedPage, cssBytes: number, limit: number) {
  // What cannot be compressed becomes some bytes longer.
  const length = Buffer.byteLength(html) + 16;
  if (length <= limit) return { weight: length, likelyWeight: Math.round(length / 4) };
  const starts = [0, ...cssRanges.map(([, end]) => end)];
  const rest = starts.map((start, i) => html.slice(start, cssRanges[i]?.[0])).join('');
  let [weight, likelyWeight] = [0, 0];
  for (const { quality, rest: share, likely } of qualities) {
    if (share > 0 && cssBytes + rest.length * share > limit) continue;
    weight = cssBytes + brotliBytes(rest, quality);
    likelyWeight = Math.round(weight * likely);
    if (weight <= limit) break;
  }
  return { weight, likelyWeight };
}

/** How near to a limit the nearest page is, in bytes or requests. */
export type Margin = { budget: string; file: string; value: number; limit: number; left: number };

/** What is left of each finite budget, at the page that is likely to be nearest; its value is exact where it was weighed, else within 2 %. */
export function marginsOf(site: Site): Margin[] {
  const { limits, pages } = site;
  const margin = (budget: string, limit: number, among: readonly PageRecord[], valueOf: ValueOf) => {
    let most: { file: string; value: number } | undefined;
    for (const page of among) if (valueOf(page) > (most?.value ?? -1)) most = { file: page.file, value: valueOf(page) };
    return most && Number.isFinite(limit) ? [{ budget, ...most, limit, left: limit - most.value }] : [];
  };
  const articles = pages.filter(({ isArticle }) => isArticle);
  const others = pages.filter(({ isArticle }) => !isArticle);
  const opening: ValueOf = page => initialBytes(page, site, weightOf(page));
  return [
    ...margin('HTML of a page, bytes', limits.pageBytes, others, weightOf),
    ...margin('HTML of an article, bytes', limits.articleBytes, articles, weightOf),
    ...margin('all that a page opens with, bytes', limits.initialBytes, pages, opening),
    ...margin('all that a page opens with, requests', limits.initialRequests, pages, page => 1 + page.requests.length),
  ];
}

/** The best that is known of a page's weight. */
export const weightOf: ValueOf = ({ exactWeight, likelyWeight }) => exactWeight ?? likelyWeight;

type ValueOf = (page: PageRecord) => number;
