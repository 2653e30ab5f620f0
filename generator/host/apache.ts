/** Apache: a .htaccess alone, as on shared hosting. What a missing module would make of it is left out with that module, but for rewrites. */
import { inEveryForm } from './redirects.ts';
import { askFirst, each, escaped, forEver, type Host, hostFiles, type Table, textTypes, withinBase } from './table.ts';

export const apache: Host = {
  files: table => ({ served: [{ path: '.htaccess', bytes: htaccess(table) }] }),
};

/** The codings of files that the build has compressed, and their extensions. */
const codings = [
  { coding: 'br', ending: 'br' },
  { coding: 'gzip', ending: 'gz' },
];

function htaccess({ address, redirects, headers, hashed, types }: Table): string {
  const inner = (path: string) => escaped(withinBase(path, address));
  const texts = Object.entries(types).filter(([, type]) => type.includes('charset'));
  const compressed = `\\.(?:${texts.map(([extension]) => extension).join('|')})\\.`;
  const names = hashed.map(path => escaped(path.slice(path.lastIndexOf('/') + 1)));
  const kept = `  <FilesMatch "^(?:${names.join('|')})(?:\\.br|\\.gz)?$">
    Header always set Cache-Control "${forEver}"
  </FilesMatch>
`;
  return `# Made by the build: change the site, not this file.
DirectoryIndex index.html
Options -Indexes -MultiViews
ErrorDocument 404 ${address.base}404.html

${each(Object.entries(types), ([extension, type]) => `AddType ${type.replace(/;.*/, '')} .${extension}\n`)}AddDefaultCharset utf-8
AddCharset utf-8${each(texts, ([extension]) => ` .${extension}`)}

<IfModule mod_headers.c>
${each(headers, ([header, value]) => `  Header always set ${header} "${value}"\n`)}  Header always set Cache-Control "${askFirst}"
${names.length > 0 ? kept : ''}  # A compressed answer has "-gzip" in its tag, which Apache does not know again: without this it is never 304.
  RequestHeader edit If-None-Match "^(.*)-(gzip|br)\\"(.*)$" "$1\\"$3, $1-$2\\"$3"
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${textTypes(types).join(' ')}
</IfModule>

RewriteEngine On
RewriteBase ${address.base}
${each(inEveryForm(redirects), ({ from, to }) => `RewriteRule ^${inner(from)}$ ${to} [R=301,L]\n`)}
# What is for hosts alone, and folders without a page, are as unknown as a path that never was.
RewriteRule (?:^|/)(?:${hostFiles.map(escaped).join('|')})$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

# Files that the build has compressed, which a request for them by name does not get.
RewriteCond %{THE_REQUEST} \\.(?:br|gz)[?\\ ]
RewriteRule ${compressed}(?:br|gz)$ - [R=404,L]
RewriteRule ${compressed}(?:br|gz)$ - [E=no-gzip:1,E=no-brotli:1,L]
${each(
  codings,
  ({ coding, ending }) => `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [L]
`,
)}${each(
  texts,
  ([extension, type]) => `<FilesMatch "\\.${extension}\\.(?:br|gz)$">
  ForceType "${type}"
</FilesMatch>
`,
)}${each(
  codings,
  ({ coding, ending }) => `<FilesMatch "${compressed}${ending}$">
  RemoveLanguage .${ending}
  RemoveEncoding .${ending}
  RemoveType .${ending}
  <IfModule mod_headers.c>
    Header set Content-Encoding ${coding}
    Header append Vary Accept-Encoding
  </IfModule>
</FilesMatch>
`,
)}`;
}
