import { expect, test } from 'vitest';
import type { Head } from '../components/layout/head.tsx';
import { parseXml } from './_testing/parse-xml.ts';
import sitemap, { props } from './sitemap.xml.ts';

const head: Head = { title: 'Title', description: 'Description', card: 'Card', trail: [] };
const alternates = [
  { lang: 'en', path: '/prices/' },
  { lang: 'gu', path: '/ભાવ/' },
];
const text = (...documents: { path: string; head: Head }[]) =>
  sitemap(props(undefined, documents), { address: { origin: 'https://name.example', base: '/' } });

test('URLs in other scripts are percent-encoded, and translations list each other', () => {
  const pages = alternates.map(({ path }) => ({ path, head: { ...head, alternates, modified: '2025-01-01' } }));
  const url = `https://name.example/${encodeURI('ભાવ')}/`;
  const link = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const links = link('en', 'https://name.example/prices/') + link('gu', url);
  expect(text(...pages)).toContain(`<url><loc>${url}</loc><lastmod>2025-01-01</lastmod>${links}</url>`);
  expect(text(...pages)).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(parseXml(text(...pages)).children).toHaveLength(2);
});
