/** GitHub Pages supports neither headers nor redirects: a page that redirects takes the place of each old one. */
import { checkLimit, type Host, inBase, nameOf, type Table } from './table.ts';

export const githubPages: Host = (table, files) => {
  const { address, redirects } = table;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const impossible = redirects.filter(({ from }) => /\.\w+$/.test(from) && !from.endsWith('.html'));
  return {
    served: [
      // Jekyll would drop files whose names begin with "_" or ".".
      { path: '.nojekyll', bytes: '' },
      ...(hasCustomDomain(table) ? [{ path: 'CNAME', bytes: `${nameOf(address)}\n` }] : []),
      ...redirects.map(({ from, to }) => ({ path: fileOf(inBase(from, address)), bytes: page(to, table) })),
    ],
    exceeded: [
      ...checkLimit('bytes', 1024 ** 3, bytes, 'Make pictures smaller.'),
      ...impossible.map(({ from }) => ({
        message: `cannot redirect ${from}: this host redirects by HTML pages only`,
        hint: 'Remove it from "was", or choose a host with redirects.',
      })),
    ],
  };
};

const hasCustomDomain = ({ address }: Table) => !nameOf(address).endsWith('.github.io') && address.base === '/';

const fileOf = (path: string) => (path.endsWith('.html') ? path : `${path.replace(/\/$/, '')}/index.html`);

/** Returns a page that redirects at once, which search engines treat as a permanent redirect. Its paths need no escaping: `isPath` in redirects.ts. */
const page = (to: string, { address }: Table) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${address.origin}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p>This page has moved to <a href="${to}">${decodeURI(to)}</a>.</p>
</html>
`;
