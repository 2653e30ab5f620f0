import { expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { addressOf, originKey, type Page } from '../model.ts';
import { createMemoryOutput } from '../testing/memory.ts';
import { addHostFiles, hostNames } from './hosts.ts';

/** A post as the reader returns it, with its origin. */
const post = (slug: string, was?: unknown) =>
  Object.defineProperty({ slug, was }, originKey, { value: { file: `content/blog/${slug}.md`, hash: '' } });

const routes = ['one', 'two', 'વાત'].map(slug => ({
  path: `/blog/${slug}/`,
  file: `blog/${slug}/index.html`,
  page: { file: 'blog/[slug].tsx' } as Page,
  source: `content/blog/${slug}.md`,
}));

type Given = { hosts?: string[]; was?: unknown; other?: unknown; url?: string; more?: string[] };

/** Adds the files of hosts to a site of three posts, the first two with former paths. Resolves with the text of each added file. */
async function filesFor({ hosts = [], was, other, url = 'https://name.example/', more = [] }: Given) {
  const output = createMemoryOutput();
  const files = ['index.html', ...routes.map(({ file }) => file), ...more].map(path => ({ path, hash: '' }));
  const content = { site: {}, posts: [post('one', was), post('વાત', other)], lost: post('lost', undefined) };
  const locate = (path: (string | number)[]) => ({ file: 'content', text: path.join('.'), line: 7, column: 1 });
  const site = { content, routes, files, address: addressOf(url), locate };
  const { deployFiles } = await addHostFiles(site, { hosts, compress: false, output, cache: createCache() });
  const served = [...output.files].map(([path, { bytes }]) => [path, String(bytes)] as const);
  return new Map([...served, ...deployFiles.map(({ path, bytes }) => [path, String(bytes)] as const)]);
}

test('a former path redirects with and without its slash, to a path that the host understands', async () => {
  const files = await filesFor({
    hosts: [...hostNames],
    was: '/old.html',
    other: ['/old/'],
    url: 'https://a.example/s/',
  });
  const encoded = encodeURI('/s/blog/વાત/');
  expect(files.get('_redirects')?.split('\n').slice(1, 4)).toEqual([
    '/s/old.html /s/blog/one/ 301',
    `/s/old ${encoded} 301`,
    `/s/old/ ${encoded} 301`,
  ]);
  for (const file of ['vercel.json', 'firebase.json']) {
    const { redirects, hosting } = JSON.parse(files.get(file) ?? '');
    expect((redirects ?? hosting.redirects).slice(1)).toMatchObject([
      { source: '/s/old', destination: encoded },
      { source: '/s/old/', destination: encoded },
    ]);
  }
});

test('without a host, a page at a former path leads to the new one', async () => {
  const files = await filesFor({ was: ['/old/', '/caf%C3%A9/a+b.html'] });
  expect([...files.keys()]).toEqual(['café/a+b.html', 'old/index.html']);
  expect(files.get('old/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/blog/one/">');
});

test.each(hostNames)('nothing is left to fill in for %s, without redirects either', async host => {
  const files = [...(await filesFor({ hosts: [host] })).values()].join('\n');
  expect(files).toContain("frame-ancestors 'none'");
  expect(files).not.toMatch(/\{(base|origin|domain|from|to|decodedTo)\}/);
});

test('a file of the site’s own takes precedence over one for the host', async () => {
  expect([...(await filesFor({ hosts: ['netlify'], more: ['_redirects'] })).keys()]).toEqual(['_headers']);
});

test.each<[Given, message: string, at?: string]>([
  [
    { was: ['/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4'] },
    '"/blog/%E0%AA%B5%E0%AA%BE%E0%AA%A4": /blog/વાત/index.html exists on the site',
    'posts.0.was.0',
  ],
  [
    { was: ['/Blog/Two/index.html'] },
    '"/Blog/Two/index.html": /blog/two/index.html exists on the site',
    'posts.0.was.0',
  ],
  [{ was: ['/old/'], other: ['/old'] }, '"/old": /old/index.html redirects already, at content:7', 'posts.1.was.0'],
  [{ more: ['card.png'], was: ['/card.png/old/'] }, '"/card.png/old/": /card.png exists on the site', 'posts.0.was.0'],
  [{ was: ['/a.html', '/a.html/b/'] }, '"/a.html/b/": /a.html redirects already, at content:7', 'posts.0.was.1'],
  [{ was: ['old'] }, '"old" is not a path such as /old-path/', 'posts.0.was.0'],
  [{ was: ['/a/../b'] }, '"/a/../b" is not a path such as /old-path/', 'posts.0.was.0'],
  [{ was: ['/?p=12'] }, '"/?p=12" is not a path such as /old-path/', 'posts.0.was.0'],
  [{ more: ['assets/logo.png'] }, 'dist/assets/logo.png has no hash in its name'],
])('%j: %s', async (given, message, at) => {
  const error = await filesFor(given).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DiagnosticError);
  const { diagnostics } = error as DiagnosticError;
  expect(diagnostics.map(({ message, location }) => [message, location?.text])).toEqual([[message, at]]);
});
