import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks, isBusy, isDead } from './links.ts';

const file = path.resolve('node_modules/.cache/links-test.json');
const day = (n: number) => new Date(Date.UTC(2026, 0, n));
let server: Server;
let origin: string;
let requested: string[];
let open = 0;
let mostOpen = 0;

beforeEach(async () => {
  rmSync(file, { force: true });
  [requested, open, mostOpen] = [[], 0, 0];
  server = createServer(({ method, url = '' }, response) => {
    requested.push(`${method} ${url}`);
    mostOpen = Math.max(mostOpen, ++open);
    response.on('close', () => open--);
    if (url.startsWith('/circle')) return void response.writeHead(302, { location: '/circle' }).end();
    if (url === '/moved') return void response.writeHead(301, { location: '/gone' }).end();
    if (url === '/endless' && method === 'GET') {
      const trickle = setInterval(() => response.write('x'), 20);
      return void response.on('close', () => clearInterval(trickle));
    }
    const status =
      { '/busy': 429, '/down': 503, '/endless': 405 }[url] ??
      { '/gone': 404, '/removed': 410, '/private': 403, '/no-head': method === 'HEAD' ? 405 : 200 }[url] ??
      200;
    setImmediate(() => response.writeHead(status).end());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(file, { force: true });
});

const check = (paths: string[], now = day(1)) =>
  checkLinks(
    paths.map(path => origin + path),
    { file, now, pause: 1 },
  );

test('a link is dead if it returns 404 or 410 or there is no response, but not if it refuses programs', async () => {
  const answers = await check(['/here', '/gone', '/removed', '/private', '/no-head']);
  const nobody = await checkLinks(['http://127.0.0.1:1/'], { file, now: day(1) });
  const dead = [...answers, ...nobody].filter(([, answer]) => isDead(answer)).map(([href]) => href);
  expect(dead).toEqual([`${origin}/gone`, `${origin}/removed`, 'http://127.0.0.1:1/']);
  expect([...nobody.values()]).toMatchObject([{ problem: 'bad port' }]);
  expect(requested).toContain('GET /no-head');
});

test('a redirect is followed, but not for ever; a page without end is not read', async () => {
  const answers = await check(['/moved', '/circle', '/endless']);
  expect([...answers.values()].map(({ status, problem }) => problem ?? status)).toEqual([
    404,
    'redirect count exceeded',
    200,
  ]);
});

test('a host that asks to wait gets no more requests, until the next run', async () => {
  const answers = await check(['/a', '/busy', '/b', '/c']);
  expect(requested).toEqual(['HEAD /a', 'HEAD /busy']);
  expect([...answers.values()].map(answer => [isDead(answer), isBusy(answer)])).toEqual([
    [false, false],
    ...Array.from({ length: 3 }, () => [false, true]),
  ]);
  requested = [];
  await check(['/a', '/b', '/c', '/down']);
  await check(['/a', '/b', '/c', '/down']);
  expect(requested).toEqual(['HEAD /b', 'HEAD /c', 'HEAD /down', 'GET /down', 'HEAD /down', 'GET /down']);
});

test('results that cannot be kept are still returned', async () => {
  const kept = { file: path.join(import.meta.filename, 'links.json'), now: day(1) };
  expect((await checkLinks([`${origin}/gone`], kept)).size).toBe(1);
});

test('a host gets one request at a time, and one per link', async () => {
  await check(['/a', '/b', '/c', '/a']);
  expect([requested, mostOpen]).toEqual([['HEAD /a', 'HEAD /b', 'HEAD /c'], 1]);
});

test('a live link is not requested again for a week, but a dead one is', async () => {
  await check(['/a', '/gone']);
  requested = [];
  await check(['/a', '/gone'], day(5));
  expect(requested).toEqual(['HEAD /gone', 'GET /gone']);
  requested = [];
  await check(['/a'], day(9));
  expect(requested).toEqual(['HEAD /a']);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toHaveLength(2);
});
