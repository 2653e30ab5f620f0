/** What the site's own rules say of pages: one page a line, and the phrases in what is said of it. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CheckedPage, PageRule } from '../../generator/check/check.ts';
import { defaultLimits } from '../../generator/check/settings.ts';
import { atRoot } from '../../generator/testing/valid-page.ts';
import { settings } from '../settings.ts';

const rules: Record<string, PageRule> = settings.rules;

const graph = (nodes: unknown, text: string, values: string[] = []) => {
  const jsonLd = [JSON.stringify(nodes)];
  return { jsonLd, text, lang: 'en-IN', attributes: () => values };
};
const offer = { '@type': 'Offer', price: 150000, priceCurrency: 'INR' };
const seo = { name: 'SEO MasterClass' };
const dated = { datePublished: '2024-10-15T00:00:00+05:30' };
const unread = { '@id': 'https://name.example/#x', availability: 'https://schema.org/InStock', price: null };

const face = (source: string, range: string) => `@font-face{src:${source};${range && `unicode-range:${range}`}}`;
const latin = face('url(/a.woff2)', 'U+0000-00FF,U+2000-206F');
const second = latin + face('url(/a.woff2)', 'u+a8?, U+A90-AFF');
const system = latin + face('local(Arial)', 'U+A80-AFF');
const letters = (text: string, more: object = {}) => ({ lang: 'en-IN', css: latin, text, headings: [], ...more });
const named = (marks: object) => {
  const [text, href] = ['ગુજરાતી', '/gu/'];
  return letters(text, { links: [{ text, href }], elements: () => [{ attribs: { href, ...marks } }] });
};

const link = (text: string, href: string, label = '') => ({ text, href, label });
const words = (text: string, alt: string, href = '/') => ({ links: [link(text, href)], attributes: () => [alt] });
const trail = (file: string, name: string, lang = 'en-IN') => {
  return { file, lang, elements: () => [{ attribs: { class: name } }] };
};
const large = (bytes: number) => randomBytes(bytes).toString('hex');

const site = 'https://name.example/sub';
const english = { 'en-IN': '/contact/', 'x-default': '/contact/' };
const both = { ...english, 'gu-IN': '/gu/contact/' };
const version = (at: string, lang: string, versions: object, linked: string) => {
  const links = Object.entries(versions).map(([hreflang, to]) => ({ rel: 'alternate', hreflang, href: site + to }));
  const elements = [{ rel: 'canonical', href: site + at }, ...links].map(attribs => ({ attribs }));
  return { file: `${at.slice(1)}index.html`, lang, links: [{ href: `/sub${linked}` }], elements: () => elements };
};

test.each<[what: string, page: object, said: string[]]>([
  ['shown-data: a price as it is written', graph(offer, '₹1,50,000'), []],
  ['shown-data: a price with other commas', graph(offer, '₹150,000'), ['price: "150000"']],
  ['shown-data: a name in other letters', graph(seo, 'SEO\n   masterclass'), []],
  ['shown-data: another name', graph(seo, 'SEO course'), ['name: "SEO MasterClass", which the page']],
  ['shown-data: a part of a number', graph({ reviewCount: 4.7 }, '14.7 of 15'), ['reviewCount: "4.7"']],
  ['shown-data: deep in it', graph({ '@graph': [{ offers: [{ keywords: ['A'] }] }] }, ''), ['keywords: "A"']],
  ['shown-data: what nobody reads', graph(unread, ''), []],
  ['shown-data: waived', graph({ openingHoursSpecification: { opens: '10:00:00' } }, ''), []],
  ['shown-data: the machine form of a date', graph(dated, 'October 15, 2024', ['2024-10-15']), []],
  ['shown-data: another date', graph(dated, 'October 16, 2024', ['2024-10-16']), ['datePublished']],
  ['fonts: another script', letters('Café કાફે'), ['shows letters that its fonts lack: ક ફ']],
  ['fonts: a script of a second font', letters('Café કાફે અ', { css: second }), []],
  ['fonts: a font of the visitor', letters('કાફે', { css: system }), ['lack: ક ફ']],
  ['fonts: more than anybody reads', letters('абвгдежзийклм'), ['а б в г д е ж з и й and 3 more']],
  ['fonts: one that does not say what it holds', letters('કાફે', { css: face('url(/a.woff2)', '') }), []],
  ['fonts: a heading', letters('કાફે', { lang: 'gu', headings: [{ text: 'કાફે' }] }), ['lack: ક ફ']],
  ['fonts: a language’s name in a link to it', named({ lang: 'gu', hreflang: 'gu-IN' }), []],
  ['fonts: a name that no mark says is one', named({}), ['lack: ગ જ ર ત']],
  ['vague-texts: a link and a picture', words('Read more →', ' image 3'), ['Read more', 'image 3']],
  ['vague-texts: a picture named by its camera', words('A shop', 'IMG_2041'), ['IMG_2041']],
  ['vague-texts: no encryption', words('A shop', '', 'http://a.example/'), ['link to http://a.example/; use https']],
  ['link-names: one for two', { links: [link('Ask', '/a/'), link('ask', '/b/')] }, ['leads to /a/, the other to /b/']],
  ['link-names: labels', { links: [link('Ask', '/a/', 'Ask about A'), link('Ask', '/b/', 'Ask about B')] }, []],
  ['link-names: headings', { links: [link('Costs', '#a'), link('Costs', '#a-1')] }, ['its headings are "Costs"']],
  ['breadcrumbs: a home page', trail('gu/index.html', '', 'gu'), []],
  ['breadcrumbs: a page of that name', trail('gu/index.html', ''), ['']],
  ['breadcrumbs: the page for unknown paths', trail('404.html', ''), []],
  ['breadcrumbs: a page with them', trail('about/index.html', 'breadcrumbs'), []],
  ['breadcrumbs: another navigation', trail('about/index.html', 'main'), ['']],
  ['first-view: large below the hero', { html: `<h1>${large(100)}</h1><section>${large(20_000)}` }, []],
  ['first-view: a large hero', { html: `<h1>${large(20_000)}</h1><section>` }, ['']],
  ['first-view: no sections', { html: `<h1>${large(20_000)}</h1>` }, ['']],
  ['custom-properties: registered', { css: '@property --angle{syntax:"<angle>"}a{rotate:var( --angle )}' }, []],
  ['custom-properties: a default', { css: 'a{color:var(--tail, red)}' }, []],
  ['custom-properties: misspelt', { css: ':root{--tail:red}a{color:var(--tael)}' }, ['uses --tael, which is not']],
  ['alternates: both versions', version('/contact/', 'en-IN', both, '/gu/contact/'), []],
  ['alternates: itself only', version('/contact/', 'en-IN', english, '/gu/contact/'), ['but has none']],
  ['alternates: not itself', version('/gu/contact/', 'gu', english, '/contact/'), ['does not name itself']],
  ['alternates: no link', version('/gu/contact/', 'gu', both, '/gu/x/'), ['has no link to /contact/']],
  ['alternates: the wrong folder', version('/x/', 'gu', {}, '/'), ['but not in /gu/']],
])('%s', (what, page, said) => {
  const messages: string[] = [];
  const around = { address: atRoot, limits: defaultLimits, allowed: new Set<string>() };
  const checked = { links: [], elements: () => [], ...page } as unknown as CheckedPage;
  rules[what.replace(/:.*/, '')]?.(checked, around, message => messages.push(message));
  expect(messages).toEqual(said.map(phrase => expect.stringContaining(phrase)));
});
