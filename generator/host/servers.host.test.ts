/** Runs real nginx, Apache and Caddy servers with only the generated files, and requests every URL of this site, at the root and under a base path. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type File, servedPath } from '../model.ts';
import { copySite } from '../testing/copy-site.ts';
import { build } from '../testing/memory.ts';
import { kinds, missing, start, type WebServer } from '../testing/web-server.ts';
import { openLocalSite, verify } from '../tools/verify/verify.ts';
import { immutable, revalidate, type Table } from './table.ts';

const work = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const copy = copySite();
const name = 'name.example';
const variants = [
  { url: `https://${name}/`, compress: true },
  { url: `https://${name}/shop/`, compress: true },
  { url: `https://${name}/`, compress: false },
];
const post = 'content/blog/storytelling-marketing-2024.md';
const was = ['/old-story/', '/stories/one.html'];

type Built = { table: Table; files: Map<string, Buffer>; deployFiles: File[] };
const sites: Built[] = [];
/** Returns the folder of a variant as it was built, which no test changes. */
const distOf = (i: number) => path.join(work, `dist-${i}`);

beforeAll(async () => {
  copy.change(post, text => text.replace('---\n', `---\nwas: [${was.join(', ')}]\n`));
  for (const variant of variants) {
    const site = await build(copy.root, { ...variant, hosts: ['nginx', 'apache', 'caddy'] });
    const files = new Map(site.files.map(file => [file.path, Buffer.from(file.bytes)]));
    for (const [file, bytes] of files) put(path.join(distOf(sites.length), new URL(variant.url).pathname, file), bytes);
    sites.push({ table: site.table, files, deployFiles: site.deployFiles });
  }
});
afterAll(() => {
  if (!process.env.KEEP) rmSync(work, { recursive: true, force: true });
  copy.remove();
});

test.skip.each(Object.keys(kinds).flatMap(kind => missing(kind) ?? []))('skipped: %s', () => {});

type Answer = { status: number; headers: IncomingHttpHeaders; raw: string[]; body: Buffer };

const cases = Object.keys(kinds)
  .filter(kind => !missing(kind))
  .flatMap(kind =>
    variants.map((variant, i) => ({
      kind,
      i,
      ...variant,
      mode: variant.compress ? 'compressed by the build' : 'compressed by the server',
    })),
  );

describe.each(cases)('$kind at $url, $mode', ({ kind, url, i }) => {
  let server: WebServer;
  let site: Built;
  const place = path.join(work, `${kind}-${i}`.replace(/[ /]/g, '-'));
  const pages = path.join(place, 'www');
  const { pathname: base } = new URL(url);
  const isPublic = (file: string) => !/\.(br|gz)$/.test(file) && file !== '.htaccess';
  const html = () => [...site.files.keys()].filter(file => file.endsWith('index.html'));
  const at = (file: string) => servedPath(file, { origin: '', base });

  beforeAll(async () => {
    site = sites[i] as Built;
    for (const [file, bytes] of site.files) put(path.join(pages, base, file), bytes);
    put(path.join(pages, base, '.git/HEAD'), Buffer.from('ref'));
    put(path.join(pages, base, '_headers'), Buffer.from('/*'));
    const read = (file: string) => String(site.deployFiles.find(({ path }) => path === file)?.bytes);
    server = await start(kind, { work: path.join(place, 'work'), pages, name, read });
  });
  afterAll(() => server?.stop());

  const ask = (path: string, headers: Record<string, string> = {}) => get(server.origin + path, headers);
  /** Expects each header once. One comparison for all, and below for all that a response says: thousands of single ones took a quarter of the time. */
  const expectHeaders = ({ headers, raw }: Answer, file?: string) => {
    const names = raw.filter((_, i) => i % 2 === 0).map(name => name.toLowerCase());
    const sent = site.table.headers.map(([key]) => {
      const name = key.toLowerCase();
      return [key, headers[name], names.filter(one => one === name).length];
    });
    expect(sent, file).toEqual(site.table.headers.map(([key, value]) => [key, value, 1]));
  };

  const verified = async () => {
    const remembered = { base, releases: { last: [], previous: [] }, deployment: { hosts: [], table: site.table } };
    const local = await openLocalSite(path.join(distOf(i), base), remembered);
    return verify(local, server.origin, { retryDelay: 0 });
  };

  test('verify finds nothing', async () => {
    const { findings, requests } = await verified();
    expect(findings).toEqual([]);
    expect(requests).toBeGreaterThan(site.table.hashed.length + html().length);
  });

  test('verify finds a file that was not uploaded, and an old page', async () => {
    const [hashed = ''] = site.table.hashed;
    const about = path.join(pages, base, 'about/index.html');
    const removed = [path.join(pages, hashed), about].flatMap(file => [file, `${file}.br`, `${file}.gz`]);
    for (const file of removed)
      if (existsSync(file)) renameSync(file, path.join(place, removed.indexOf(file).toString()));
    writeFileSync(about, String(site.files.get('about/index.html')).replace('<h1', '<h1 class="old"'));
    const { findings } = await verified();
    rmSync(about);
    for (const file of removed) {
      const away = path.join(place, removed.indexOf(file).toString());
      if (existsSync(away)) renameSync(away, file);
    }
    expect(findings.map(({ fault, places }) => [fault, places.map(({ path }) => path)])).toEqual([
      ['missing-hashed', [hashed]],
      ['changed', [at('about/index.html')]],
    ]);
  });

  test.each(['identity', 'gzip', 'br, gzip'])(
    'every file is served with its bytes, type, headers and Cache-Control: %s',
    async coding => {
      for (const [file, bytes] of site.files) {
        if (!isPublic(file)) continue;
        const answer = await ask(at(file), { 'accept-encoding': coding });
        const { headers } = answer;
        const type = site.table.types[path.extname(file).slice(1)] ?? '';
        const best = ['br', 'gzip'].find(
          one => coding.includes(one) && !(one === 'br' && kind === 'nginx') && site.files.has(siblingOf(file, one)),
        );
        const isLong = bytes.length > 2000 && type.includes('charset');
        const compressed = expect.stringMatching(best ? `^${best}$` : /^(br|gzip)$/);
        const isCompressed = best !== undefined || (coding !== 'identity' && isLong);
        expect(
          {
            status: answer.status,
            hasItsBytes: decoded(answer).equals(bytes),
            cache: headers['cache-control'],
            type: classOf(headers['content-type'] ?? ''),
            encoding: headers['content-encoding'],
            vary: headers.vary,
          },
          file,
        ).toEqual({
          status: 200,
          hasItsBytes: true,
          cache: site.table.hashed.includes(at(file)) ? immutable : revalidate,
          type: classOf(type),
          // The server decides on short texts and on files that are compressed already.
          encoding: isCompressed ? compressed : coding === 'identity' ? undefined : headers['content-encoding'],
          vary: site.files.has(`${file}.gz`) ? expect.stringMatching(/accept-encoding/i) : headers.vary,
        });
        expectHeaders(answer, file);
      }
    },
  );

  test('a file that a browser has is not sent again with the same compression', async () => {
    for (const coding of ['identity', 'gzip', 'br, gzip']) {
      for (const file of ['index.html', 'about/index.html', 'robots.txt', 'apple-touch-icon.png', 'sitemap.xml']) {
        const headers = { 'accept-encoding': coding };
        const { headers: known } = await ask(at(file), headers);
        const again = await ask(at(file), { ...headers, 'if-none-match': known.etag ?? '' });
        expect([again.status, again.body.length], `${file} ${coding}`).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe(revalidate);
      }
    }
  });

  test('a page without its trailing slash redirects in one step, on the same host, with its query', async () => {
    for (const file of html()) {
      const path = at(file);
      if (path === '/') continue;
      const { status, headers } = await ask(`${path.slice(0, -1)}?q=1&r=a%20b`);
      expect([301, 308], path).toContain(status);
      expect(new URL(headers.location ?? '', server.origin).href).toBe(`${server.origin}${path}?q=1&r=a%20b`);
    }
    expect((await ask(at('about/index.html').slice(0, -1))).headers.location).not.toMatch(/\?$/);
  });

  test.each([
    'nowhere',
    'nowhere/',
    'blog/nowhere/',
    'assets/nowhere.js',
    'assets/signup-AAAAAAAA.js',
    'assets/',
    'about/x.webmanifest',
    '404',
    'feed',
  ])('%s returns 404, with the 404 page and all headers, and is not cached', async unknown => {
    const answer = await ask(base + unknown, { 'accept-encoding': 'gzip' });
    expect([answer.status, decoded(answer).equals(site.files.get('404.html') as Buffer)]).toEqual([404, true]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(revalidate);
    expectHeaders(answer);
  });

  test.each(['.htaccess', '_headers', '.git/HEAD', '.nojekyll'])('%s is not served', async file => {
    expect([403, 404]).toContain((await ask(base + file)).status);
  });

  test('a former path redirects permanently, with its query', async () => {
    const target = at('blog/storytelling-marketing-2024/index.html');
    for (const from of ['old-story/', 'old-story', 'stories/one.html']) {
      const { status, headers } = await ask(`${base}${from}?q=1`);
      expect([status, new URL(headers.location ?? '', server.origin).href]).toEqual([
        301,
        `${server.origin}${target}?q=1`,
      ]);
    }
    expect((await ask(`${base}old-story/more`)).status).toBe(404);
  });

  test.each(['//evil.example/../about', '//evil.example/%2e%2e/about', '//evil.example/%2e%2e/old-story', '//about'])(
    '%s does not redirect to another host',
    async slashes => {
      const { headers } = await ask(slashes.replace(/(about|old-story)$/, `${base.slice(1)}$1`));
      expect(new URL(headers.location ?? '', server.origin).origin).toBe(server.origin);
    },
  );

  test('a range request returns a part of a file', async () => {
    const { status, body } = await ask(at('apple-touch-icon.png'), { range: 'bytes=10-19' });
    expect([status, body]).toEqual([206, site.files.get('apple-touch-icon.png')?.subarray(10, 20)]);
  });

  test('a changed page is sent again', async () => {
    const { headers } = await ask(at('about/index.html'));
    const file = path.join(pages, base, 'about/index.html');
    const before = readFileSync(file);
    writeFileSync(file, before.toString().replace('<title>', '<title>New: '));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const again = await ask(at('about/index.html'), { 'if-none-match': headers.etag ?? '' });
    writeFileSync(file, before);
    expect([again.status, String(again.body).includes('<title>New: ')]).toEqual([200, true]);
  });
});

const siblingOf = (file: string, coding: string) => `${file}.${coding === 'gzip' ? 'gz' : coding}`;

function put(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Sends one request, without following redirects or decoding the response. */
function get(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, response => {
      const parts: Buffer[] = [];
      response.on('data', part => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers, rawHeaders } = response;
        resolve({ status: statusCode, headers, raw: rawHeaders, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject).end();
  });
}

const decoded = ({ headers, body }: Answer): Buffer => {
  const coding = headers['content-encoding'];
  return coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
};

/** Returns a canonical name for a media type: scripts, icons and XML have two valid names each. */
const classOf = (type: string): string =>
  type
    .toLowerCase()
    .replace(/"/g, '')
    .replace(/^(?:application|text)\/(javascript|xml)/, '$1')
    .replace('vnd.microsoft.icon', 'x-icon');
