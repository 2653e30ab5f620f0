/** Vercel: vercel.json, which `vercel deploy dist` reads from that folder. */
import { expandRedirects } from './redirects.ts';
import { atRoot, checkLimit, type Host, immutable, json, type Table } from './table.ts';

export const vercel: Host = table => {
  const configuration = configurationOf(table);
  const { headers, redirects } = configuration;
  const longest = Math.max(...table.headers.map(([, value]) => value.length));
  return {
    ...atRoot([json('vercel.json', configuration)], table.address),
    exceeded: [
      ...checkLimit('header rules', 2_048, headers.length, 'Have fewer files with hashed names.'),
      ...checkLimit('redirects', 2_048, redirects.length, 'Remove redirects that nobody uses any more.'),
      ...checkLimit('characters in a header', 32_768, longest, 'Make it shorter.'),
    ],
  };
};

/** Only hashed files need a cache rule: by default Vercel makes browsers revalidate. `source` is a pattern in which a dot is literal. */
const configurationOf = ({ address, headers, hashed, redirects }: Table) => ({
  trailingSlash: true,
  headers: [
    { source: `${address.base}(.*)`, headers: headers.map(([key, value]) => ({ key, value })) },
    ...hashed.map(source => ({ source, headers: [{ key: 'Cache-Control', value: immutable }] })),
  ],
  redirects: expandRedirects(redirects).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
});
