/** nginx: a server block, for /etc/nginx/sites-enabled/. It holds every header once, in the server: a location with one of its own drops all others. */
import { inEveryForm } from './redirects.ts';
import { askFirst, each, escaped, forEver, type Host, hostFiles, nameOf, type Table, textTypes } from './table.ts';

export const nginx: Host = {
  files: table => ({ beside: [{ path: `${nameOf(table.address)}.conf`, bytes: serverBlock(table) }] }),
};

function serverBlock({ address, redirects, headers, hashed, types }: Table): string {
  const name = nameOf(address);
  const variable = `$cache_${name.replace(/\W/g, '_')}`;
  const { html: _, ...others } = types;
  const hidden = hostFiles.filter(file => !file.startsWith('.')).map(escaped);
  const unknown = newTypes.filter(extension => types[extension]);
  const texts = [...new Set([...textTypes(others), ...olderTypes])];
  return `# ${name}, for nginx. The site is copied to /var/www/${name}${address.base}; then certbot --nginx adds HTTPS.

map $uri ${variable} {
  default "${askFirst}";
${each(hashed, path => `  "~^${escaped(path)}$" "${forEver}";\n`)}}

server {
  listen 80;
  listen [::]:80;
  server_name ${name};
  root /var/www/${name};

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types ${texts.join(' ')};

  # A folder without a page is as unknown as a path that never was.
  error_page 403 404 =404 ${address.base}404.html;

${each(headers, ([header, value]) => `  add_header ${header} "${value}" always;\n`)}  add_header Cache-Control ${variable} always;

  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${texts.join(' ')};
  # With libnginx-mod-http-brotli-static:
  # brotli_static on;

  location ~ /\\.(?!well-known/) { return 404; }
  location ~ /(?:${hidden.join('|')})$ { return 404; }
${each(unknown, extension => `  location ~ \\.${extension}$ { default_type ${types[extension]?.replace(/;.*/, '')}; }\n`)}${each(
  inEveryForm(redirects),
  ({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }\n`,
)}}
`;
}

/** Names that its own list has for some of these. */
const olderTypes = ['application/javascript', 'application/json', 'text/xml'];

/** Extensions that the list of some nginx still in use does not have; where it has one, its own type stands. */
const newTypes = ['webmanifest', 'avif', 'woff2', 'mjs'];
