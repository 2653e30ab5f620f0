import type { Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { serve } from './serve.ts';

const files: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'gone',
  'feed.xml': '<feed/>',
};
let running: Server;

async function start(base: string) {
  const { server, url } = await serve(async name => files[name], { port: 0, base });
  running = server;
  return new URL(url).origin;
}

afterEach(() => new Promise(resolve => running.close(resolve)));

describe('answers as a static host does', () => {
  test.each([
    ['/', 200, 'home'],
    ['/about/', 200, 'about'],
    ['/about', 301, ''],
    ['/feed.xml', 200, '<feed/>'],
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

describe('under a folder', () => {
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

test('a port in use is said so, with what to do', async () => {
  const origin = await start('/');
  await expect(serve(async () => undefined, { port: Number(new URL(origin).port), base: '/' })).rejects.toThrow(
    'is in use',
  );
});
