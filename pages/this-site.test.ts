/** What /this-site/ says of this site is true of what was built. */
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { numberOf } from '../components/lib/number-of.ts';
import { type Content, schema } from '../content/schema.ts';
import { type CheckedPage, parsePage } from '../generator/check/page.ts';
import { read } from '../generator/testing/read.ts';
import { all, type OpenSite, openOurs, textOf } from './_testing/open-site.ts';

const { claims } = (await read(process.cwd(), schema)).content as Content;
const figure = (id: string) =>
  numberOf((claims as Content['claims'] & Record<string, { show: string }>)[id]?.show ?? '');

let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

/** Returns what a browser requests when a page opens: what is loaded at once, all fonts, as a page may have letters of each, and one icon. */
function requestsOf(page: CheckedPage): string[] {
  const icon = page.elements('link').find(({ attribs: { rel } }) => rel === 'icon')?.attribs.href ?? '';
  const loads = page.loads.filter(({ href, isAtOnce }) => isAtOnce || /\.woff2$/.test(href));
  return [...new Set([...loads.map(({ href }) => href), icon])].filter(href => !href.startsWith('data:'));
}
const pageAt = (path: string) => parsePage(path, site.html(path));
const packed = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

describe('the home page', () => {
  test('loads no more files than it says', () => {
    const requests = requestsOf(pageAt('/'));
    // One that finds no font and no script has not looked.
    expect(requests.filter(href => /\.(woff2|js)$/.test(href)).length).toBeGreaterThan(1);
    expect(1 + requests.length).toBeLessThanOrEqual(figure('home-files'));
  });

  test('weighs no more than it says', () => {
    const files = ['index.html', ...requestsOf(pageAt('/')).map(href => href.slice(1))];
    const bytes = files.reduce((sum, file) => sum + packed(site.bytes(file)), 0);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(1000 * figure('home-weight'));
  });
});

test('no page sets a cookie', () => {
  expect(figure('cookies')).toBe(0);
  const setters = [...site.texts].filter(([, text]) =>
    /\.cookie\b|\bcookieStore\b|http-equiv="?set-cookie/i.test(text),
  );
  expect(setters.map(([file]) => file)).toEqual([]);
});

test('no page requests anything from another site when it opens', () => {
  expect(figure('other-requests')).toBe(0);
  const isForeign = (href: string) => !href.startsWith('/');
  const foreign = site.paths.flatMap(path => {
    const page = pageAt(path);
    const hints = page
      .elements('link')
      .filter(({ attribs: { rel = '' } }) => /preconnect|prefetch|prerender/.test(rel));
    return [...requestsOf(page), ...hints.map(({ attribs }) => attribs.href ?? '')].filter(isForeign);
  });
  expect(foreign).toEqual([]);
});

test('the page links to a test of the home page at its address', () => {
  const canonical = site.page('/').querySelector('link[rel=canonical]')?.getAttribute('href');
  const links = all(site.page('/this-site/'), 'main a[href^="https://pagespeed.web.dev/"]');
  expect(links.map(textOf).join()).toContain('PageSpeed');
  for (const link of links) expect(new URL(link.getAttribute('href') ?? '').searchParams.get('url')).toBe(canonical);
});
