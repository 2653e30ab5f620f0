/** A served copy of a site is damaged by hand, and `verify` finds what was done to it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isText } from './model.ts';
import { emptyFolder } from './testing/folders.ts';
import { verify } from './verify.ts';

const { root: out, write } = emptyFolder();

const text = 'A text that says the same again and again. '.repeat(100);
const home = `<link rel="canonical" href="https://name.example/"><h1>Home</h1>${text}`;
const about = `<h1>About</h1>${text}<script type="module" src="/assets/app-1A2B3C4D.js"></script>`;
const script = `'${text}'`;
const files: Record<string, string> = {
  'index.html': home,
  'about/index.html': about,
  '404.html': '<h1>404</h1>',
  'assets/app-1A2B3C4D.js': script,
  'icon.png': 'icon',
  // Not served: for its host, and copies for servers that send them as they are.
  _headers: '/*',
  'index.html.br': 'copy',
  'index.html.gz': 'copy',
};
beforeEach(() => {
  for (const [file, bytes] of Object.entries(files)) write(file, bytes);
});

type Answer = Record<'type' | 'cache' | 'body', string> & {
  status: number;
  location?: string;
  isCompressed: boolean;
};

const page = (body: string): Answer => answer('x.html', body, 'no-cache');
function answer(file: string, body: string, cache: string): Answer {
  const type = lookup(file) ?? '';
  return { status: 200, type, cache, isCompressed: isText(type), body };
}

/** What an undamaged host answers at each path; at any other one, what it answers at "404". */
const answers: Record<string, Answer> = {
  '/': page(home),
  '/about/': page(about),
  '/assets/app-1A2B3C4D.js': answer('app.js', script, 'public, max-age=31536000, immutable'),
  '/icon.png': answer('icon.png', 'icon', 'no-cache'),
  '/old/': { ...page(''), status: 301, location: '/about/' },
  404: { ...page('<h1>404</h1>'), status: 404 },
};

let server: Server;
afterEach(() => server.close());

/** Serves the answers, some of them changed, and verifies them. Resolves with one line for each difference. */
async function linesFor(changes: Record<string, Partial<Answer>>, base = '/'): Promise<string[]> {
  server = createServer(({ url = '' }, response) => {
    const at = url in answers ? url : '404';
    const { status, type, cache, location, isCompressed, body } = { ...answers[at], ...changes[at] } as Answer;
    const encoding = isCompressed ? { 'content-encoding': 'gzip' } : {};
    const headers = { 'content-type': type, ...(cache && { 'cache-control': cache }), ...(location && { location }) };
    response.writeHead(status, { ...headers, ...encoding }).end(isCompressed ? gzipSync(body) : body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirects = [{ from: '/old/', to: '/about/' }];
  const differences = await verify(`${origin}/`, out, { base, redirects });
  return Array.from(differences, ([message, paths]) =>
    `${paths.join(', ')} ${message}`.replace(/page-\d+/, 'page').replace(origin, ''),
  );
}

test('an undamaged copy has no differences', async () => {
  expect(await linesFor({})).toEqual([]);
});

const asset = '/assets/app-1A2B3C4D.js';
const notFound = answers[404] as Answer;

test.each<[damage: string, path: string, change: Partial<Answer>, line: string]>([
  ['a missing file', '/about/', notFound, '/about/ answers 404'],
  ['a changed byte', asset, { body: script.replace('A text', 'a text') }, `${asset} differs from the file`],
  ['a wrong type', asset, { type: 'text/plain' }, `${asset} has the type text/plain, not text/javascript`],
  ['no compression', '/about/', { isCompressed: false }, '/about/ is not compressed'],
  ['200 for a 404', '404', { status: 200 }, '/no-such-page/ an unknown path answers 200, not 404'],
  ['another 404 page', '404', { body: 'Not found' }, '/no-such-page/ an unknown path does not show 404.html'],
  ['a lost redirect', '/old/', notFound, '/old/ answers 404, not a redirect to /about/'],
  ['no cache header on an asset', asset, { cache: '' }, `${asset} is cached as "null", not for a year`],
  ['a page that is cached', '/', { cache: 'max-age=86400' }, '/ is cached as "max-age=86400", not "no-cache"'],
])('%s is found', async (_, path, change, line) => {
  expect(await linesFor({ [path]: change })).toEqual([line]);
});

test('a site that was built for another base is found', async () => {
  expect(await linesFor({}, '/shop/')).toEqual(['/ the site was built for /shop/']);
});

test('a host that does not answer is one difference', async () => {
  const differences = await verify('http://127.0.0.1:9/', out, { base: '/', redirects: [] });
  expect([...differences.keys()]).toEqual([expect.stringContaining('does not answer: ')]);
});
