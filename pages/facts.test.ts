/** Every fact has a single source: these tests change each fact in content/, and look for its old value in the built site. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { copySite } from '../generator/testing/copy-site.ts';
import { all, type OpenSite, openSite } from '../generator/testing/open-site.ts';

type Change = { file: string; at: string[]; from: string; to: string };

const valuesOf = (file: string) => parseDocument(readFileSync(`content/${file}`, 'utf8'), { logLevel: 'error' }).toJS();

const prices = Object.entries<string>(valuesOf('prices.yaml')).map(
  ([name, from], i): Change => ({ file: 'prices.yaml', at: [name], from, to: `₹91,${100 + i}` }),
);
const claims = Object.entries<{ show: string }>(valuesOf('claims.yaml')).map(
  // Keeps the magnitude of numbers, since dots count some of them; single digits are small enough to add one.
  ([id, { show }]): Change => ({
    file: 'claims.yaml',
    at: [id, 'show'],
    from: show,
    to: show.replace(/\d(?!.*\d)/, digit => (/\d\D*\d/.test(show) ? `${(Number(digit) + 3) % 10}` : `${digit}3`)),
  }),
);
const site = valuesOf('site.yaml');
const siteFacts: Change[] = [
  { file: 'site.yaml', at: ['name'], from: site.name, to: 'Chakri' },
  { file: 'site.yaml', at: ['phone'], from: site.phone, to: '+91 12345 67890' },
  { file: 'site.yaml', at: ['legal', 'grievance', 'phone'], from: site.legal.grievance.phone, to: '+91 12345 67895' },
  ...Object.keys(site.chat).map((desk, i) => ({
    file: 'site.yaml',
    at: ['chat', desk],
    from: site.chat[desk],
    to: `+91 12345 6789${i + 1}`,
  })),
];
const numbers = Object.entries<string | number>(valuesOf('numbers.yaml')).map(
  ([name, from], i): Change => ({ file: 'numbers.yaml', at: [name], from: `${from}`, to: `${47 + i}` }),
);
const callMinutes = numbers.find(({ at }) => at[0] === 'consultation');
const changes = [...prices, ...claims, ...siteFacts, ...numbers];
/** Whether no fact gets this old value as its new one. */
const isGone = ({ from }: Change) => !changes.some(({ to }) => to === from);

const copy = copySite();
let changed: OpenSite;
beforeAll(async () => {
  for (const file of new Set(changes.map(change => change.file))) {
    const document = parseDocument(readFileSync(`content/${file}`, 'utf8'), { logLevel: 'error' });
    for (const { at, to } of changes.filter(change => change.file === file)) document.setIn(at, to);
    copy.change(`content/${file}`, String(document));
  }
  changed = await openSite(copy.root);
});
afterAll(() => copy.remove());

const isArticle = (page: string) => /^\/blog\/.+/.test(page);

/** Returns all text of a page, one text per line: text nodes, attributes including the head's, and structured data. */
function linesOf(page: string): string {
  const document = changed.page(page);
  const attributes = ['content', 'title', 'alt', 'aria-label', 'href', 'value', 'data-props', 'data-number'];
  const isSkipped = (element: Element) =>
    element.closest('style, svg, script:not([type="application/ld+json"]), section:has(#calculator)');
  return all(document, '*')
    .filter(element => !isSkipped(element))
    .flatMap(element => [
      ...[...element.childNodes].map(node => (node.nodeType === 3 ? node.textContent : '')),
      ...attributes.map(name => element.getAttribute(name)),
    ])
    .map(text => (text?.startsWith('https://wa.me/') ? decodeURIComponent(text) : text))
    .filter(Boolean)
    .join('\n');
}

const lines = new Map<string, string>();

/** Returns the pages and files that contain a figure or name, ignoring longer ones that include it. */
function pagesWith(text: string): string[] {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\d.,])${literal}(?![\\d%+]|[.,]\\d|\\p{L})`, 'u');
  const files = ['feed.xml', 'site.webmanifest'];
  for (const page of changed.paths) if (!lines.has(page)) lines.set(page, linesOf(page));
  for (const file of files) lines.set(file, changed.text(file));
  return [...lines].filter(([, text]) => pattern.test(text)).map(([page]) => page);
}

describe('an old price', () => {
  test.each(prices)('$at: $from is on no page, $to is on some', ({ from, to }) => {
    expect(pagesWith(from)).toEqual([]);
    expect(pagesWith(to).length).toBeGreaterThan(0);
  });
});

// Skips bare numbers such as "50", which mean many things, and articles, whose worked examples may contain the same numbers.
test.each(claims.filter(claim => isGone(claim) && !/^\d+$/.test(claim.from)))(
  'the old claim $at: $from is on no page',
  ({ from }) => {
    expect(pagesWith(from).filter(page => !isArticle(page))).toEqual([]);
  },
);

test.each(siteFacts.filter(isGone))('the old $at: $from is on no page', ({ from, to }) => {
  // Articles may mention the same towns.
  expect(pagesWith(from).filter(page => !isArticle(page))).toEqual([]);
  expect(pagesWith(to).length).toBeGreaterThan(0);
});

test.each(numbers.filter(({ from }) => !/^\d+$/.test(from)))('the old $at: $from is on no page', ({ from }) => {
  expect(pagesWith(from)).toEqual([]);
});

test('the old length of the free call is on no page', () => {
  const pages = (minutes: string) => [`${minutes}-minute`, `${minutes} minutes`].flatMap(pagesWith);
  expect(pages(callMinutes?.from ?? '').filter(page => !isArticle(page))).toEqual([]);
  expect(pages(callMinutes?.to ?? '').length).toBeGreaterThan(changed.paths.length);
});
