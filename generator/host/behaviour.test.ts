/** Requests to a server that imitates each host, and the responses that the host is known to give. */
import { afterEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../dev/dev.ts';
import { addressOf } from '../model.ts';
import { behaviourOf } from './behaviour.ts';
import { type HostName, hostNames } from './host.ts';
import { tableOf } from './table.ts';

const chunk = 'assets/menu-ABCDEFGH.js';
const files: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'gone',
  [chunk]: 'script',
  _headers: '/*',
};
const address = addressOf('https://name.example/');
const table = tableOf(address, Object.keys(files), [{ from: '/old/', to: '/about/' }]);

let running: Running;
afterEach(() => running.close());

async function request(name: HostName, path: string) {
  running = await serve(async file => files[file], { port: 0, base: '/', behaviour: behaviourOf(name, table) });
  return fetch(running.url.slice(0, -1) + path, { redirect: 'manual' });
}

const configurable = hostNames.filter(name => name !== 'github-pages');
const year = 'public, max-age=31536000, immutable';
const zero = 'public, max-age=0, must-revalidate';

test.each<[HostName, string, number, string | null]>([
  ['nginx', '/about?q=1?2', 301, '/about/?q=1?2'],
  ['caddy', '/about', 308, '/about/'],
  ['cloudflare', '/about', 308, '/about/'],
  ['cloudflare', '/about/index.html', 308, '/about/'],
  ['nginx', '/about/index.html', 200, null],
  ['vercel', '/nowhere', 308, '/nowhere/'],
  ['vercel', '/nowhere.png', 404, null],
  ['s3-cloudfront', '/nowhere', 301, '/nowhere/'],
  ['netlify', '/nowhere', 404, null],
  ['netlify', '/old?q=1', 301, '/about/?q=1'],
  ['github-pages', '/old', 404, null],
  ['nginx', '/_headers', 404, null],
  ['caddy', `/${chunk}`, 200, null],
])('%s responds to %s with %d %s', async (name, path, status, location) => {
  const response = await request(name, path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test.each<[HostName, string, string]>([
  ['nginx', `/${chunk}`, year],
  ['nginx', '/about/', zero],
  ['nginx', '/assets/menu-ZZZZZZZZ.js', zero],
  ['cloudflare', `/${chunk}`, year],
  ['cloudflare', '/assets/menu-ZZZZZZZZ.js', 'no-store'],
  ['netlify', '/assets/menu-ZZZZZZZZ.js', 'public, max-age=0'],
  ['github-pages', `/${chunk}`, 'max-age=600'],
])('%s sends %s with Cache-Control %s', async (name, path, cache) => {
  expect((await request(name, path)).headers.get('cache-control')).toBe(cache);
});

describe('the security headers', () => {
  test.each(
    configurable.flatMap(name => ['/about/', '/nowhere.html', '/about', '/old'].map(path => [name, path] as const)),
  )('are sent by %s for %s', async (name, path) => {
    const { headers } = await request(name, path);
    for (const [key, value] of table.headers) expect(headers.get(key)).toBe(value);
  });

  test('are not sent by github-pages', async () => {
    expect((await request('github-pages', '/about/')).headers.get('strict-transport-security')).toBe(null);
  });
});

test('paths may be in any script', () => {
  const base = encodeURI('/દુકાન/');
  const redirects = [{ from: `${base}old/`, to: `${base}about/` }];
  const behaviour = behaviourOf('nginx', tableOf({ ...address, base }, ['assets/મેનુ-ABCDEFGH.js'], redirects));
  expect(behaviour.redirect('/દુકાન/old')?.to).toBe('/દુકાન/about/');
  expect(behaviour.headers('/દુકાન/assets/મેનુ-ABCDEFGH.js', 200)['cache-control']).toBe(year);
});
