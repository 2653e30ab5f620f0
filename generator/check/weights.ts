/** A page reaches the screen in one round trip: its HTML, with the inlined CSS, stays under the bytes of a first congestion window. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageRule } from '../check.ts';
import type { File } from '../compile.ts';
import { remembering } from '../remembering.ts';
import type { Part } from './parts.ts';

/** Bytes after brotli. Ten segments of 1,460 bytes less TLS and headers; an article, whose text is the point, may be longer. */
const limits = { page: 14 * 1024, article: 18 * 1024 };

/** Bytes after brotli: at quality 11 what static hosts send; at 1 a third more, at 5 a twelfth, in a hundredth and a tenth of the time. */
export const brotliBytes = (text: string | Uint8Array, quality: 1 | 5 | 11 = 11): number =>
  brotliCompressSync(text, {
    // A window no larger than any page saves a third of the time of a quick run.
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: quality === 11 ? 22 : 18 },
  }).length;

/** An upper bound of a page's bytes after brotli: what it shares with others apart, so that it is compressed once, and well. */
export const quickWeight = (parts: readonly Part[]): number => {
  const own = parts.filter(({ isShared }) => !isShared).map(({ html }) => html);
  const shared = parts.filter(({ isShared }) => isShared).map(({ html }) => sharedWeight(html));
  return shared.reduce((sum, weight) => sum + weight, brotliBytes(own.join(''), 1));
};

const sharedWeight = remembering(html => brotliBytes(html, 5));

export const weights: PageRule = ({ bytes, weight, meta }) => {
  const limit = meta.get('og:type')?.[0] === 'article' ? limits.article : limits.page;
  if (weight <= limit || brotliBytes(bytes, 5) <= limit) return [];
  const exact = brotliBytes(bytes);
  return exact > limit ? [`weighs ${exact} bytes of HTML after brotli, over ${limit}`] : [];
};

/** Bytes of a file on the way: hosts compress texts, and nothing else is worth compressing. */
export const transferBytes = ({ path, bytes }: File): number =>
  /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path) ? brotliBytes(bytes, 5) : bytes.length;
