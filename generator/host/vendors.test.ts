/** Netlify's and Vercel's own parsers read the generated files, and find in them exactly what the table says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { afterAll, describe, expect, test } from 'vitest';
import { netlify } from './headers-file.ts';
import { variantsOf } from './redirects.ts';
import { type Host, immutable, tableOf } from './table.ts';
import { vercel } from './vercel.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vendors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The part of Vercel’s routes that the tests look at. Some have no path. */
type Rule = { src?: string; status?: number; headers?: Record<string, string> };

const files = ['index.html', 'about/index.html', '404.html', 'assets/menu-ABCDEFGH.js', 'assets/a.b+c-ABCDEFGH.js'];

describe.each(['https://name.example/', 'https://name.example/shop/'])('%s', url => {
  const { origin, pathname: base } = new URL(url);
  const redirects = [
    { from: `${base}old/`, to: `${base}about/` },
    { from: `${base}old.html`, to: `${base}about/` },
  ];
  const table = tableOf({ origin, base }, files, redirects);
  const moved = redirects.flatMap(({ from, to }) => variantsOf(from).map(form => [form, to]));
  /** Writes one of a host's files, and returns its path on disk. */
  const write = (host: Host, name: string): string => {
    const { served = [], deploy = [] } = host(table, []);
    const file = path.join(folder, name);
    writeFileSync(file, String([...served, ...deploy].find(({ path }) => path === name)?.bytes));
    return file;
  };

  test('Netlify reads exactly these headers', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [write(netlify, '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers).toEqual([
      { for: `${base}*`, values: Object.fromEntries(table.headers) },
      ...table.hashed.map(hashed => ({ for: hashed, values: { 'Cache-Control': immutable } })),
    ]);
  });

  test('Netlify reads exactly these redirects', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [write(netlify, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toEqual(moved.map(([from, to]) => expect.objectContaining({ from, to, status: 301 })));
  });

  test('Vercel accepts vercel.json, and each rule matches only its own path', () => {
    const { served = [], deploy = [] } = vercel(table, []);
    const { routes, error } = getTransformedRoutes(JSON.parse(String([...served, ...deploy][0]?.bytes)));
    expect(error).toBe(null);
    const rules: Rule[] = routes ?? [];
    const matching = (path: string) => rules.filter(({ src }) => new RegExp(src ?? '(?!)').test(path));
    const cacheOf = (path: string) => matching(path).flatMap(({ headers }) => headers?.['Cache-Control'] ?? []);
    for (const hashed of table.hashed) {
      expect(cacheOf(hashed)).toEqual([immutable]);
      expect(cacheOf(hashed.replace('.js', '-js'))).toEqual([]);
    }
    expect(cacheOf(`${base}about/`)).toEqual([]);
    expect(matching('/elsewhere/').flatMap(({ headers }) => headers?.['X-Content-Type-Options'] ?? [])).toEqual(
      base === '/' ? ['nosniff'] : [],
    );
    for (const [name, value] of table.headers)
      expect(matching(`${base}about/`).flatMap(({ headers }) => headers?.[name] ?? [])).toEqual([value]);
    expect(matching(`${base}about`).find(({ status }) => status === 308)?.headers?.Location).toBe('/$1/');
    for (const [from = '', to] of moved)
      expect(matching(from).find(({ status }) => status === 301)?.headers?.Location).toBe(to);
  });
});
