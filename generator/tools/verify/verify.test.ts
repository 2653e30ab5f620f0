/** A correct host has no findings; each simulated fault is found and named, and no other. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startSmallHost, type Twist } from '../../testing/small-host.ts';
import { faults } from './findings.ts';
import { type LocalSite, NoResponse, openLocalSite, verify } from './verify.ts';

const script = 'document.documentElement.className = "js"';
const hash = createHash('sha256').update(script).digest('base64');
const chunk = 'assets/menu-ABCDEFGH.js';
const old = 'assets/menu-ZZZZZZZZ.js';
const page = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'">
<title>${title}</title><link rel="canonical" href="https://name.example/">
<script>${script}</script><script type="module" src="/${chunk}"></script></head>
<body>
  <!-- ${title} -->
  <a href="mailto:hello@name.example">hello@name.example</a> ${'Some words. '.repeat(300)}
</body></html>
`;
const texts: Record<string, string> = {
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'blog/one/index.html': page('One'),
  '404.html': page('Not here'),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'site.webmanifest': '{"name":"Name"}',
  'feed.xml': '<feed/>',
  'favicon.ico': 'icon',
  'font.woff2': 'font',
  'data.csv.gz': 'packed by hand',
  '.well-known/security.txt': 'Contact: mailto:hello@name.example\n',
  [chunk]: `export const menu = ${JSON.stringify('x'.repeat(3000))};`,
  [old]: 'export {};',
};
const files = new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));

const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
const remembered = { base: '/', releases: { last: [chunk], previous: [old, chunk] } };
let site: LocalSite;
beforeAll(async () => {
  for (const [file, bytes] of [...files, ['_headers', 'x'], [`${chunk}.br`, 'x'], ['.DS_Store', 'x']] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), bytes);
  }
  const withoutDeployment = await openLocalSite(folder, { ...remembered, deployment: undefined });
  // On a host without redirects, a page in place of the old one redirects: the second one has a file in its place.
  const redirects = [
    { from: '/old/', to: '/about/' },
    { from: '/robots.txt', to: '/' },
  ];
  const deployment = { hosts: [], table: { ...withoutDeployment.table, redirects } };
  site = await openLocalSite(folder, { ...remembered, deployment });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quick = { retryDelay: 0 };

async function findingsOf(twist: Twist, options = {}) {
  const host = await startSmallHost(files, site.table, twist);
  try {
    return await verify(site, host.origin, { ...quick, ...options });
  } finally {
    await host.stop();
  }
}

const isPage = (reply: Reply) => String(reply.headers['content-type']).startsWith('text/html') && reply.status < 300;
const rewrite = (reply: Reply, change: (text: string) => string) => {
  reply.body = Buffer.from(change(String(reply.body)));
};

test('the site is the content of the folder, without files for hosts', () => {
  expect(site.files).toEqual([...files.keys()].sort());
  expect([...site.previous]).toEqual([old]);
  expect(site.table.redirects).toHaveLength(2);
});

test('the redirects and the hosts of another address are not used', async () => {
  const table = { ...site.table, address: { origin: 'https://other.example', base: '/' } };
  const opened = await openLocalSite(folder, { ...remembered, deployment: { hosts: ['nginx'], table } });
  expect([opened.table.redirects, opened.deployment]).toEqual([[], undefined]);
});

test('a correct host has no findings', async () => {
  const { findings, requests, host } = await findingsOf(() => {});
  expect(findings).toEqual([]);
  expect(requests).toBeGreaterThan(files.size);
  expect(host).toBe(undefined);
});

/** How each case changes the replies, and the faults that are found, the worst first, with their subject; "!" marks a warning. */
const cases: [string, Twist, string[]][] = [
  [
    'a script is injected into pages',
    reply =>
      isPage(reply) &&
      rewrite(reply, text =>
        text.replace('</body>', '<script src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>'),
      ),
    ['script-injected Cloudflare Web Analytics'],
  ],
  [
    'an inline script is injected into pages',
    reply => isPage(reply) && rewrite(reply, text => text.replace('</body>', '<script>track()</script></body>')),
    ['script-injected', 'blocked'],
  ],
  [
    'e-mail addresses are hidden',
    reply =>
      isPage(reply) &&
      rewrite(reply, text =>
        text
          .replace(/<a href="mailto.*?<\/a>/, '<a href="/cdn-cgi/l/email-protection" data-cfemail="00"></a>')
          .replace('</body>', '<script src="/cdn-cgi/email-decode.min.js"></script></body>'),
      ),
    ['email-hidden'],
  ],
  [
    'HTML is minified',
    reply =>
      isPage(reply) &&
      rewrite(reply, text =>
        text
          .replace(/<!-- .*? -->/, '')
          .replace(/\n\s*/g, '')
          .replace('lang="en"', 'lang=en')
          .replace(/(type="module") (src="[^"]*")/, '$2 $1'),
      ),
    ['minified'],
  ],
  [
    'inline code is minified',
    reply => isPage(reply) && rewrite(reply, text => text.replace(' = "js"', '="js"')),
    ['minified', 'blocked'],
  ],
  [
    'the manifest has a wrong type',
    (reply, { path }) => path.endsWith('.webmanifest') && set(reply, 'content-type', 'application/octet-stream'),
    ['type'],
  ],
  [
    'pages have another charset',
    reply => isPage(reply) && set(reply, 'content-type', 'text/html; charset=iso-8859-1'),
    ['type'],
  ],
  [
    'unknown paths show the host’s 404 page',
    reply => reply.status === 404 && rewrite(reply, () => '<h1>nginx</h1>'),
    ['wrong-404-page'],
  ],
  [
    'a script is injected into the 404 page',
    reply => reply.status === 404 && rewrite(reply, text => text.replace('</body>', '<script>track()</script></body>')),
    ['script-injected'],
  ],
  [
    'unknown paths return the home page',
    reply => reply.status === 404 && Object.assign(reply, { status: 200, body: files.get('index.html') }),
    ['soft-404'],
  ],
  [
    'unknown paths are refused',
    reply => reply.status === 404 && Object.assign(reply, { status: 403 }),
    ['unknown-status 403'],
  ],
  [
    'the 404 of a missing script is cached for a year',
    (reply, { path }) => path.startsWith('/assets/') && set(reply, 'cache-control', 'max-age=31536000, immutable'),
    ['cached-404'],
  ],
  [
    'the CDN has an old page',
    (reply, { path, query }) => path === '/about/' && !query && rewrite(reply, text => text.replace('About', 'Before')),
    ['stale'],
  ],
  [
    'the CDN has an old page, whatever the query',
    (reply, { path }) =>
      path === '/about/' && set(reply, 'age', '900') && rewrite(reply, text => text.replace('About', 'Before')),
    ['stale'],
  ],
  [
    'the host has another build',
    reply => isPage(reply) && rewrite(reply, text => text.replace('ABCDEFGH', 'HGFEDCBA')),
    ['other-build'],
  ],
  [
    'a page is cut off',
    (reply, { path }) => path === '/about/' && rewrite(reply, text => text.slice(0, 3000)),
    ['changed'],
  ],
  [
    'a file is compressed although the request does not accept that',
    (reply, { path }) => {
      if (path !== '/robots.txt') return;
      Object.assign(reply, { compresses: false, body: gzipSync(reply.body) });
      Object.assign(reply.headers, { 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    },
    ['changed'],
  ],
  ['a hashed file is missing', lacks(chunk), ['missing-hashed']],
  ['a page is missing', lacks('about/'), ['missing', 'slash']],
  ['.well-known was left out', lacks('.well-known/security.txt'), ['missing']],
  ['a file of the previous release is missing', lacks(old), ['missing-previous!']],
  [
    'pages are behind a password',
    (reply, { path }) => path === '/about/' && Object.assign(reply, { status: 401 }),
    ['refused 401'],
  ],
  [
    'a page returns a server error',
    (reply, { path }) => path === '/about/' && Object.assign(reply, { status: 500 }),
    ['failing 500'],
  ],
  [
    'a page redirects elsewhere',
    (reply, { path }) =>
      path === '/blog/one/' && Object.assign(reply, { status: 301, headers: { location: 'https://other.example/' } }),
    ['redirected'],
  ],
  [
    'the host does not respond for one file',
    (reply, { path }) => path === '/robots.txt' && Object.assign(reply, { status: 0 }),
    ['no-response'],
  ],
  [
    'the host adds rules to robots.txt',
    (reply, { path }) =>
      path === '/robots.txt' && rewrite(reply, text => `# Managed\nUser-agent: Bot\nDisallow: /\n${text}`),
    ['robots-injected'],
  ],
  ['nothing is compressed', reply => Object.assign(reply, { compresses: false }), ['uncompressed']],
  ['compressed responses lack Vary: Accept-Encoding', reply => set(reply, 'vary', 'Origin'), ['vary!']],
  [
    'headers are missing',
    reply => unset(reply, 'X-Content-Type-Options', 'Content-Security-Policy'),
    ['header-missing Content-Security-Policy, X-Content-Type-Options'],
  ],
  [
    'only the 404 page lacks headers',
    reply => reply.status === 404 && unset(reply, 'Referrer-Policy'),
    ['header-missing Referrer-Policy'],
  ],
  [
    'the policy lacks frame-ancestors',
    reply => set(reply, 'Content-Security-Policy', "base-uri 'none'"),
    ['header-missing frame-ancestors in Content-Security-Policy'],
  ],
  ['a header differs', reply => set(reply, 'Referrer-Policy', 'no-referrer'), ['header-changed! Referrer-Policy']],
  [
    'the host’s policy blocks inline code',
    reply => set(reply, 'Content-Security-Policy', "frame-ancestors 'none'; default-src 'self'"),
    ['blocked', 'header-changed! Content-Security-Policy'],
  ],
  [
    'the host’s policy blocks inline code of the 404 page',
    reply =>
      reply.status === 404 && set(reply, 'Content-Security-Policy', "frame-ancestors 'none'; default-src 'self'"),
    ['blocked', 'header-changed! Content-Security-Policy'],
  ],
  [
    'two policies come in one header',
    reply => set(reply, 'Content-Security-Policy', "frame-ancestors 'none', default-src 'self'"),
    ['policy-duplicate', 'blocked'],
  ],
  [
    'hashed files are cached only briefly',
    (reply, { path }) => path === `/${chunk}` && set(reply, 'cache-control', 'max-age=600'),
    ['not-cached'],
  ],
  ['pages are cached', reply => isPage(reply) && set(reply, 'cache-control', 'max-age=14400'), ['cached']],
  ['pages have no Cache-Control', reply => isPage(reply) && unset(reply, 'cache-control'), ['cached']],
  ['there are no ETags', reply => Object.assign(reply, { tags: false }), ['not-revalidated']],
  [
    'a page is served without its trailing slash',
    (reply, { path }) =>
      path === '/about' && Object.assign(reply, { status: 200, body: files.get('about/index.html') }),
    ['slash'],
  ],
  [
    'the redirect drops the query',
    (reply, { path }) => path === '/about' && set(reply, 'location', '/about/'),
    ['slash'],
  ],
  [
    'the redirect to the trailing slash leads to http on another port',
    (reply, { path }) => path === '/about' && set(reply, 'location', 'http://127.0.0.1:9/about/'),
    ['slash'],
  ],
  [
    'an old path does not redirect',
    (reply, { path }) => path.startsWith('/old') && Object.assign(reply, { status: 404, body: files.get('404.html') }),
    ['redirect-missing'],
  ],
  [
    'an old path redirects temporarily',
    (reply, { path }) => path.startsWith('/old') && Object.assign(reply, { status: 302 }),
    ['redirect-missing'],
  ],
  [
    '.git is served',
    (reply, { path }) => path === '/.git/HEAD' && Object.assign(reply, { status: 200, body: Buffer.from('ref: x') }),
    ['exposed'],
  ],
  [
    'folders are listed',
    (reply, { path }) => path === '/assets/' && Object.assign(reply, { status: 200, body: Buffer.from('menu') }),
    ['exposed'],
  ],
  ['a header excludes all search engines', reply => set(reply, 'x-robots-tag', 'noindex'), ['noindex']],
  ['a header excludes one search engine', reply => set(reply, 'x-robots-tag', 'robot: none'), ['noindex']],
];

function set(reply: Reply, name: string, value: string | string[]): Reply {
  reply.headers[name] = value;
  return reply;
}
function unset(reply: Reply, ...names: string[]): void {
  for (const name of names) delete reply.headers[name];
}
function lacks(file: string): Twist {
  return (reply, { path }) => {
    if (path !== `/${file}` && path !== `/${file}`.replace(/\/$/, '')) return;
    Object.assign(reply, { status: 404, body: files.get('404.html') });
    Object.assign(reply.headers, { 'cache-control': 'max-age=0', 'content-type': 'text/html; charset=utf-8' });
  };
}

describe('exactly these faults are found when', () => {
  test.each(cases)('%s', async (_, twist, expected) => {
    const { findings } = await findingsOf(twist);
    expect(
      findings.map(({ fault, subject, isWarning }) => `${fault}${isWarning ? '!' : ''} ${subject}`.trim()),
    ).toEqual(expected);
    for (const { places, message, fix } of findings)
      expect([places.length > 0, message !== '', fix !== '']).not.toContain(false);
  });

  test('every fault has a case', () => {
    const elsewhere = ['address', 'https', 'incomplete'];
    const named = cases.flatMap(([, , expected]) => expected.map(text => text.replace(/[! ].*/, '')));
    expect([...new Set([...named, ...elsewhere])].sort()).toEqual([...faults].sort());
  });
});

test('harmless differences are not findings', async () => {
  const { findings } = await findingsOf((reply, { path }) => {
    set(reply, 'x-robots-tag', 'max-image-preview: none, max-snippet: -1');
    if (path.endsWith('.js') && reply.status === 200) set(reply, 'content-type', 'application/javascript');
    if (path === `/${old}`) set(reply, 'cache-control', 'max-age=31536000, immutable');
    if (isPage(reply)) {
      set(reply, 'cache-control', path === '/' ? 'no-cache' : 's-maxage=600, max-age=0');
      set(reply, 'content-type', 'text/html; charset="UTF-8"');
    }
    const others = { xml: 'application/atom+xml', ico: 'image/vnd.microsoft.icon', woff2: 'application/font-woff2' };
    for (const [ending, type] of Object.entries(others)) if (path.endsWith(ending)) set(reply, 'content-type', type);
    if (reply.status === 404) reply.status = 410;
    if (path === '/404.html') Object.assign(reply, { status: 302, headers: { location: '/' } });
    if (path.startsWith('/old')) reply.status = 308;
    set(reply, 'referrer-policy', 'Strict-Origin-When-Cross-Origin');
    unset(reply, 'Referrer-Policy');
  });
  expect(findings).toEqual([]);
});

test('a site without a 404 page has no findings', async () => {
  const host = await startSmallHost(files, site.table, () => {});
  const { findings } = await verify(
    { ...site, files: site.files.filter(file => file !== '404.html') },
    host.origin,
    quick,
  );
  await host.stop();
  expect(findings).toEqual([]);
});

test('a site that was built for another address is reported, except on a local server', async () => {
  const host = await startSmallHost(files, site.table, () => {});
  // The same server, by an address that does not count as local.
  const { findings } = await verify(site, host.origin.replace('127.0.0.1', '0.0.0.0'), quick);
  await host.stop();
  expect(findings.map(({ fault, places }) => [fault, places[0]?.detail])).toEqual([
    ['address', expect.stringMatching(/^https:\/\/name\.example, not http:\/\/0\.0\.0\.0:/)],
  ]);
});

test('a wrong file is requested again before it is reported', async () => {
  const { findings } = await findingsOf((reply, { path, times }) => {
    if (path === '/blog/one/' && times === 1) reply.status = 503;
  });
  expect(findings).toEqual([]);
});

test('the host is recognized by its headers, and fixes are specific to it', async () => {
  const { host, findings } = await findingsOf(reply => {
    set(reply, 'server', 'cloudflare');
    if (reply.status === 404) Object.assign(reply, { status: 200 });
  });
  expect(host).toBe('cloudflare');
  expect(findings.map(({ fix }) => fix)).toEqual([expect.stringContaining('not_found_handling')]);
});

test('what a host does not support is only a warning there', async () => {
  const without = (reply: Reply) => void unset(reply, ...site.table.headers.map(([name]) => name));
  const { findings } = await findingsOf(without, { host: 'github-pages' });
  expect(findings.map(({ fault, isWarning }) => [fault, isWarning])).toEqual([['header-missing', true]]);
});

test('the limit of requests is kept, and reported when it is reached', async () => {
  const { findings, requests } = await findingsOf(() => {}, { requests: 5 });
  expect([requests, findings.map(({ fault }) => fault)]).toEqual([5, ['incomplete']]);
});

test('a host that stops responding gets no more requests', async () => {
  const { findings, requests } = await findingsOf((reply, { path }) => {
    if (path !== '/') reply.status = 0;
  });
  expect(findings.map(({ fault }) => fault)).toContain('incomplete');
  expect(requests).toBeLessThan(30);
});

test('no other host is contacted', async () => {
  let requests = 0;
  const other = await startSmallHost(files, site.table, () => void requests++);
  await findingsOf((reply, { path }) => {
    if (path === '/about/') Object.assign(reply, { status: 301, headers: { location: `${other.origin}/about/` } });
  });
  await other.stop();
  expect(requests).toBe(0);
});

test('the error for a host that does not respond says why', async () => {
  const host = await startSmallHost(files, site.table, () => {});
  await host.stop();
  await expect(verify(site, host.origin, quick)).rejects.toThrow(NoResponse);
  await expect(verify(site, 'http://name.invalid', quick)).rejects.toThrow('ENOTFOUND');
});

test('a response that never ends counts as none', async () => {
  const server = createServer((_, response) => {
    const trickle = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(trickle));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endless = verify(site, origin, { ...quick, timeout: 200 });
  await expect(endless).rejects.toThrow('no complete response within 0.2 s');
  server.close();
});
