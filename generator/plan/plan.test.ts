import { createElement, memo } from 'react';
import { describe, expect, test } from 'vitest';
import { type Content, originKey, type Page } from '../model.ts';
import { headOf, plan } from './plan.ts';

const page = (file: string, module: Partial<Page['module']> = {}): Page => ({
  file,
  css: '',
  hash: file,
  module: { default: () => null, head: () => ({}), props: undefined, paths: undefined, ...module },
});

const entry = (slug: string) =>
  Object.defineProperty({ slug }, originKey, { value: { file: `content/notes/${slug}.md`, hash: slug } });

const content: Content = { notes: [entry('one'), entry('two'), entry('four')], people: [entry('four')] };

const shell = page('_document.tsx').module;
const routesOf = (pages: Page[], assets: string[] = []) => plan({ pages, shell }, content, assets).routes;

test.each([
  ['index.tsx', '/', 'index.html'],
  ['about.tsx', '/about/', 'about/index.html'],
  ['blog/index.tsx', '/blog/', 'blog/index.html'],
  ['404.tsx', '/404.html', '404.html'],
  ['feed.xml.ts', '/feed.xml', 'feed.xml'],
  ['સેવા.tsx', '/સેવા/', 'સેવા/index.html'],
])('pages/%s has the path %s and the file %s', (file, path, output) => {
  expect(routesOf([page(file)])).toMatchObject([{ path, file: output, source: `pages/${file}` }]);
});

test('a page with a parameter has one route per props object', () => {
  const paths = () => [{ slug: 'one' }, { slug: 'two' }];
  expect(routesOf([page('notes/[slug].tsx', { paths })]).map(route => route.path)).toEqual([
    '/notes/one/',
    '/notes/two/',
  ]);
});

test('a rest parameter matches paths of any depth', () => {
  const paths = () => [{ path: 'a' }, { path: 'a/b' }, { path: 'a/b/c' }];
  expect(routesOf([page('docs/[...path].tsx', { paths })]).map(route => route.file)).toEqual([
    'docs/a/index.html',
    'docs/a/b/index.html',
    'docs/a/b/c/index.html',
  ]);
});

describe('a file with [hash] in its name', () => {
  const art = (hash = 'code', props: () => object = () => ({ n: 1 })) => ({
    ...page('assets/art-[hash].svg.ts', { props }),
    hash,
  });
  const pathIn = (...pages: Page[]) => routesOf(pages)[0]?.path;

  test('has a path that changes with its code and its props', () => {
    const path = pathIn(art());
    expect(path).toMatch(/^\/assets\/art-[A-Z0-9]{8}\.svg$/);
    expect(pathIn(art())).toBe(path);
    expect(pathIn(art('other code'))).not.toBe(path);
    expect(pathIn(art('code', () => ({ n: 2 })))).not.toBe(path);
  });

  test('takes the hash from its paths if it has some', () => {
    const paths = () => [{ name: 'a', hash: 'x' }];
    expect(pathIn(page('assets/[name]-[hash].svg.ts', { paths }))).toBe('/assets/a-x.svg');
  });

  test('has a path that documents can look up', () => {
    const document = (file: string) =>
      page('about.tsx', { props: (_: Content, pathOf: (file: string) => string) => ({ art: pathOf(file) }) });
    const [about, file] = routesOf([document('assets/art-[hash].svg.ts'), art()]);
    expect(about?.props.art).toBe(file?.path);
    expect(() => routesOf([document('assets/arts-[hash].svg.ts'), art()])).toThrow('did you mean');
  });
});

const long = 'સ'.repeat(81);
test.each(['', 'a//b', '/a', 'a/', '../a', 'a/../b', 'a b', 'a?b', long])('a rest parameter cannot be %j', path => {
  expect(() => routesOf([page('docs/[...path].tsx', { paths: () => [{ path }] })])).toThrow('for [path]');
});

test.each([undefined, null, '', '..', 'a/b', long])('a parameter cannot be %j', slug => {
  expect(() => routesOf([page('notes/[slug].tsx', { paths: () => [{ slug }] })])).toThrow('for [slug]');
});

test.each([['a'], null, 'a', Promise.resolve({ slug: 'a' })].map(props => [props]))('props cannot be %o', props => {
  expect(() => routesOf([page('notes/[slug].tsx', { paths: () => [props] })])).toThrow('for a URL');
  expect(() => routesOf([page('a.tsx', { props: () => props ?? [] })])).toThrow(/not an object|returned a promise/);
});

describe('the source of a route is', () => {
  const source = (paths: () => object[]) => routesOf([page('notes/[slug].tsx', { paths })]).map(route => route.source);

  test('the entry that the props are, without reading its body', () => {
    const get = () => expect.unreachable('reads the body');
    const three = Object.defineProperty(entry('three'), 'body', { get, enumerable: true });
    expect(source(() => [three])).toEqual(['content/notes/three.md']);
  });

  test('the entry in its props whose slug is the parameter', () => {
    const [one, two] = content.notes as { slug: string }[];
    expect(source(() => [{ slug: 'two', note: two, next: one }])).toEqual(['content/notes/two.md']);
  });

  test('otherwise the entry with that slug, if one collection has entries for all slugs of the page', () => {
    const slugs = ['one', 'four'].map(slug => ({ slug, title: slug }));
    expect(source(() => slugs)).toEqual(['content/notes/four.md', 'content/notes/one.md']);
  });

  test.each([
    ['no collection has them all', ['one', 'three']],
    ['several collections have it', ['four']],
  ])('otherwise the page itself: %s', (_, slugs) => {
    const expected = slugs.map(() => 'pages/notes/[slug].tsx');
    expect(source(() => slugs.map(slug => ({ slug })))).toEqual(expected);
  });

  test('the page itself if its parameter is something else, such as a tag that an entry is named like', () => {
    const paths = () => [{ tag: 'one' }];
    expect(routesOf([page('tags/[tag].tsx', { paths })])[0]?.source).toBe('pages/tags/[tag].tsx');
  });
});

test('a parameter that cannot be a path segment is reported at the entry it comes from', () => {
  const bad = Object.defineProperty({ slug: 'Asha Patel' }, originKey, {
    value: { file: 'content/people/Asha Patel.md', hash: 'x' },
  });
  const paths = () => [{ slug: 'Asha Patel', person: bad }];
  expect(() => routesOf([page('people/[slug].tsx', { paths })])).toThrow(
    'content/people/Asha Patel.md: has a name that cannot be part of a URL',
  );
});

test('besides content, file pages get the documents, documents get pathOf, and hashed files get nothing', () => {
  const props = (_: Content, second: unknown) => ({ given: Array.isArray(second) ? 'documents' : typeof second });
  const routes = routesOf(['a.tsx', 'b.txt.ts', 'c-[hash].ts'].map(file => page(file, { props })));
  expect(routes.map(route => route.props.given)).toEqual(['function', 'documents', 'undefined']);
});

test('an error names both sources of a file that is made twice', () => {
  expect(() => routesOf([page('a.tsx'), page('A.tsx')])).toThrow(
    '/A/ is made twice, by pages/a.tsx (/a/) and pages/A.tsx',
  );
  expect(() => routesOf([page('a.tsx')], ['a'])).toThrow('one name is both a file and a folder, in public/a (/a)');
  expect(() => routesOf([page('a.ts')], ['a/b'])).toThrow('one name is both a file and a folder, in public/a/b');
  const paths = () => [{ slug: 'x' }, { slug: 'X' }];
  expect(() => routesOf([page('[slug].tsx', { paths })])).toThrow('by pages/[slug].tsx (/x/) and pages/[slug].tsx');
});

test.each([
  ['none', undefined, 'exports no head'],
  ['nothing', null, 'has a head that is not an object'],
  ['a text', 'About', 'has a head that is not an object'],
  ['a promise', Promise.resolve({}), 'cannot compute the head of /about/: it returned a promise'],
])('a head that is %s is reported at its page', (_, head, message) => {
  const [route] = routesOf([page('about.tsx', { head: () => head })]);
  expect(() => route && headOf(route)).toThrow(`pages/about.tsx: ${message}`);
});

describe('exports', () => {
  const planned = (module: object, file = 'about.tsx') => routesOf([page(file, module)]);

  test.each([
    [{ default: undefined }, 'has no default export'],
    [{ default: createElement('h1') }, 'has a default export that is not a function'],
    [{ default: createElement(() => null) }, 'has a default export that is not a function'],
    [{ Head: {} }, 'exports "Head", which nothing uses\n  Did you mean "head"?'],
    [{ prosp: () => ({}) }, 'exports "prosp", which nothing uses\n  Did you mean "props"?'],
    [{ paths: () => [] }, 'exports paths, but has no parameter in its name'],
  ])('%o are refused', (module, message) => {
    expect(() => planned(module)).toThrow(`pages/about.tsx: ${message}`);
  });

  test('may be a component that React wraps, and names of the author’s own', () => {
    expect(planned({ default: memo(() => null), rows: 3 })).toHaveLength(1);
  });

  test('of the shell are checked, too', () => {
    const wrong = () => plan({ pages: [], shell: { ...shell, default: undefined } }, content, []);
    expect(wrong).toThrow('pages/_document.tsx: has no default export');
  });
});

test('a site without pages is reported', () => {
  expect(() => routesOf([])).toThrow('pages: has no page');
});
