import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { addressOf, type Content, originKey, type Route } from '../model.ts';
import { createMemoryOutput } from '../testing/memory.ts';
import { type HostName, host, hostNames } from './host.ts';
import { s3Cloudfront } from './s3-cloudfront.ts';
import { extensionOf, type Host, type Table, tableOf } from './table.ts';
import { vercel } from './vercel.ts';

const page = { file: '', css: '', hash: '', module: { default: null, head: null, props: null, paths: null } };
const route = (path: string, source: string): Route => ({
  path,
  file: `${path.slice(1)}index.html`,
  page,
  props: {},
  source,
});

/** An entry of content as the reader returns it, with its origin. */
const entry = (slug: string, fields: object) =>
  Object.defineProperty({ slug, ...fields }, originKey, { value: { file: `content/blog/${slug}.md`, hash: '' } });

const routes = [
  route('/', 'pages/index.tsx'),
  route('/about/', 'pages/about.tsx'),
  route('/blog/one/', 'content/blog/one.md'),
  route('/blog/two/', 'content/blog/two.md'),
  route('/blog/café/', 'content/blog/café.md'),
  route('/a/', 'content/pair.yaml'),
  route('/b/', 'content/pair.yaml'),
  // The picture of an entry does not count as its page.
  { ...route('/cards/one.png', 'content/blog/one.md'), file: 'cards/one.png' },
  { ...route('/_redirects', 'pages/_redirects.ts'), file: '_redirects' },
];

const chunk = 'assets/menu-ABCDEFGH.js';
const plain = [
  ...routes.map(({ file }) => file).filter(file => file !== '_redirects'),
  '404.html',
  'font.woff2',
  'site.webmanifest',
  chunk,
];

type Given = {
  hosts?: HostName[] | undefined;
  was?: unknown;
  twin?: unknown;
  cafe?: unknown;
  url?: string;
  files?: string[];
  size?: number;
  site?: object;
};

async function make({
  hosts,
  was,
  twin,
  cafe,
  url = 'https://name.example/',
  files = plain,
  size = 10,
  site = {},
}: Given) {
  const content: Content = {
    site,
    about: { was: undefined },
    more: [null],
    posts: [
      entry('one', was === undefined ? {} : { was }),
      entry('two', twin === undefined ? {} : { was: twin }),
      entry('café', { was: cafe }),
    ],
  };
  const output = createMemoryOutput();
  const locate = (path: (string | number)[]) => ({ file: 'content', text: path.join('.'), line: 1, column: 1 });
  const sized = files.map(path => ({ path, size, hash: path }));
  const made = await host(
    { address: addressOf(url), content, routes, files: sized, locate },
    { hosts, compress: false, output, cache: createCache() },
  );
  const served = new Map([...output.files].map(([path, { bytes }]) => [path, String(bytes)]));
  return { ...made, served, deployed: new Map(made.deployFiles.map(({ path, bytes }) => [path, String(bytes)])) };
}

const mistakesOf = async (given: Given) => {
  const error = await make(given).catch((reason: unknown) => reason);
  if (!(error instanceof DiagnosticError)) throw error;
  return error.diagnostics.map(({ message, location }) => [message, location?.text]);
};

test('without a host nothing is generated', async () => {
  const { served, deployFiles } = await make({ was: ['/old/'] });
  expect([served.size, deployFiles]).toEqual([0, []]);
});

test.each<[HostName, string[], string[]]>([
  ['nginx', [], ['nginx/name.example.conf']],
  ['apache', ['.htaccess'], []],
  ['caddy', [], ['caddy/Caddyfile']],
  ['netlify', ['_headers', '_redirects'], []],
  ['cloudflare', ['_headers', '_redirects'], ['cloudflare/wrangler.json']],
  ['vercel', ['vercel.json'], []],
  ['github-pages', ['.nojekyll', 'CNAME', 'old/index.html'], []],
  ['s3-cloudfront', [], ['s3-cloudfront/function.js', 's3-cloudfront/headers-policy.json', 's3-cloudfront/upload.sh']],
  ['firebase', [], ['firebase/firebase.json']],
])('for %s the files %j are generated in the site, and %j in deploy/', async (name, served, deploy) => {
  const made = await make({ hosts: [name], was: ['/old/'] });
  expect([[...made.served.keys()], [...made.deployed.keys()]]).toEqual([served, ['site.json', ...deploy]]);
  expect(made.added).toEqual(served);
});

test('a site without redirects and hashed files gets no rules for them', async () => {
  const { served, deployed } = await make({ hosts: ['netlify', 'apache', 'caddy'], files: ['index.html'] });
  expect([...served.keys()]).toEqual(['_headers', '.htaccess']);
  expect(served.get('.htaccess') + (deployed.get('caddy/Caddyfile') ?? '')).not.toMatch(/immutable|@hashed|@was/);
});

test.each<[string, HostName[] | undefined, HostName[]]>([
  ['nginx', undefined, ['nginx']],
  ['nginx', ['caddy', 'netlify', 'caddy'], ['caddy', 'netlify']],
])('with %s in content/site.yaml and --host %j, the hosts are %j', async (configured, hosts, expected) => {
  expect((await make({ hosts, site: { host: configured } })).hosts).toEqual(expected);
});

test('an unknown host is reported at its location, with the nearest one', async () => {
  expect(await mistakesOf({ site: { host: ['nginx', 'vercell'] } })).toEqual([
    ['unknown host vercell; did you mean vercel?', 'site.host'],
  ]);
});

describe('a former path of a page', () => {
  test.each<[string, unknown, string, string]>([
    ['itself', ['/blog/one/'], '"/blog/one/" would redirect to itself: it is the path of this page', 'posts.0.was.0'],
    ['itself, without its slash', ['/blog/one'], '"/blog/one" would redirect to itself', 'posts.0.was.0'],
    ['another page', ['/x/', '/about/'], '"/about/" is /about/, which exists on the site', 'posts.0.was.1'],
    ['another page in capitals', ['/About'], '"/About" is /about/, which exists on the site', 'posts.0.was.0'],
    ['the file of another page', ['/about/index.html'], '"/about/index.html" is /about/', 'posts.0.was.0'],
    ['a file', ['/font.woff2'], '"/font.woff2" is /font.woff2, which exists on the site', 'posts.0.was.0'],
    ['the same twice', ['/x/', '/x'], '"/x" redirects already, at content:1', 'posts.0.was.1'],
    ['a query', ['/?p=12'], '"/?p=12" is not a path that can redirect', 'posts.0.was.0'],
    ['the home page', ['/'], '"/" is not a path that can redirect', 'posts.0.was.0'],
    ['a way out', ['/a/../b/'], '"/a/../b/" is not a path that can redirect', 'posts.0.was.0'],
    ['two slashes', ['//evil.example/'], '"//evil.example/" is not a path that can redirect', 'posts.0.was.0'],
    ['a very long path', [`/${'x'.repeat(500)}/`], 'is not a path that can redirect', 'posts.0.was.0'],
    ['not a list', '/x/', '"was" is not a list of paths', 'posts.0.was'],
  ])('is an error at its location: %s', async (_, was, message, at) => {
    const [[said, place] = []] = await mistakesOf({ was });
    expect([said, place]).toEqual([expect.stringContaining(message), at]);
  });

  test('is an error if two entries list it', async () => {
    expect(await mistakesOf({ was: ['/x/'], twin: ['/x'] })).toEqual([
      ['"/x" redirects already, at content:1', 'posts.1.was.0'],
    ]);
  });

  test.each([
    ['content/site.yaml', 'no page is made from this entry alone'],
    ['content/pair.yaml', 'this entry makes 2 pages'],
  ])('is an error in an entry without exactly one page: %s', async (file, said) => {
    const site = Object.defineProperty({ was: ['/x/'] }, originKey, { value: { file, hash: '' } });
    expect(await mistakesOf({ site })).toEqual([[`"was" has no page to redirect to: ${said}`, 'site.was']]);
  });

  test('is written with and without its trailing slash, and with the base', async () => {
    const url = 'https://name.example/shop/';
    const { table, deployed } = await make({ hosts: [...hostNames], was: ['/~old/', '/a.html'], url });
    expect(table.redirects).toEqual([
      { from: '/shop/a.html', to: '/shop/blog/one/' },
      { from: '/shop/~old/', to: '/shop/blog/one/' },
    ]);
    expect(deployed.get('netlify/_redirects')).toBe(
      '/shop/a.html /shop/blog/one/ 301\n/shop/~old /shop/blog/one/ 301\n/shop/~old/ /shop/blog/one/ 301\n',
    );
  });

  test('may have dots in its last folder, and lead to a page in another script', async () => {
    const { served, deployed } = await make({ hosts: ['netlify', 'nginx', 'apache', 'caddy'], cafe: ['/v1.2/'] });
    expect(served.get('_redirects')).toBe('/v1.2 /blog/caf%C3%A9/ 301\n/v1.2/ /blog/caf%C3%A9/ 301\n');
    expect(deployed.get('nginx/name.example.conf')).toContain('return 301 /blog/caf%C3%A9/$is_args$args;');
    // These two encode it themselves.
    expect(deployed.get('caddy/Caddyfile')).toContain('rewrite * /blog/café/\n');
    expect(served.get('.htaccess')).toContain('RewriteRule ^v1\\.2/$ /blog/café/ [R=301,L]');
  });

  test.each([
    ['https://name.example/', ['.nojekyll', 'CNAME', 'a.html', 'old/index.html']],
    ['https://name.example/shop/', ['.nojekyll', 'a.html', 'old/index.html']],
    ['https://name.github.io/', ['.nojekyll', 'a.html', 'old/index.html']],
  ])('is a page on GitHub Pages at %s, which has a CNAME only for a custom domain', async (url, files) => {
    const { served } = await make({ hosts: ['github-pages'], was: ['/old/', '/a.html'], url });
    expect([...served.keys()]).toEqual(files);
  });

  test('is a page that redirects if the host supports no redirects', async () => {
    const { served } = await make({ hosts: ['github-pages'], was: ['/old/'] });
    expect(served.get('old/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/blog/one/">');
    expect(served.get('old/index.html')).toContain('<link rel="canonical" href="https://name.example/blog/one/">');
    expect(await mistakesOf({ hosts: ['github-pages'], was: ['/old.php'] })).toEqual([
      ['github-pages cannot redirect /old.php: this host redirects by HTML pages only', undefined],
    ]);
  });
});

describe('a limit of a host that the site exceeds is an error', () => {
  const chunks = (count: number) =>
    Array.from({ length: count }, (_, i) => `assets/c-${String(i).padStart(8, 'A')}.js`).concat(plain);
  const paths = (count: number) => Array.from({ length: count }, (_, i) => `/old-${i}/`);
  test.each<[HostName, string, Given]>([
    ['cloudflare', 'cloudflare allows 100 header rules; this site has 101', { files: chunks(99) }],
    [
      'cloudflare',
      'cloudflare allows 20,000 files; this site has 20,001',
      { files: Array.from({ length: 20_001 }, (_, i) => `${i}.txt`) },
    ],
    [
      'cloudflare',
      'allows 2,000 characters in a line ("/assets/xxx',
      { files: [`assets/${'x'.repeat(2000)}-ABCDEFGH.js`] },
    ],
    ['vercel', 'vercel allows 2,048 header rules; this site has 2,049', { files: chunks(2047) }],
    ['cloudflare', 'cloudflare allows 2,000 redirects; this site has 2,002', { was: paths(1001) }],
    [
      'cloudflare',
      'cloudflare allows 26,214,400 bytes in index.html; this site has 26,214,401',
      { size: 25 * 1024 ** 2 + 1 },
    ],
    ['netlify', 'netlify allows 9,999 redirects; this site has 10,000', { was: paths(5000) }],
    ['vercel', 'vercel allows 2,048 redirects; this site has 2,050', { was: paths(1025) }],
    ['github-pages', 'github-pages allows 1,073,741,824 bytes; this site has', { size: 1024 ** 3 }],
    ['firebase', 'firebase allows 2,147,483,648 bytes in index.html; this site has', { size: 2 * 1024 ** 3 + 1 }],
    ['s3-cloudfront', 's3-cloudfront allows 10,240 bytes in a function; this site has', { was: paths(300) }],
  ])('%s: %s', async (name, message, given) => {
    expect((await mistakesOf({ hosts: [name], ...given }))[0]?.[0]).toContain(message);
  });

  test('a site at the limit is accepted', async () => {
    await expect(make({ hosts: ['cloudflare'], files: chunks(98), was: paths(1000) })).resolves.toBeDefined();
  });

  const policy = (length: number): Table['headers'] => [['Content-Security-Policy', 'x'.repeat(length)]];
  test.each<[Host, string, Table['headers']]>([
    [s3Cloudfront, '1,783 characters in Content-Security-Policy', policy(1_784)],
    [s3Cloudfront, '10 custom headers', Array.from({ length: 11 }, (_, i) => [`X-${i}`, ''] as const)],
    [vercel, '32,768 characters in a header', [['X-Short', ''], ...policy(32_769)]],
  ])('$1', (generate, limit, headers) => {
    const table = { ...tableOf(addressOf('https://name.example/'), [], []), headers };
    expect(generate(table, []).exceeded).toMatchObject([{ message: expect.stringContaining(`allows ${limit};`) }]);
  });

  test.each([
    ['_headers', 'public/_headers'],
    ['_redirects', 'pages/_redirects.ts'],
  ])('a file that the site has itself is an error at its source: %s', async (path, file) => {
    const error = await make({ hosts: ['netlify'], was: ['/old/'], files: [...plain, path] }).catch(reason => reason);
    expect(error.diagnostics).toMatchObject([
      { message: `${path} is generated for the host, but the site has its own`, location: { file } },
    ]);
  });
});

describe('headers', () => {
  test.each<[string, boolean]>([
    ['https://name.example/', true],
    ['https://name.example/shop/', false],
    ['http://name.example/', false],
  ])('at %s include Strict-Transport-Security: %s', async (url, isIncluded) => {
    const { table } = await make({ url });
    expect(table.headers.some(([name]) => name === 'Strict-Transport-Security')).toBe(isIncluded);
  });

  test('have one rule per path, each header once, and a cache rule only for hashed files', async () => {
    const { served, table } = await make({ hosts: ['netlify'], files: [...plain, 'assets/menu.js', 'x-ABCDEFGH.js'] });
    const text = served.get('_headers') ?? '';
    expect(table.hashed).toEqual([`/${chunk}`]);
    expect(text.match(/^\S.*/gm)).toEqual(['/*', `/${chunk}`]);
    const names = text.match(/^ {2}[\w-]+/gm) ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(text).not.toMatch(/script-src|style-src|default-src/);
  });
});

test.each([
  ['https://name.example/', '../../dist', 'dist'],
  ['https://name.example/shop/', '.', 'public'],
])('%s is published from %s on Cloudflare, and from %s on Firebase', async (url, directory, folder) => {
  const { deployed } = await make({ hosts: ['cloudflare', 'firebase'], url });
  const read = (file: string) => JSON.parse(deployed.get(file) ?? '');
  expect(read('cloudflare/wrangler.json')).toMatchObject({ name: 'name-example', assets: { directory } });
  expect(read('firebase/firebase.json').hosting.public).toBe(folder);
});

test('the policy for CloudFront has every header of the table, in its own field or as a custom header', async () => {
  const { deployed, table } = await make({ hosts: ['s3-cloudfront'] });
  const policy = JSON.parse(deployed.get('s3-cloudfront/headers-policy.json') ?? '');
  const { ContentSecurityPolicy, ContentTypeOptions, ReferrerPolicy, StrictTransportSecurity } =
    policy.SecurityHeadersConfig;
  const others = policy.CustomHeadersConfig.Items as { Header: string; Value: string }[];
  expect(ContentTypeOptions.Override).toBe(true);
  expect([
    ['Content-Security-Policy', ContentSecurityPolicy.ContentSecurityPolicy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', ReferrerPolicy.ReferrerPolicy],
    ...others.map(({ Header, Value }) => [Header, Value]),
    ['Strict-Transport-Security', `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`],
  ]).toEqual(table.headers);
  expect(policy.CustomHeadersConfig.Quantity).toBe(others.length);
});

test('firebase.json has the redirects, the cache rules and the files to ignore', async () => {
  const { deployed, served } = await make({ hosts: ['firebase', 'netlify', 'github-pages', 'vercel'], was: ['/old/'] });
  const { hosting } = JSON.parse(deployed.get('firebase/firebase.json') ?? '');
  const to = { destination: '/blog/one/', type: 301 };
  const cache = (value: string) => expect.arrayContaining([{ key: 'Cache-Control', value }]);
  expect(hosting.redirects).toEqual([
    { source: '/old', ...to },
    { source: '/old/', ...to },
  ]);
  expect(hosting.headers).toEqual([
    { source: '/**', headers: cache('public, max-age=0, must-revalidate') },
    { source: '/.well-known/**', headers: cache('public, max-age=0, must-revalidate') },
    { source: `/${chunk}`, headers: cache('public, max-age=31536000, immutable') },
  ]);
  for (const file of [...served.keys()].filter(name => !name.includes('/')))
    expect(hosting.ignore).toContain(`**/${file}`);
});

test('the upload to S3 sends each file once, with its Cache-Control, pages last, and no files for other hosts', async () => {
  const files = [...plain, 'bare', 'data.json', 'sitemap.xml', 'favicon.ico', 'PHOTO.JPG'];
  const { deployed, table } = await make({ hosts: ['s3-cloudfront'], files });
  const steps = deployed.get('s3-cloudfront/upload.sh')?.match(/^aws s3 cp .*/gm) ?? [];
  // The last filter that matches a file decides.
  const takes = (step: string, file: string) =>
    [...step.matchAll(/--(in|ex)clude '(\*?)([^']*)'/g)]
      .filter(([, , star, end = '']) => (star ? file.endsWith(end) : file === end))
      .at(-1)?.[1] === 'in';
  const sent = (file: string) => steps.filter(step => takes(step, file)).map(step => step.includes('immutable'));
  expect(deployed.get('s3-cloudfront/upload.sh')).toContain('\nset -eu\n');
  expect(steps.filter(step => !step.includes('--include'))).toEqual([]);
  expect(files.map(sent)).toEqual(files.map(file => [file === chunk]));
  expect(['vercel.json', '_headers'].flatMap(sent)).toEqual([]);
  const order = ['font.woff2', 'index.html', 'sitemap.xml'].map(file => steps.findIndex(step => takes(step, file)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const file of files.filter(name => name !== 'bare'))
    expect(steps.find(step => takes(step, file))).toContain(`--content-type '${table.types[extensionOf(file)]}'`);
  expect(deployed.get('s3-cloudfront/upload.sh')).not.toContain('undefined');
  expect([table.types.ico, table.types.jpg]).toEqual(['image/x-icon', 'image/jpeg']);
  expect([table.types.json, table.types.webmanifest]).toEqual(
    ['json', 'manifest+json'].map(type => `application/${type}; charset=utf-8`),
  );
});

describe('the CloudFront function', async () => {
  const run = async (url: string, uri: string, querystring: object = {}) => {
    const { deployed } = await make({ hosts: ['s3-cloudfront'], url, was: ['/old/'], files: [...plain, 'bare'] });
    const sandbox = { result: {}, event: { request: { uri, querystring } } };
    runInNewContext(`${deployed.get('s3-cloudfront/function.js')}; result = handler(event);`, sandbox);
    const { uri: rewritten, headers } = sandbox.result as { uri?: string; headers?: { location: { value: string } } };
    return rewritten ?? `→ ${headers?.location.value}`;
  };
  test.each([
    ['/', '/', '/index.html'],
    ['/', '/about/', '/about/index.html'],
    ['/', '/about', '→ /about/'],
    ['/', '/font.woff2', '/font.woff2'],
    ['/', '/bare', '/bare'],
    ['/', '/old', '→ /blog/one/'],
    ['/', '/old/', '→ /blog/one/'],
    ['/', '//evil', '→ /evil/'],
    ['/', '/constructor', '→ /constructor/'],
    ['/shop/', '/shop/about/', '/about/index.html'],
    ['/shop/', '/shop', '→ /shop/'],
    ['/shop/', '/shop/old/', '→ /shop/blog/one/'],
  ])('with the base %s maps %s to %s', async (base, uri, expected) => {
    expect(await run(`https://name.example${base}`, uri)).toBe(expected);
  });

  test('keeps the query', async () => {
    const query = {
      q: { value: '1' },
      r: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
      s: { value: '' },
    };
    expect(await run('https://name.example/', '/old', query)).toBe('→ /blog/one/?q=1&r=a&r=b&s');
  });
});
