/** Firebase Hosting: firebase.json, for the root of the project. For each header, the last matching rule wins. */
import { expandRedirects } from './redirects.ts';
import { checkLimit, type Host, hostFiles, immutable, json, revalidate, type Table } from './table.ts';

export const firebase: Host = (table, files) => ({
  deploy: [json('firebase.json', configurationOf(table))],
  exceeded: files.flatMap(({ path, size }) =>
    checkLimit(`bytes in ${path}`, 2 * 1024 ** 3, size, 'Host it elsewhere.'),
  ),
});

function configurationOf({ address, headers, hashed, redirects }: Table) {
  const all = [...headers, ['Cache-Control', revalidate] as const].map(([key, value]) => ({ key, value }));
  const { base } = address;
  return {
    hosting: {
      // A site with a base path is published from a folder "public" that contains it.
      public: base === '/' ? 'dist' : 'public',
      // Firebase's default list would exclude .well-known.
      ignore: ['firebase.json', ...hostFiles.map(file => `**/${file}`)],
      headers: [
        { source: `${base}**`, headers: all },
        // ** does not match names that begin with a dot.
        { source: `${base}.well-known/**`, headers: all },
        ...hashed.map(source => ({ source, headers: [{ key: 'Cache-Control', value: immutable }] })),
      ],
      redirects: expandRedirects(redirects).map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    },
  };
}
