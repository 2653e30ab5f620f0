/** The first view of a page arrives in one round trip: what a server may send at once is 14 kB. */
import { brotliCompressSync, constants } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { openOurs } from '../generator/testing/open-site.ts';

/** Ten segments of 1,460 bytes, minus TLS and headers. */
const mostBytes = 14 * 1024;

/** Returns the HTML of a page up to the end of its hero, or of the header of its article. */
function firstViewOf(html: string): string {
  const { children } = parseDocument(html, { withEndIndices: true });
  const hero = DomUtils.findOne(
    ({ name, attribs, parent }) =>
      /(^| )hero( |$)/.test(attribs.class ?? '') ||
      (name === 'header' && parent?.type === 'tag' && parent.name === 'article'),
    children,
  );
  return html.slice(0, hero?.endIndex ?? html.length);
}

test('from the first byte to the end of the hero, every page has at most 14 kB', async () => {
  const { paths, text } = await openOurs();
  const sizes = paths.map(path => {
    const html = text(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1));
    const start = firstViewOf(html);
    expect(start.length, path).toBeLessThan(html.length);
    // Quality 5 is fast; most hosts use a higher one.
    const { length } = brotliCompressSync(start, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return [path, length] as const;
  });
  expect(sizes.filter(([, bytes]) => bytes > mostBytes)).toEqual([]);
});
