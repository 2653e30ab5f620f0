/** Real nginx, Apache and Caddy servers with the files that are made for them: one table of requests, at the root and in a sub-folder. */
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import { addressOf } from '../model.ts';
import { emptyFolder } from '../testing/folders.ts';
import { createMemoryOutput } from '../testing/memory.ts';
import { isAvailable, servers, start, type WebServer } from '../testing/web-server.ts';
import { verify } from '../verify.ts';
import { addHostFiles, hostFiles } from './hosts.ts';

const { root: work, write } = emptyFolder(beforeAll, afterAll);

const text = 'A text that says the same again and again. '.repeat(100);
const files: Record<string, string> = {
  'index.html': `<h1>Home</h1>${text}`,
  'about/index.html': `<h1>About</h1>${text}`,
  'વાત/index.html': `<h1>વાત</h1>${text}`,
  '404.html': `<h1>404</h1>${text}`,
  'assets/app-1A2B3C4D.js': `'${text}'`,
  'assets/app-1A2B3C4D.css': `/* ${text} */`,
  'assets/font-1A2B3C4D.woff2': 'font',
  'assets/photo-1A2B3C4D.avif': 'photo',
  'site.webmanifest': '{}',
  'icon.svg': `<svg>${text}</svg>`,
  'assets/icon-1A2B3C4D.svg': `<svg>${text}</svg>`,
  'feed.xml': `<feed>${text}</feed>`,
};

const security = {
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
const immutable = 'public, max-age=31536000, immutable';

/** What is requested, with the site at "/"; the status; and the file that is sent, or the path to which it redirects. */
const requests: [path: string, status: number, answer: string, cache?: string][] = [
  ['/', 200, 'index.html'],
  ['/about/', 200, 'about/index.html'],
  ['/about', 301, '/about/'],
  ['/about?q=1&r=a%20b', 301, '/about/?q=1&r=a b'],
  ['/assets/app-1A2B3C4D.js', 200, 'assets/app-1A2B3C4D.js', immutable],
  ['/assets/font-1A2B3C4D.woff2', 200, 'assets/font-1A2B3C4D.woff2', immutable],
  ['/site.webmanifest', 200, 'site.webmanifest'],
  ['/icon.svg', 200, 'icon.svg'],
  ['/assets/icon-1A2B3C4D.svg', 200, 'assets/icon-1A2B3C4D.svg', immutable],
  ['/feed.xml', 200, 'feed.xml'],
  ['/nowhere/', 404, '404.html'],
  ['/about/nowhere/', 404, '404.html'],
  ['/.htaccess', 404, '404.html'],
  ['/about/nowhere.webmanifest', 404, '404.html'],
  ['/assets/gone-AAAAAAAA.js', 404, '404.html'],
  ['/old', 301, '/about/'],
  ['/old/', 301, '/about/'],
  ['/stories/one.html?q=1', 301, '/વાત/?q=1'],
  [encodeURI('/વાત/'), 200, 'વાત/index.html'],
  [encodeURI('/વાત'), 301, '/વાત/'],
  [encodeURI('/જૂનું (૧)/?q=1'), 301, '/about/?q=1'],
  ['/old/more', 404, '404.html'],
];

const types: Record<string, RegExp> = {
  html: /^text\/html; charset=utf-8$/i,
  js: /^(application|text)\/javascript; charset=utf-8$/i,
  css: /^text\/css; charset=utf-8$/i,
  woff2: /^font\/woff2$/,
  avif: /^image\/avif$/,
  webmanifest: /^application\/manifest\+json/,
  svg: /^image\/svg\+xml/,
  xml: /^(application|text)\/xml/,
};

const cases = Object.keys(servers)
  .filter(isAvailable)
  .flatMap(server => [
    { server, url: 'https://name.example/', compress: true },
    { server, url: 'https://name.example/shop/', compress: false },
  ]);

if (cases.length === 0) test.skip('no web server is installed: the lines above say which packages they are', () => {});

describe.each(cases)('$server at $url, compressed by the build: $compress', ({ server, url, compress }) => {
  const address = addressOf(url);
  const { base } = address;
  const name = `${server}${base}`.replaceAll('/', '-');
  const pages = path.join(work, name);
  const out = path.join(pages, base);
  const at = (path: string) => base + path.slice(1);
  const redirects = [
    { from: at('/old/'), to: at('/about/') },
    { from: at(encodeURI('/જૂનું (૧)/')), to: at('/about/') },
    { from: at('/stories/one.html'), to: at(encodeURI('/વાત/')) },
  ];
  let running: WebServer;

  beforeAll(async () => {
    const output = createMemoryOutput();
    const hashed = Object.entries(files).map(([path, bytes]) => ({ path, hash: output.put({ path, bytes }) }));
    const site = { content: {}, routes: [], files: hashed, address, locate: () => expect.unreachable() };
    await addHostFiles(site, { compress, output, cache: createCache() });
    for (const file of hostFiles(server, 'site', address, redirects)) output.put(file);
    for (const [file, { bytes }] of output.files) write(`${name}${base}${file}`, bytes);
    const configuration = String(hostFiles(server, 'deploy', address, redirects)[0]?.bytes);
    running = await start(server, { work: `${pages}-work`, pages, configuration });
  });
  afterAll(() => running?.stop());

  const strict = base === '/' ? 'max-age=31536000' : undefined;
  describe.each(['identity', 'gzip', 'br, gzip'])('accepting %s', encoding => {
    test.each(requests)('%s → %d %s', async (path, status, expected, cache = 'no-cache') => {
      const answer = await get(running.origin + at(path), { 'accept-encoding': encoding });
      const policy = security['content-security-policy'] + (path.endsWith('.svg') ? "; script-src 'none'" : '');
      const headers = { ...security, 'content-security-policy': policy, 'cache-control': cache };
      expect(answer.headers).toMatchObject(headers);
      expect(answer.headers['strict-transport-security']).toBe(strict);
      expect(answer.status === 308 ? 301 : answer.status).toBe(status);
      if (status === 301) return expect(locationOf(answer)).toBe(running.origin + at(expected));
      expect(decoded(answer)).toBe(files[expected]);
      expect(answer.headers['content-type']).toMatch(types[expected.replace(/.*\./, '')] ?? '');
      // Servers decide themselves about short texts and pictures, and Apache compresses no page of an error.
      const isLeft = server === 'apache' && !compress && status === 404;
      const isText = !isLeft && (files[expected] ?? '').includes(text);
      if (encoding === 'identity' || isText)
        expect(/br|gzip/.test(String(answer.headers['content-encoding']))).toBe(encoding !== 'identity');
    });
  });

  test.each(['identity', 'gzip', 'br, gzip'])('a page that a browser has is not sent again: %s', async encoding => {
    const headers = { 'accept-encoding': encoding };
    const { headers: known } = await get(running.origin + at('/about/'), headers);
    const again = await get(running.origin + at('/about/'), { ...headers, 'if-none-match': known.etag ?? '' });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  });

  test('a folder without a page is not listed', async () => {
    const { status, body } = await get(running.origin + at('/assets/'), {});
    expect([[403, 404].includes(status), String(body)]).toEqual([true, files['404.html']]);
  });

  test.each(['//evil.example/../about', '//evil.example/%2e%2e/about', '//about', '//old'])(
    '%s does not redirect to another host',
    async path => {
      const answer = await get(running.origin + path.replace(/[a-z]+$/, name => base.slice(1) + name), {});
      expect(new URL(locationOf(answer)).origin).toBe(running.origin);
    },
  );

  test('verify finds no difference', async () => {
    expect(await verify(running.origin + base, out, { base, redirects })).toEqual(new Map());
  });
});

type Answer = { url: string; status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one request, without following redirects or decoding the response. */
const get = (url: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { headers }, response => {
      const parts: Buffer[] = [];
      response.on('data', part => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ url, status: statusCode, headers, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject).end();
  });

/** Returns where an answer redirects to. Apache encodes in small letters. */
const locationOf = ({ url, headers }: Answer) => decodeURI(new URL(headers.location ?? '', url).href);

function decoded({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  return String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body);
}
