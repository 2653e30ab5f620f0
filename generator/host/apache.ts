/** Apache: a .htaccess alone, as on shared hosting. What a missing module would make of it is left out with that module, but for rewrites. */
import { formsOf } from './redirects.ts';
import { askFirst, escaped, forEver, type Host, hostFiles, type Table, textTypes, withinBase } from './table.ts';

export const apache: Host = {
  files: table => ({ served: [{ path: '.htaccess', bytes: htaccess(table) }] }),
};

function htaccess({ address, redirects, headers, hashed, types }: Table): string {
  const inner = (path: string) => escaped(withinBase(path, address));
  const texts = Object.entries(types).filter(([, type]) => type.includes('charset'));
  const names = hashed.map(path => escaped(path.slice(path.lastIndexOf('/') + 1)));
  return `# Made by the build: change the site, not this file.
DirectoryIndex index.html
Options -Indexes -MultiViews
ErrorDocument 404 ${address.base}404.html

${Object.entries(types)
  .map(([extension, type]) => `AddType ${type.replace(/;.*/, '')} .${extension}\n`)
  .join('')}AddDefaultCharset utf-8
AddCharset utf-8${texts.map(([extension]) => ` .${extension}`).join('')}

<IfModule mod_headers.c>
${headers.map(([header, value]) => `  Header always set ${header} "${value}"\n`).join('')}  Header always set Cache-Control "${askFirst}"
${
  names.length > 0
    ? `  <FilesMatch "^(?:${names.join('|')})(?:\\.br|\\.gz)?$">
    Header always set Cache-Control "${forEver}"
  </FilesMatch>
`
    : ''
}  # A compressed answer has "-gzip" in its tag, which Apache does not know again: without this it is never 304.
  RequestHeader edit If-None-Match "^(.*)-(gzip|br)\\"(.*)$" "$1\\"$3, $1-$2\\"$3"
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${textTypes(types).join(' ')}
</IfModule>

RewriteEngine On
RewriteBase ${address.base}
${redirects
  .flatMap(({ from, to }) => formsOf(from).map(form => `RewriteRule ^${inner(form)}$ ${to} [R=301,L]\n`))
  .join('')}
# What is for hosts alone, and folders without a page, are as unknown as a path that never was.
RewriteRule (?:^|/)(?:${hostFiles.map(escaped).join('|')})$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

# Files that the build has compressed, which a request for them by name does not get.
RewriteCond %{THE_REQUEST} \\.(?:br|gz)[?\\ ]
RewriteRule \\.(?:${texts.map(([extension]) => extension).join('|')})\\.(?:br|gz)$ - [R=404,L]
RewriteRule \\.(?:${texts.map(([extension]) => extension).join('|')})\\.(?:br|gz)$ - [E=no-gzip:1,E=no-brotli:1,L]
${(
  [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const
)
  .map(
    ([coding, extension]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+)$ $1.${extension} [L]
`,
  )
  .join('')}${texts
  .map(
    ([extension, type]) => `<FilesMatch "\\.${extension}\\.(?:br|gz)$">
  ForceType "${type}"
</FilesMatch>
`,
  )
  .join('')}${[
  ['br', 'br'],
  ['gzip', 'gz'],
]
  .map(
    ([coding, extension]) => `<FilesMatch "\\.(?:${texts.map(([known]) => known).join('|')})\\.${extension}$">
  RemoveLanguage .${extension}
  RemoveEncoding .${extension}
  RemoveType .${extension}
  <IfModule mod_headers.c>
    Header set Content-Encoding ${coding}
    Header append Vary Accept-Encoding
  </IfModule>
</FilesMatch>
`,
  )
  .join('')}`;
}
