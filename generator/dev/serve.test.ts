import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { serve } from './serve.ts';

const files: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'gone',
  'feed.xml': '<feed/>',
  'ગુજરાતી/index.html': 'script',
  'a photo.webp': 'picture',
  LICENCE: 'bytes',
};
let running: Awaited<ReturnType<typeof serve>>;

async function start(base: string) {
  running = await serve({ fileAt: async name => files[name], port: 0, base: () => base });
  return new URL(running.url).origin;
}

afterEach(() => void running.server.close());

const html = 'text/html; charset=utf-8';

test.each<[path: string, status: number, text: string, type?: string | null]>([
  ['/', 200, 'home'],
  ['/about/', 200, 'about'],
  ['/about', 301, '', null],
  ['/feed.xml', 200, '<feed/>', 'text/xml; charset=utf-8'],
  [`/${encodeURIComponent('ગુજરાતી')}/`, 200, 'script'],
  ['/a%20photo.webp', 200, 'picture', 'image/webp'],
  ['/LICENCE', 200, 'bytes', 'application/octet-stream'],
  ['//', 404, 'gone'],
  ['/nowhere', 404, 'gone'],
  ['/%E0%A4%A', 404, 'gone'],
  ['/../package.json', 404, 'gone'],
])('%s → %d, as a static host responds', async (path, status, text, type = html) => {
  const response = await fetch((await start('/')) + path, { redirect: 'manual' });
  const { headers } = response;
  expect([response.status, await response.text(), headers.get('content-type')]).toEqual([status, text, type]);
  expect(headers.get(status === 301 ? 'location' : 'cache-control')).toBe(status === 301 ? `${path}/` : 'no-cache');
});

test.each([
  ['/repo/', 200],
  ['/repo/about/', 200],
  ['/repo', 301],
  ['/about/', 404],
  ['/repository/', 404],
])('%s → %d under the base /repo/', async (path, status) => {
  expect((await fetch((await start('/repo/')) + path, { redirect: 'manual' })).status).toBe(status);
});

test('without a given port, a free one is used if the default port is in use', async () => {
  const options = { port: undefined, base: () => '/' };
  running = await serve({ fileAt: async () => 'first', ...options });
  const second = await serve({ fileAt: async () => 'second', ...options });
  expect(await (await fetch(second.url)).text()).toBe('second');
  second.server.close();
});

const addresses = Object.values(networkInterfaces())
  .flatMap(all => all ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

test.each([true, false])('other devices on the network are served only if the server is shared: %s', async isShared => {
  running = await serve({ fileAt: async () => 'home', port: 0, base: () => '/', isShared });
  const isServed = (address: string) =>
    fetch(running.url.replace('127.0.0.1', address)).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await Promise.all(addresses.map(isServed))).toEqual(addresses.map(() => isShared));
});

test.each<[host: string, status: number]>([
  ['127.0.0.1', 200],
  ['localhost:8000', 200],
  ['192.168.1.2:3000', 200],
  ['LOCALHOST:3000', 200],
  ['bakery.localhost', 200],
  ['[::1]:3000', 200],
  ['evil.example', 403],
  ['127.0.0.1.evil.example:80', 403],
])('a request for the host %s: %d', async (host, status) => {
  await start('/');
  const answered = new Promise(resolve => {
    get(running.url, { headers: { host } }, response => resolve(response.resume().statusCode));
  });
  expect(await answered).toBe(status);
});
