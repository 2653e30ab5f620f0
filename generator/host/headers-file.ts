/**
 * Netlify and Cloudflare both read `_headers` and `_redirects`, but not in the same way. These files use only what both understand alike: each
 * path in one rule, no header twice, one `*` at the end, and no rule that removes a header.
 */
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { expandRedirects } from './redirects.ts';
import { atRoot, checkLimit, each, type Host, immutable, json, nameOf, type Table } from './table.ts';

/** Only hashed files need a cache rule: both hosts make browsers revalidate all others by default. */
const headersOf = ({ headers, hashed, address }: Table): string =>
  [rule(`${address.base}*`, headers), ...hashed.map(path => rule(path, [['Cache-Control', immutable]]))].join('\n');

const rule = (path: string, headers: Table['headers']) =>
  `${path}\n${each(headers, ([name, value]) => `  ${name}: ${value}\n`)}`;

const redirectLines = ({ redirects }: Table): string[] =>
  expandRedirects(redirects).map(({ from, to }) => `${from} ${to} 301`);

function filesOf(table: Table) {
  const lines = redirectLines(table);
  const redirects = lines.length > 0 ? [{ path: '_redirects', bytes: `${lines.join('\n')}\n` }] : [];
  return atRoot([{ path: '_headers', bytes: headersOf(table) }, ...redirects], table.address);
}

export const netlify: Host = table => ({
  ...filesOf(table),
  // The limit is "below 10,000".
  exceeded: checkLimit('redirects', 9_999, redirectLines(table).length, fewer),
});

export const cloudflare: Host = (table, files) => {
  const { served = [], deploy = [] } = filesOf(table);
  return {
    served,
    deploy: [...deploy, json('wrangler.json', workerOf(table))],
    exceeded: [
      // The documented limit is 100; the parser accepts 101.
      ...checkLimit('header rules', 100, table.hashed.length + 1, 'Have fewer files with hashed names.'),
      ...checkLimit('redirects', 2_000, redirectLines(table).length, fewer),
      ...checkLimit('files', 20_000, files.length, 'Split the site, or choose another host.'),
      ...longLines(table),
      ...files.flatMap(({ path, size }) =>
        checkLimit(`bytes in ${path}`, 25 * 1024 ** 2, size, 'Make it smaller, or host it elsewhere.'),
      ),
    ],
  };
};

const fewer =
  'Remove redirects that nobody uses any more. Each path counts twice, with and without its trailing slash.';

/** Cloudflare ignores longer lines without a warning. */
const longLines = (table: Table): Diagnostic[] =>
  [...headersOf(table).split('\n'), ...redirectLines(table)].flatMap(line =>
    checkLimit(`characters in a line ("${line.slice(0, 40)}…")`, 2_000, line.length, 'Make it shorter.'),
  );

/** The configuration for Workers, which by default send an empty response for unknown paths. */
const workerOf = ({ address }: Table) => ({
  name: nameOf(address).replace(/\W/g, '-'),
  compatibility_date: '2026-01-01',
  assets: { directory: address.base === '/' ? '../../dist' : '.', not_found_handling: '404-page' },
});
