import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { type Running, serve } from './serve.ts';

const files: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'gone',
  'feed.xml': '<feed/>',
  'ગુજરાતી/index.html': 'script',
  'a photo.webp': 'picture',
  LICENCE: 'bytes',
};
let running: Running;

async function start(base: string) {
  running = await serve(async name => files[name], { port: 0, base });
  return new URL(running.url).origin;
}

afterEach(() => running.close());

describe('responds as a static host does', () => {
  test.each([
    ['/', 200, 'home'],
    ['/about/', 200, 'about'],
    ['/about', 301, ''],
    ['/feed.xml', 200, '<feed/>'],
    [`/${encodeURIComponent('ગુજરાતી')}/`, 200, 'script'],
    ['/a%20photo.webp', 200, 'picture'],
    ['/feed.xml?q=1', 200, '<feed/>'],
    ['//', 404, 'gone'],
    ['/nowhere', 404, 'gone'],
    ['/nowhere/else/', 404, 'gone'],
    ['/%E0%A4%A', 400, 'Bad request'],
    ['/../package.json', 404, 'gone'],
  ])('%s → %d', async (path, status, text) => {
    const response = await fetch((await start('/')) + path, { redirect: 'manual' });
    expect([response.status, await response.text()]).toEqual([status, text]);
    if (status === 301) expect(response.headers.get('location')).toBe(`${path}/`);
  });
});

describe('under a base path', () => {
  test.each([
    ['/repo/', 200],
    ['/repo/about/', 200],
    ['/repo', 301],
    ['/about/', 404],
    ['/repository/', 404],
  ])('%s → %d', async (path, status) => {
    expect((await fetch((await start('/repo/')) + path, { redirect: 'manual' })).status).toBe(status);
  });
});

test('a port in use is reported, with what to do', async () => {
  const origin = await start('/');
  await expect(serve(async () => undefined, { port: Number(new URL(origin).port), base: '/' })).rejects.toThrow(
    'is in use',
  );
});

test('without a given port, a free one is used if the default port is in use', async () => {
  const options = { port: undefined, base: '/' };
  running = await serve(async () => 'first', options);
  const second = await serve(async () => 'second', options);
  const texts = await Promise.all([running, second].map(async ({ url }) => (await fetch(url)).text()));
  await second.close();
  expect(texts).toEqual(['first', 'second']);
});

test.each([true, false])('other devices on the network are served only if the server is shared: %s', async isShared => {
  running = await serve(async () => 'home', { port: 0, base: '/', isShared });
  const outer = Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => running.url.replace('127.0.0.1', address));
  const isServed = await Promise.all(
    outer.map(url =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    ),
  );
  expect(isServed).toEqual(outer.map(() => isShared));
  expect((await fetch(running.url)).status).toBe(200);
});

test('a folder in another script redirects to its trailing slash', async () => {
  const path = `/${encodeURIComponent('ગુજરાતી')}`;
  const response = await fetch((await start('/')) + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, `${path}/`]);
});

test('a base path in another script is served percent-encoded', async () => {
  const base = `/${encodeURIComponent('સાઇટ')}/`;
  expect((await fetch((await start(base)) + base)).status).toBe(200);
});

test.each([
  ['/a%20photo.webp', 'image/webp'],
  ['/feed.xml', 'text/xml; charset=utf-8'],
  ['/', 'text/html; charset=utf-8'],
  ['/LICENCE', 'application/octet-stream'],
])('%s has the type %s and no-cache', async (path, type) => {
  const { headers } = await fetch((await start('/')) + path);
  const sent = ['content-type', 'cache-control', 'x-content-type-options'].map(name => headers.get(name));
  expect(sent).toEqual([type, 'no-cache', 'nosniff']);
});

test('an error becomes a response with status 500', async () => {
  running = await serve(() => Promise.reject(new Error('unreadable')), { port: 0, base: '/' });
  const response = await fetch(running.url);
  expect([response.status, await response.text()]).toEqual([500, 'Error: unreadable']);
});
