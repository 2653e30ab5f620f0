/**
 * Netlify and Cloudflare, which read one form of `_headers` and `_redirects`, and differ in it. Only what both take alike is used: each
 * path in one rule, no name of a header twice, one `*` at the end, nothing removed again.
 */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { inEveryForm } from './redirects.ts';
import { atRoot, each, forEver, type Host, json, nameOf, over, type Table } from './table.ts';

/** Both already ask a browser to come back for all else: only hashed files need a rule. */
const headersOf = ({ headers, hashed, address }: Table): string =>
  [rule(`${address.base}*`, headers), ...hashed.map(path => rule(path, [['Cache-Control', forEver]]))].join('\n');

const rule = (path: string, headers: Table['headers']) =>
  `${path}\n${each(headers, ([name, value]) => `  ${name}: ${value}\n`)}`;

const redirectLines = ({ redirects }: Table): string[] =>
  inEveryForm(redirects).map(({ from, to }) => `${from} ${to} 301`);

function filesOf(table: Table): ReturnType<Host['files']> {
  const lines = redirectLines(table);
  const redirects = lines.length > 0 ? [{ path: '_redirects', bytes: `${lines.join('\n')}\n` }] : [];
  return atRoot([{ path: '_headers', bytes: headersOf(table) }, ...redirects], table.address);
}

export const netlify: Host = {
  files: filesOf,
  // Below 10,000.
  limits: table => over('redirects', 9_999, redirectLines(table).length, fewer),
};

export const cloudflare: Host = {
  files(table) {
    const files = filesOf(table);
    return { ...files, beside: [...(files.beside ?? []), json('wrangler.json', workerOf(table))] };
  },
  limits: (table, files) => [
    // The limit is said to be 100, its parser takes 101.
    ...over('rules of headers', 100, table.hashed.length + 1, 'Have fewer files with hashed names.'),
    ...over('redirects', 2_000, redirectLines(table).length, fewer),
    ...over('files', 20_000, files.length, 'Split the site, or choose another host.'),
    ...longLines(table),
    ...files.flatMap(({ path, size }) =>
      over(`bytes in ${path}`, 25 * 1024 ** 2, size, 'Make it smaller, or keep it elsewhere.'),
    ),
  ],
};

const fewer = 'Drop redirects that nobody follows any more. Each path counts twice, with and without its slash.';

/** What is longer is not used, and nobody hears of it. */
const longLines = (table: Table): Diagnostic[] =>
  [...headersOf(table).split('\n'), ...redirectLines(table)].flatMap(line =>
    over(`characters in a line ("${line.slice(0, 40)}…")`, 2_000, line.length, 'Make it shorter.'),
  );

/** For Workers, which answer an unknown path with nothing unless they are told. */
const workerOf = ({ address }: Table) => ({
  name: nameOf(address).replace(/\W/g, '-'),
  compatibility_date: '2026-01-01',
  assets: { directory: address.base === '/' ? '../../dist' : '.', not_found_handling: '404-page' },
});
