/** The first view of a page arrives in one round trip: at once a server may send ten segments of 1,460 bytes, minus TLS and headers. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageRule } from '../../generator/check/check.ts';

const mostBytes = 14 * 1024;

/** Reports it if the HTML up to the end of the hero, or of an article's header, is larger than that. */
export const firstView: PageRule = ({ html }, _, report) => {
  const title = Math.max(html.indexOf('<h1'), 0);
  const rest = html.slice(title).search(/<section\b|<\/header>/);
  const start = rest < 0 ? html : html.slice(0, title + rest);
  // Quality 5 is fast; most hosts use a higher one.
  const { length } = brotliCompressSync(start, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (length <= mostBytes) return;
  const [bytes, most] = [length, mostBytes].map(number => number.toLocaleString('en'));
  report(
    `needs ${bytes} bytes up to the end of its hero, more than ${most}: shorten the hero, or use fewer kinds of sections`,
  );
};
