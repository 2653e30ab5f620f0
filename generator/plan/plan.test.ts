import { describe, expect, test } from 'vitest';
import { type Content, originKey, type Page } from '../model.ts';
import { plan } from './plan.ts';

const page = (file: string, module: Partial<Page['module']> = {}): Page => ({
  file,
  css: '',
  hash: file,
  module: { default: () => null, head: {}, props: undefined, paths: undefined, ...module },
});

const entry = (slug: string) =>
  Object.defineProperty({ slug }, originKey, { value: { file: `content/notes/${slug}.md`, hash: slug } });

const content: Content = { notes: [entry('one'), entry('two')] };

const routesOf = (pages: Page[], assets: string[] = []) => plan(pages, content, { locate: () => undefined, assets });

test.each([
  ['index.tsx', '/', 'index.html'],
  ['about.tsx', '/about/', 'about/index.html'],
  ['blog/index.tsx', '/blog/', 'blog/index.html'],
  ['404.tsx', '/404.html', '404.html'],
  ['feed.xml.ts', '/feed.xml', 'feed.xml'],
  ['સેવા.tsx', '/સેવા/', 'સેવા/index.html'],
])('pages/%s is %s, in the file %s', (file, path, output) => {
  expect(routesOf([page(file)])).toMatchObject([{ path, file: output, source: `pages/${file}` }]);
});

test('a parameter makes a route of each props object', () => {
  const paths = () => [{ slug: 'one' }, { slug: 'two' }];
  expect(routesOf([page('notes/[slug].tsx', { paths })]).map(route => route.path)).toEqual([
    '/notes/one/',
    '/notes/two/',
  ]);
});

test('a parameter that takes the rest makes a tree of pages', () => {
  const paths = () => [{ path: 'a' }, { path: 'a/b' }, { path: 'a/b/c' }];
  expect(routesOf([page('docs/[...path].tsx', { paths })]).map(route => route.file)).toEqual([
    'docs/a/index.html',
    'docs/a/b/index.html',
    'docs/a/b/c/index.html',
  ]);
});

test.each(['', 'a//b', '/a', 'a/', '../a', 'a/../b', 'a b', 'a?b'])('the rest of a path cannot be %j', path => {
  expect(() => routesOf([page('docs/[...path].tsx', { paths: () => [{ path }] })])).toThrow('for [path]');
});

describe('the source of a route is', () => {
  const source = (paths: () => object[]) => routesOf([page('notes/[slug].tsx', { paths })]).map(route => route.source);

  test('the entry in its props whose slug is the parameter', () => {
    const [one, two] = content.notes as { slug: string }[];
    expect(source(() => [{ slug: 'two', note: two, next: one }])).toEqual(['content/notes/two.md']);
  });

  test('the one entry of all content with that slug', () => {
    expect(source(() => [{ slug: 'one', title: 'One' }])).toEqual(['content/notes/one.md']);
  });

  test('else the page itself', () => {
    expect(source(() => [{ slug: 'three' }])).toEqual(['pages/notes/[slug].tsx']);
  });
});

test('a parameter that cannot be an address names the entry that gave it', () => {
  const bad = Object.defineProperty({ slug: 'Asha Patel' }, originKey, {
    value: { file: 'content/people/Asha Patel.md', hash: 'x' },
  });
  const paths = () => [{ slug: 'Asha Patel', person: bad }];
  expect(() => routesOf([page('people/[slug].tsx', { paths })])).toThrow(
    'content/people/Asha Patel.md; rename that file',
  );
});

test('pages that are files are given the documents; documents are not', () => {
  const props = (...given: unknown[]) => ({ given: given.length });
  const routes = routesOf([page('a.tsx', { props }), page('b.txt.ts', { props })]);
  expect(routes.map(route => route.props)).toEqual([{ given: 1 }, { given: 2 }]);
});

test('two makers of one file are refused, both named', () => {
  expect(() => routesOf([page('a.tsx'), page('A.tsx')])).toThrow(
    '/A/ is made twice, by pages/a.tsx (/a/) and pages/A.tsx',
  );
  expect(() => routesOf([page('a.tsx')], ['a'])).toThrow('one file would be a folder, with public/a (/a)');
});
