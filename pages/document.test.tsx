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
  const fullHead = { title: 'Title', description: 'Description', card: 'Card', trail: [], ...head };
  const html = renderToStaticMarkup(<Document {...shell} {...changes} path={path} head={fullHead} />);
  return parseHTML(html).document as unknown as globalThis.Document;
}

test('a page has its own language, or the site’s', () => {
  const languageOf = (document: globalThis.Document) => {
    const { lang } = document.documentElement;
    return [lang, /"inLanguage":"(.*?)"/.exec(document.head.innerHTML)?.[1]];
  };
  expect(languageOf(open('/'))).toEqual(['en-IN', 'en-IN']);
  expect(languageOf(open('/gu/', { lang: 'gu' }))).toEqual(['gu', 'gu']);
});

test('a page in another script states its canonical address, its locale and its translations', () => {
  const alternates = [
    { lang: 'gu-IN', path: '/ભાવ/' },
    { lang: 'x-default', path: '/prices/' },
  ];
  const document = open('/ભાવ/', { lang: 'gu-IN', alternates });
  const valuesOf = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map(element => element.getAttribute(name));
  const url = `https://name.example/${encodeURI('ભાવ')}/`;
  expect(valuesOf('meta[property="og:locale"]', 'content')).toEqual(['gu_IN']);
  expect(valuesOf('link[rel=canonical]', 'href')).toEqual([url]);
  expect(valuesOf('link[rel=alternate]:not([type])', 'href')).toEqual([url, 'https://name.example/prices/']);
});
