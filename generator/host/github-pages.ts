/** GitHub Pages, which sets no headers and knows no redirects: a page stands where each old one stood, and leads on. */
import { type Host, nameOf, over, type Table, withinBase } from './table.ts';

export const githubPages: Host = {
  files: table => ({
    served: [
      // Jekyll would drop what begins with "_" or ".".
      { path: '.nojekyll', bytes: '' },
      ...(hasOwnName(table) ? [{ path: 'CNAME', bytes: `${nameOf(table.address)}\n` }] : []),
      ...table.redirects.map(({ from, to }) => ({
        path: fileOf(withinBase(from, table.address)),
        bytes: page(to, table),
      })),
    ],
  }),
  limits: ({ redirects }, files) => [
    ...over(
      'bytes',
      1024 ** 3,
      files.reduce((sum, { size }) => sum + size, 0),
      'Make pictures smaller.',
    ),
    ...redirects
      .filter(({ from }) => /\.\w+$/.test(from) && !from.endsWith('.html'))
      .map(({ from }) => ({
        message: `cannot lead ${from} on: only a page can, and this is none`,
        hint: 'Remove it from "was", or choose a host with redirects.',
      })),
  ],
};

const hasOwnName = ({ address }: Table) => !nameOf(address).endsWith('.github.io') && address.base === '/';

const fileOf = (path: string) => (path.endsWith('.html') ? path : `${path.replace(/\/$/, '')}/index.html`);

/** A page that leads on at once, which search engines take for a permanent redirect. Its paths are letters that need no escape. */
const page = (to: string, { address }: Table) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${address.origin}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</html>
`;
