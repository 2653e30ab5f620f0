/** A page reaches the screen in one round trip: its HTML, with the inlined CSS, stays under the bytes of a first congestion window. */
import { brotliCompressSync } from 'node:zlib';
import type { Rule } from '../check.ts';

/** Bytes after brotli. Ten segments of 1,460 bytes less TLS and headers; an article, whose text is the point, may be longer. */
const limits = { page: 14 * 1024, article: 18 * 1024 };

/** The brotli bytes of a text at the quality that static hosts use. */
export const brotliBytes = (text: string | Uint8Array) => brotliCompressSync(text).length;

export const weights: Rule = (page, { files }) => {
  const bytes = brotliBytes(files.get(page.file)?.bytes ?? '');
  const limit = page.meta.get('og:type')?.[0] === 'article' ? limits.article : limits.page;
  return bytes > limit ? [`weighs ${bytes} bytes of HTML after brotli, over ${limit}`] : [];
};
