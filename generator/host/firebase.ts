/** Firebase Hosting: firebase.json, which stands at the root of the project. The last rule that matches wins, for each header. */
import { inEveryForm } from './redirects.ts';
import { askFirst, forEver, type Host, hostFiles, json, over, type Table } from './table.ts';

export const firebase: Host = {
  files: table => ({ beside: [json('firebase.json', configurationOf(table))] }),
  limits: (_, files) =>
    files.flatMap(file => over(`bytes in ${file.path}`, 2 * 1024 ** 3, file.size, 'Keep it elsewhere.')),
};

function configurationOf({ address, headers, hashed, redirects }: Table) {
  const all = [...headers, ['Cache-Control', askFirst] as const].map(([key, value]) => ({ key, value }));
  const { base } = address;
  return {
    hosting: {
      // A site in a folder is put into one.
      public: base === '/' ? 'dist' : 'public',
      // Its own list would leave out .well-known.
      ignore: ['firebase.json', ...hostFiles.map(file => `**/${file}`)],
      headers: [
        { source: `${base}**`, headers: all },
        // Which ** does not match.
        { source: `${base}.well-known/**`, headers: all },
        ...hashed.map(source => ({ source, headers: [{ key: 'Cache-Control', value: forEver }] })),
      ],
      redirects: inEveryForm(redirects).map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    },
  };
}
