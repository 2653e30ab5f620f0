import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CheckedPage, PageRule } from '../../generator/check/check.ts';
import { defaultLimits } from '../../generator/check/settings.ts';
import { atRoot } from '../../generator/testing/valid-page.ts';
import { alternates } from './alternates.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { customProperties } from './custom-properties.ts';
import { firstView } from './first-view.ts';
import { fonts } from './fonts.ts';
import { linkNames } from './link-names.ts';
import { structuredData } from './structured-data.ts';
import { vagueTexts } from './vague-texts.ts';

const around = { address: atRoot, limits: defaultLimits, allowed: new Set<string>() };
/** Returns what a rule says of a page that has so much. */
function said(rule: PageRule, page: object): string[] {
  const messages: string[] = [];
  rule(page as CheckedPage, around, message => messages.push(message));
  return messages;
}

const phrases = (all: readonly string[]) => all.map(phrase => expect.stringContaining(phrase));

describe('structured data says what the page shows', () => {
  const found = (graph: unknown, text: string, values: string[] = []) =>
    said(structuredData, { jsonLd: [JSON.stringify(graph)], text, lang: 'en-IN', attributes: () => values });
  const offer = (price: unknown) => ({ '@type': 'Offer', price, priceCurrency: 'INR' });

  test.each([
    [offer(150000), '₹1,50,000', []],
    [offer(150000), '₹150,000', ['price: "150000"']],
    [{ name: 'SEO MasterClass' }, 'SEO\n   masterclass', []],
    [{ name: 'SEO MasterClass' }, 'SEO course', ['its structured data says name: "SEO MasterClass", which the page']],
    [{ reviewCount: 1600 }, '1,600 reviews', []],
    [{ reviewCount: 4.7 }, '14.7 of 15', ['reviewCount: "4.7"']],
    [{ '@graph': [{ offers: [{ name: 'One' }] }, { keywords: ['Two'] }] }, '', ['name: "One"', 'keywords: "Two"']],
    [{ '@id': 'https://name.example/#x', availability: 'https://schema.org/InStock', price: null }, '', []],
    [{ openingHoursSpecification: { opens: '10:00:00' }, name: 'Office' }, '', ['name: "Office"']],
  ])('%j in %j', (graph, text, expected) => {
    expect(found(graph, text)).toEqual(phrases(expected));
  });

  test('a date in words by its machine form', () => {
    const graph = { datePublished: '2024-10-15T00:00:00+05:30' };
    expect(found(graph, 'October 15, 2024', ['2024-10-15'])).toEqual([]);
    expect(found(graph, 'October 16, 2024', ['2024-10-16'])).toEqual(phrases(['datePublished']));
  });
});

describe('the fonts of a page have its letters', () => {
  const face = (source: string, range: string) => `@font-face{src:${source};${range && `unicode-range:${range}`}}`;
  const latin = face('url(/a.woff2)', 'U+0000-00FF,U+2000-206F');
  const second = latin + face('url(/a.woff2)', 'u+a8?, U+A90-AFF');
  const [text, href] = ['ગુજરાતી', '/gu/'];
  const link = (marks: object) => ({ links: [{ text, href }], elements: () => [{ attribs: { href, ...marks } }] });
  test.each<[string, object, string[]]>([
    ['of another script', { text: 'Café કાફે' }, ['shows letters that its fonts lack: ક ફ']],
    ['of its second font', { css: second, text: 'Café કાફે અ' }, []],
    ['of a font of the visitor', { css: latin + face('local(Arial)', 'U+A80-AFF'), text: 'કાફે' }, ['lack: ક ફ']],
    ['more than anybody reads', { text: 'абвгдежзийклм' }, ['а б в г д е ж з и й and 3 more']],
    ['of a font that does not say what it holds', { css: face('url(/a.woff2)', ''), text: 'કાફે' }, []],
    ['of a heading in Gujarati', { lang: 'gu', text: 'કાફે', headings: [{ text: 'કાફે' }] }, ['lack: ક ફ']],
    ['of a language’s name in a link to it', { text, ...link({ lang: 'gu', hreflang: 'gu-IN' }) }, []],
    ['of a name that no mark says is one', { text, ...link({}) }, ['lack: ગ જ ર ત']],
  ])('letters %s', (_, page, expected) => {
    const usual = { lang: 'en-IN', css: latin, text: '', headings: [], links: [], elements: () => [] };
    expect(said(fonts, { ...usual, ...page })).toEqual(phrases(expected));
  });
});

test.each([
  ['here', 'a.jpg', 2],
  ['Read more →', ' image 3', 2],
  ['Go!', 'IMG_2041', 2],
])('a link called "%s" and a picture called "%s" say nothing: %d', (text, alt, count) => {
  expect(said(vagueTexts, { links: [{ text, href: '/' }], attributes: () => [alt] })).toHaveLength(count);
});

test('a link without encryption is reported', () => {
  const links = ['http://a.example/', 'https://a.example/'].map(href => ({ text: 'A shop', href }));
  expect(said(vagueTexts, { links, attributes: () => [] })).toEqual(['has a link to http://a.example/; use https']);
});

const link = (text: string, href: string, label = '') => ({ text, href, label });
test.each([
  ['same', [link('Ask', '/a/'), link('ask', '/b/')], ['two links are named "ask": one leads to /a/, the other to /b/']],
  ['apart by label', [link('Ask', '/a/', 'Ask about A'), link('Ask', '/b/', 'Ask about B')], []],
  ['same, of headings', [link('Costs', '#costs'), link('Costs', '#costs-1')], ['two of its headings are "Costs"']],
])('the names of links: %s', (_, links, expected) => {
  expect(said(linkNames, { links })).toEqual(expected);
});

test.each([
  ['gu/index.html', 'gu', '', 0],
  ['gu/index.html', 'en-IN', '', 1],
  ['404.html', 'en-IN', '', 0],
  ['about/index.html', 'en-IN', 'breadcrumbs', 0],
  ['about/index.html', 'en-IN', 'main', 1],
])('%s, in %s, with a navigation of class "%s" lacks breadcrumbs: %d', (file, lang, label, count) => {
  expect(said(breadcrumbs, { file, lang, elements: () => [{ attribs: { class: label } }] })).toHaveLength(count);
});

test.each([
  ['a large section below the hero', 100, `<section>${randomBytes(20_000).toString('hex')}`, 0],
  ['a large hero', 20_000, '<section>', 1],
  ['a page without sections', 20_000, '', 1],
])('%s: the first view is too large: %#', (_, bytes, rest, count) => {
  expect(said(firstView, { html: `<h1>${randomBytes(bytes).toString('hex')}</h1>${rest}` })).toHaveLength(count);
});

test.each([
  ['@property --angle{syntax:"<angle>"}a{rotate:var( --angle )}', []],
  ['a{color:var(--tail, red)}', []],
  [':root{--tail:red}a{color:var(--tael)}', ['its CSS uses --tael, which is not declared']],
])('%s', (css, expected) => {
  expect(said(customProperties, { css, elements: () => [] })).toEqual(expected);
});

describe('the two versions of a page name each other', () => {
  const path = '/contact/';
  const site = 'https://name.example/sub';
  const both = { 'en-IN': path, 'x-default': path, 'gu-IN': `/gu${path}` };
  const found = (at: string, lang: string, named: Record<string, string>, linked: string) =>
    said(alternates, {
      file: `${at.slice(1)}index.html`,
      lang,
      links: [{ href: `/sub${linked}` }],
      elements: () => [
        { attribs: { rel: 'canonical', href: site + at } },
        ...Object.entries(named).map(([hreflang, to]) => ({
          attribs: { rel: 'alternate', hreflang, href: site + to },
        })),
      ],
    });

  const english = { 'en-IN': path, 'x-default': path };
  test.each([
    ['both, in English', path, 'en-IN', both, `/gu${path}`, []],
    ['itself only', path, 'en-IN', english, `/gu${path}`, ['but has none']],
    ['not itself', `/gu${path}`, 'gu', english, path, ['does not name itself']],
    ['both without a link', `/gu${path}`, 'gu', both, '/gu/x/', [`has no link to ${path}`]],
    ['none, in the wrong folder', '/x/', 'gu', {}, '/', ['but not in /gu/']],
  ])('%s', (_, at, lang, named, linked, expected) => {
    expect(found(at, lang, named as Record<string, string>, linked)).toEqual(phrases(expected));
  });
});
