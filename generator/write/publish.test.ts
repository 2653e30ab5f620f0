import { expect, test } from 'vitest';
import { inOrder } from './publish.ts';

const order = (names: Record<string, boolean>, links: Record<string, string[]> = {}) => {
  const staged = new Map(Object.entries(names).map(([name, isNew]) => [name, { isNew }]));
  return [...inOrder(staged, name => links[name] ?? [])];
};

test('assets come before new pages, those before changed pages, and those before texts about pages', () => {
  const names = {
    'sitemap.xml': true,
    'robots.txt': false,
    'search.json': false,
    'index.html': false,
    'new.html': true,
    'data.json': true,
    'a.css': true,
  };
  expect(order(names)).toEqual([
    'data.json',
    'a.css',
    'new.html',
    'index.html',
    'sitemap.xml',
    'robots.txt',
    'search.json',
  ]);
});

test.each<[string, Record<string, string[]>, string[]]>([
  ['a chain', { 'index.html': ['a.html'], 'a.html': ['b.html'] }, ['b.html', 'a.html', 'index.html']],
  [
    'a circle, with the home page last',
    { 'index.html': ['a.html', 'b.html'], 'a.html': ['index.html', 'b.html'], 'b.html': ['a.html', 'index.html'] },
    ['a.html', 'b.html', 'index.html'],
  ],
  [
    'links to existing files, or nowhere',
    { 'b.html': ['style.css', 'b.html', ''] },
    ['index.html', 'a.html', 'b.html'],
  ],
])('a new page comes after the new pages that it links to: %s', (_, links, expected) => {
  expect(order({ 'a.html': true, 'b.html': true, 'index.html': true, 'style.css': false }, links)).toEqual([
    'style.css',
    ...expected,
  ]);
});

test('a new feed comes before the pages that link to it', () => {
  const links = { 'index.html': ['feed.xml'], 'feed.xml': ['index.html'] };
  expect(order({ 'index.html': true, 'feed.xml': true, 'sitemap.xml': true }, links)).toEqual([
    'feed.xml',
    'index.html',
    'sitemap.xml',
  ]);
});

test('compressed versions are ordered by the links of their originals', () => {
  const names = { 'a.html.br': true, 'b.html': true, 'a.html': true };
  expect(order(names, { 'a.html': ['b.html'] })).toEqual(['b.html', 'a.html.br', 'a.html']);
});

test('a chain of 100,000 pages is ordered', () => {
  const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`${i}.html`, true]));
  const links = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`${i}.html`, [`${i + 1}.html`]]));
  expect(order(names, links)[0]).toBe('99999.html');
});

test('a compressed version comes with its file, and redirects after the pages that they lead to', () => {
  const names = { _redirects: true, 'new.html.br': true, 'new.html': true, 'a.css.br': true, 'index.html.gz': false };
  expect(order(names)).toEqual(['a.css.br', 'new.html.br', 'new.html', 'index.html.gz', '_redirects']);
});
