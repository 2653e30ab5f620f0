/** The parsers of Netlify and Vercel themselves read what is made for them, and find in it just what the table says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { afterAll, describe, expect, test } from 'vitest';
import { netlify } from './headers-file.ts';
import { formsOf } from './redirects.ts';
import { forEver, type Host, tableOf } from './table.ts';
import { vercel } from './vercel.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vendors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What of Vercel’s routes is looked at: some have no path of their own. */
type Rule = { src?: string; status?: number; headers?: Record<string, string> };

const files = ['index.html', 'about/index.html', '404.html', 'assets/menu-ABCDEFGH.js', 'assets/a.b+c-ABCDEFGH.js'];

describe.each(['https://name.example/', 'https://name.example/shop/'])('%s', url => {
  const { origin, pathname: base } = new URL(url);
  const redirects = [
    { from: `${base}old/`, to: `${base}about/` },
    { from: `${base}old.html`, to: `${base}about/` },
  ];
  const table = tableOf({ origin, base }, files, redirects);
  const moved = redirects.flatMap(({ from, to }) => formsOf(from).map(form => [form, to]));
  /** Writes what a host is given, and gives where it is. */
  const write = (host: Host, name: string): string => {
    const { served = [], beside = [] } = host.files(table, []);
    const file = path.join(folder, name);
    writeFileSync(file, String([...served, ...beside].find(({ path }) => path === name)?.bytes));
    return file;
  };

  test('Netlify reads every header, and no rule that it was not given', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [write(netlify, '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers).toEqual([
      { for: `${base}*`, values: Object.fromEntries(table.headers) },
      ...table.hashed.map(hashed => ({ for: hashed, values: { 'Cache-Control': forEver } })),
    ]);
  });

  test('Netlify reads every redirect', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [write(netlify, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toEqual(moved.map(([from, to]) => expect.objectContaining({ from, to, status: 301 })));
  });

  test('Vercel takes vercel.json; each rule matches its own path and no other one', () => {
    const { served = [], beside = [] } = vercel.files(table, []);
    const { routes, error } = getTransformedRoutes(JSON.parse(String([...served, ...beside][0]?.bytes)));
    expect(error).toBe(null);
    const rules: Rule[] = routes ?? [];
    const matching = (asked: string) => rules.filter(({ src }) => new RegExp(src ?? '(?!)').test(asked));
    const kept = (asked: string) => matching(asked).flatMap(({ headers }) => headers?.['Cache-Control'] ?? []);
    for (const hashed of table.hashed) {
      expect(kept(hashed)).toEqual([forEver]);
      expect(kept(hashed.replace('.js', '-js'))).toEqual([]);
    }
    expect(kept(`${base}about/`)).toEqual([]);
    for (const [name, value] of table.headers)
      expect(matching(`${base}about/`).flatMap(({ headers }) => headers?.[name] ?? [])).toEqual([value]);
    expect(matching(`${base}about`).find(({ status }) => status === 308)?.headers?.Location).toBe('/$1/');
    for (const [from = '', to] of moved)
      expect(matching(from).find(({ status }) => status === 301)?.headers?.Location).toBe(to);
  });
});
