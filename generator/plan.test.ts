import { describe, expect, test } from 'vitest';
import { type Content, originKey, type Page } from './model.ts';
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
const routesOf = (pages: Page[], assets: string[] = []) =>
  plan({ pages, shell }, content, { now: new Date(0), assets: assets.map(assetAt) });
/** An asset by its source, whose folder is not part of its path. */
const assetAt = (source: string) => ({ file: source.replace(/^\w+\//, ''), source });

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

test('a slug may be "index"', () => {
  const paths = () => [{ slug: 'index' }];
  expect(routesOf([page('n/index.tsx'), page('n/[slug].tsx', { paths })])).toMatchObject([
    { path: '/n/', file: 'n/index.html' },
    { path: '/n/index/', file: 'n/index/index.html' },
  ]);
});

const long = 'સ'.repeat(81);
test.each([undefined, 'a//b', '/a', 'a/', '../a', 'a/../b', ' a', 'a?b', long])(
  'a rest parameter cannot be %j',
  path => {
    expect(() => routesOf([page('docs/[...path].tsx', { paths: () => [{ path }] })])).toThrow(
      'cannot be the [path] of a URL',
    );
  },
);

test.each([undefined, null, '', '..', 'a/b', long])('a parameter cannot be %j', slug => {
  expect(() => routesOf([page('notes/[slug].tsx', { paths: () => [{ slug }] })])).toThrow(
    'cannot be the [slug] of a URL',
  );
});

describe('the source of a route is', () => {
  const source = (paths: () => object[]) => routesOf([page('notes/[slug].tsx', { paths })]).map(route => route.source);

  test('the entry that the props are', () => {
    expect(source(() => [entry('three')])).toEqual(['content/notes/three.md']);
  });
  test('the entry in its props whose slug is the parameter', () => {
    const [one, two] = content.notes as { slug: string }[];
    expect(source(() => [{ slug: 'two', note: two, next: one }])).toEqual(['content/notes/two.md']);
  });
  test('the first entry in them if the URL is not its slug', () => {
    const [one, two] = content.notes as { slug: string }[];
    expect(source(() => [{ slug: '2024', note: two, next: one }])).toEqual(['content/notes/two.md']);
  });
  test('otherwise the page itself, also if an entry is named like its parameter', () => {
    expect(source(() => [{ slug: 'one' }])).toEqual(['pages/notes/[slug].tsx']);
  });
});

test('a parameter that cannot be a path segment is reported at the entry it comes from', () => {
  const bad = Object.defineProperty({ slug: 'Asha?' }, originKey, {
    value: { file: 'content/people/Asha?.md', hash: 'x' },
  });
  const paths = () => [{ slug: 'Asha?', person: bad }];
  expect(() => routesOf([page('people/[slug].tsx', { paths })])).toThrow(
    'content/people/Asha?.md: "Asha?" cannot be the [slug] of a URL in pages/people/[slug].tsx',
  );
});

test('all pages get the time, and file pages the documents', () => {
  const props = (_: Content, info: object) => ({ given: Object.keys(info).join() });
  const routes = routesOf(['a.tsx', 'b.txt.ts'].map(file => page(file, { props })));
  expect(routes.map(route => route.props.given)).toEqual(['now', 'now,documents']);
});

test.each([
  [['a.tsx', 'A.tsx'], [], '/A/ is made twice, by pages/a.tsx (/a/) and pages/A.tsx (/A/)'],
  [[], ['public/a.pdf', 'content/a.pdf'], '/a.pdf is made twice, by public/a.pdf and content/a.pdf'],
  [[], ['public/a/b.pdf', 'content/A'], '/A is a file and a folder, by public/a/b.pdf and content/A'],
  [['a.tsx'], ['public/A/index.html'], '/a/ is made twice, by public/A/index.html and pages/a.tsx (/a/)'],
  [['a.ts'], ['public/a/b/c.txt'], '/a is a file and a folder, by public/a/b/c.txt and pages/a.ts (/a)'],
  [['a/b.tsx'], ['public/a'], '/a/b/ is a file and a folder, by public/a and pages/a/b.tsx (/a/b/)'],
])('pages %j collide with the files %j', (files, assets, message) => {
  const pages = [page('home.tsx'), ...files.map(file => page(file))];
  expect(() => routesOf(pages, assets)).toThrow(message);
});

test.each<[what: string, file: string, module: object, message: string]>([
  ['no component', 'about.tsx', { default: undefined }, 'has no component as its default export'],
  ['no paths', 'notes/[slug].tsx', {}, 'has [slug] in its name but no `paths` that returns a list of objects'],
  ['a name that cannot be a URL', 'about us?.tsx', {}, 'has a name that cannot be a URL'],
  ['props that are not an object', 'about.tsx', { props: () => ['a'] }, 'returns props that are not an object'],
  ['props in a promise', 'about.tsx', { props: async () => ({}) }, 'cannot compute the props of pages/about.tsx: it'],
  ['paths that are not objects', '[slug].tsx', { paths: () => ['a'] }, 'has [slug] in its name but no `paths`'],
  ['another parameter than its paths', '[Slug].tsx', { paths: () => [{ slug: 'a' }] }, 'has [Slug] in its name but no'],
  ['props that throw', 'about.tsx', { props: () => JSON.parse('{') }, 'cannot compute the props of pages/about.tsx'],
])('a page with %s is refused', (_, file, module, message) => {
  expect(() => routesOf([page(file, module)])).toThrow(`pages/${file}: ${message}`);
});

test.each([[undefined], [null], ['About'], [() => null]])('a head that is %s is reported at its page', head => {
  const [route] = routesOf([page('about.tsx', { head })]);
  expect(() => route && headOf(route)).toThrow('pages/about.tsx: exports no head');
});
