/** What /this-site/ says of this site is true of what was built. */
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { numberOf } from '../components/lib/number-of.ts';
import { type CheckedPage, parsePage } from '../generator/check/page.ts';
import { openOurs } from './_testing/open-site.ts';

const site = await openOurs();
const figure = (id: string) => numberOf((site.content.claims as Record<string, { show: string }>)[id]?.show ?? '');

/** Returns what a browser requests when a page opens: what is loaded at once, all fonts, as a page may have letters of each, and one icon. */
function requestsOf(page: CheckedPage): string[] {
  const icon = page.elements('link').find(({ attribs: { rel } }) => rel === 'icon')?.attribs.href ?? '';
  const loads = page.loads.filter(({ href, isAtOnce }) => isAtOnce || /\.woff2$/.test(href));
  return [...new Set([...loads.map(({ href }) => href), icon])].filter(href => !href.startsWith('data:'));
}
const home = () => parsePage('/', site.html('/'));
const packed = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

describe('the home page', () => {
  test('loads no more files than it says', () => {
    const requests = requestsOf(home());
    // One that finds no font and no script has not looked.
    expect(requests.filter(href => /\.(woff2|js)$/.test(href)).length).toBeGreaterThan(1);
    expect(1 + requests.length).toBeLessThanOrEqual(figure('home-files'));
  });

  test('weighs no more than it says', () => {
    const files = ['index.html', ...requestsOf(home()).map(href => href.slice(1))];
    const bytes = files.reduce((sum, file) => sum + packed(site.bytes(file)), 0);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(1000 * figure('home-weight'));
  });
});

test('no page sets a cookie; that none requests anything from another site: pages.e2e.ts', () => {
  expect([figure('cookies'), figure('other-requests')]).toEqual([0, 0]);
  const setters = [...site.texts].filter(([, text]) =>
    /\.cookie\b|\bcookieStore\b|http-equiv="?set-cookie/i.test(text),
  );
  expect(setters.map(([file]) => file)).toEqual([]);
});
