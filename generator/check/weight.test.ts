import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { check, page } from '../testing/valid-page.ts';
import { brotliBytes, createChecker, settingsOf } from './check.ts';

const address = { origin: 'https://name.example', base: '/' };
const settingsWith = (pageBytes: number) => settingsOf({ limits: { pageBytes } });
const recordOf = (html: string, limit = Number.POSITIVE_INFINITY) =>
  createChecker({ address, settings: settingsWith(limit) }).checkPage('index.html', html);

describe('the bound of a page is never less than its bytes after brotli', () => {
  test.each([
    ['nothing', ''],
    ['a page', page().bytes.toString()],
    ['a page of few words', page({ main: '<p>One and two and three.</p>'.repeat(400) }).bytes.toString()],
    ['a page of many letters', page({ main: '<p>કાફે “café” ₹1,50,000</p>'.repeat(100) }).bytes.toString()],
    ['a page of noise', page({ main: `<p>${randomBytes(20_000).toString('base64')}</p>` }).bytes.toString()],
    ['two style sheets', page({ head: '<style>p{color:red}</style><style>b{color:blue}</style>' }).bytes.toString()],
  ])('%s', (_, html) => {
    for (const limit of [0, 500, 14_336, Number.POSITIVE_INFINITY]) {
      expect(recordOf(html, limit).bound).toBeGreaterThanOrEqual(brotliBytes(html));
    }
  });
});

test('a page that is longer than its limit is compressed', () => {
  const html = page({
    main: '<p>Some words, and some other words.</p><a href="#main">x</a>'.repeat(300),
  }).bytes.toString();
  expect(recordOf(html, 0).bound).toBeLessThan(recordOf(html).bound);
});

describe('the margin of a budget', () => {
  const noise = (kilobytes: number) => `<p>${randomBytes(kilobytes * 750).toString('base64')}</p>`;
  const small = page({ main: '<a href="/about/">About</a>' });
  const large = page({ file: 'about/index.html', name: 'About', main: `${noise(3)}<script src="/a.js"></script>` });
  const article = page({ file: 'x/index.html', name: 'X', type: 'article' });
  const script = { path: 'a.js', bytes: 'let a' };
  const { margins } = check([small, large, article, script]);

  test('names the closest page, with its exact weight', () => {
    const value = brotliBytes(large.bytes);
    expect(margins).toMatchObject([
      {
        budget: 'HTML of a page, compressed bytes',
        file: 'about/index.html',
        value,
        limit: 14_336,
        left: 14_336 - value,
      },
      { budget: 'HTML of an article, compressed bytes', file: 'x/index.html', value: brotliBytes(article.bytes) },
      { file: 'about/index.html', value: value + brotliBytes(script.bytes, 5), limit: 81_920 },
      {
        budget: 'initial load of a page, requests',
        file: 'about/index.html',
        value: 2,
        limit: 6,
        left: 4,
      },
    ]);
  });

  test('is not reported without a limit, or without a page', () => {
    const limits = { pageBytes: Number.POSITIVE_INFINITY, initialBytes: Number.POSITIVE_INFINITY };
    expect(check([small], { settings: { limits } }).margins.map(({ budget }) => budget)).toEqual([
      'initial load of a page, requests',
    ]);
  });
});

const elsewhere = { sourceOf: () => undefined, find: () => undefined, unpublished: new Map() };

test('a page near its limit is weighed exactly, once, and its record keeps the result', async () => {
  const checker = createChecker({ address, settings: settingsWith(1) });
  const pages = [checker.checkPage('index.html', page().bytes.toString())];
  const asked: string[] = [];
  const site = { pages, files: new Map([['index.html', 1]]), ...elsewhere };
  const bytesOf = (file: string) => {
    asked.push(file);
    return page().bytes;
  };
  await checker.weighPages({ ...site, bytesOf });
  const kept = structuredClone(pages);
  await checker.weighPages({ ...site, pages: kept, bytesOf });
  expect(asked).toEqual(['index.html']);
  const weight = brotliBytes(page().bytes);
  expect(kept).toMatchObject([{ weight, bound: weight }]);
});

test('a page that was weighed exactly weighs that in the pages that embed it, too', async () => {
  const inner = page({ file: 'inner/index.html', main: '<p>Some words, and some other words.</p>'.repeat(30) });
  const outer = page({ main: '<iframe src="/inner/" title="The other page"></iframe>' });
  const weight = [inner, outer].reduce((sum, { bytes }) => sum + brotliBytes(bytes), 0);
  const settings = settingsOf({ limits: { pageBytes: brotliBytes(outer.bytes), initialBytes: weight } });
  const checker = createChecker({ address, settings });
  const pages = [inner, outer].map(({ path, bytes }) => checker.checkPage(path, bytes.toString()));
  const files = new Map(pages.map(({ file, bound }) => [file, bound]));
  const bytesOf = (file: string) => [inner, outer].find(({ path }) => path === file)?.bytes;
  const site = { pages, files, ...elsewhere, bytesOf };
  await checker.weighPages(site);
  const { findings } = checker.checkSite(site);
  expect(findings.filter(({ finding }) => finding.rule === 'initial-requests')).toEqual([]);
});

test('a page far from its limit is not weighed exactly', async () => {
  const checker = createChecker({ address, settings: settingsWith(1_000_000) });
  const pages = [checker.checkPage('index.html', page().bytes.toString())];
  const site = { pages, files: new Map([['index.html', 1]]), ...elsewhere };
  await checker.weighPages({ ...site, bytesOf: () => expect.unreachable() });
  expect(pages[0]?.bound).toBeGreaterThan(brotliBytes(page().bytes));
});
