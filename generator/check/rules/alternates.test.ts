import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

const link = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
const both = link('en', 'https://name.example/') + link('gu', '/gu/');
/** Returns the findings on an English page with the first alternates, next to a Gujarati page with the second ones. */
const found = (english: string, gujarati = both) =>
  findingsOf([page({ head: english }), page({ file: 'gu/index.html', name: 'ઘર', head: gujarati })]);

test.each([
  ['name each other and themselves', both, both, []],
  ['also name a page for all others', both + link('x-default', '/'), both + link('x-default', '/'), []],
  ['are only on one page', both, '', ['does not name the same alternates back']],
  [
    'differ',
    both,
    both + link('x-default', '/'),
    ['/gu/ (hreflang="gu") does not', '(hreflang="en") does not', '(hreflang="x-default") does not'],
  ],
  ['differ in one', both, link('en', '/a/') + link('gu', '/gu/'), ['(hreflang="gu") does not', '/a/']],
  ['do not name the page itself', link('gu', '/gu/'), link('gu', '/gu/'), ['is not among its own alternates']],
  ['are of another site', both + link('mr', 'https://mr.example/'), both + link('mr', 'https://mr.example/'), []],
  [
    'lead nowhere',
    both + link('mr', '/mr/'),
    both + link('mr', '/mr/'),
    ['/mr/ (hreflang="mr") does not exist', '/mr/'],
  ],
  [
    'are of no language',
    both.replace('"gu"', '"gu_IN"'),
    both.replace('"gu"', '"gu_IN"'),
    ['an invalid language tag', 'an invalid language tag'],
  ],
  ['are two of one language', both + link('gu', '/'), both + link('gu', '/'), ['two alternates', 'two alternates']],
])('alternates that %s', (_, english, gujarati, expected) => {
  expect(found(english, gujarati)).toEqual(expected.map(phrase => expect.stringContaining(phrase)));
});
