/** Vercel: vercel.json, which `vercel deploy dist` reads in the folder itself. */
import { inEveryForm } from './redirects.ts';
import { atRoot, forEver, type Host, json, over, type Table } from './table.ts';

export const vercel: Host = {
  files: table => atRoot([json('vercel.json', configurationOf(table))], table.address),
  limits(table) {
    const { headers, redirects } = configurationOf(table);
    const longest = Math.max(...table.headers.map(([, value]) => value.length));
    return [
      ...over('rules of headers', 2_048, headers.length, 'Have fewer files with hashed names.'),
      ...over('redirects', 2_048, redirects.length, 'Drop redirects that nobody follows any more.'),
      ...over('characters in a header', 32_768, longest, 'Make it shorter.'),
    ];
  },
};

/** Its own default is to ask first: only hashed files need a rule. `source` is a pattern, in which a dot is a dot. */
const configurationOf = ({ address, headers, hashed, redirects }: Table) => ({
  trailingSlash: true,
  headers: [
    { source: `${address.base}(.*)`, headers: headers.map(([key, value]) => ({ key, value })) },
    ...hashed.map(source => ({ source, headers: [{ key: 'Cache-Control', value: forEver }] })),
  ],
  redirects: inEveryForm(redirects).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
});
