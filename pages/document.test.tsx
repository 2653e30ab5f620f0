import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleClaims, exampleContext, exampleSite, exampleTheme } from '../components/fixtures/example-site.ts';
import type { Head } from '../components/layout/head.tsx';
import Signup from '../islands/signup/signup.tsx';
import Document from './_document.tsx';

const { navigation } = exampleContext();
const claims = {
  ...exampleClaims,
  'consultation-worth': { show: '₹5', label: 'worth', scope: 'Worth.', on: [] },
  'years-experience': { show: '6', label: 'years', scope: 'Years.', on: [] },
  'brands-served': { show: '5', label: 'brands', scope: 'Brands.', on: [] },
};
const shell = {
  theme: exampleTheme,
  minutes: 5,
  shared: { site: exampleSite, navigation, claims, rates: [], art: '/assets/art-00000000.svg', drawings: [] },
  address: { origin: 'https://name.example', base: '/' },
  css: '',
  scripts: { islands: [{ component: Signup, src: '/assets/signup.js' }], client: undefined },
  children: 'Text',
};

function open(path: string, head: Partial<Head> = {}, changes: Partial<typeof shell> = {}) {
  const fullHead = { title: 'Title', description: 'Description', card: 'Card', ...head };
  const html = renderToStaticMarkup(<Document {...shell} {...changes} path={path} head={fullHead} />);
  return parseHTML(html).document as unknown as globalThis.Document;
}

const current = (path: string, changes?: Partial<typeof shell>) =>
  [...open(path, {}, changes).querySelectorAll('header a[aria-current]')].map(
    a => `${a.getAttribute('aria-current')} ${a.getAttribute('href')}`,
  );

test('a page has its own language and text direction, or the site’s', () => {
  const languageOf = (document: globalThis.Document) => {
    const { lang, dir } = document.documentElement;
    return [lang, dir, /"inLanguage":"(.*?)"/.exec(document.head.innerHTML)?.[1]];
  };
  expect(languageOf(open('/'))).toEqual(['en-IN', '', 'en-IN']);
  expect(languageOf(open('/ur/', { lang: 'ur', dir: 'rtl' }))).toEqual(['ur', 'rtl', 'ur']);
});

test('the cached header marks the current page of each page', () => {
  expect(['/', '/blog/', '/blog/one/', '/blog/two/', '/contact/', '/about/'].map(path => current(path))).toEqual([
    ['page /'],
    ['page /blog/'],
    ['true /blog/'],
    ['true /blog/'],
    ['page /contact/'],
    [],
  ]);
});
