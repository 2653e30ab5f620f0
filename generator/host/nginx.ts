/** nginx: a server block, for /etc/nginx/sites-enabled/. All headers are set at server level: a location with an add_header drops all others. */
import { expandRedirects } from './redirects.ts';
import { each, escaped, type Host, hostFiles, immutable, nameOf, revalidate, type Table, textTypes } from './table.ts';

export const nginx: Host = table => ({
  deploy: [{ path: `${nameOf(table.address)}.conf`, bytes: serverBlock(table) }],
});

function serverBlock({ address, redirects, headers, hashed, types }: Table): string {
  const name = nameOf(address);
  const variable = `$cache_${name.replace(/\W/g, '_')}`;
  const { html: _, ...others } = types;
  const hidden = hostFiles.filter(file => !file.startsWith('.')).map(escaped);
  const unknown = newTypes.filter(extension => types[extension]);
  const texts = [...new Set([...textTypes(others), ...olderTypes])];
  return `# ${name}, for nginx. Copy the site to /var/www/${name}${address.base}, then run certbot --nginx to add HTTPS.

map $uri ${variable} {
  default "${revalidate}";
${each(hashed, path => `  "~^${escaped(path)}$" "${immutable}";\n`)}}

server {
  listen 80;
  listen [::]:80;
  server_name ${name};
  root /var/www/${name};

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types ${texts.join(' ')};

  # A folder without a page returns 404, like an unknown path.
  error_page 403 404 =404 ${address.base}404.html;

${each(headers, ([header, value]) => `  add_header ${header} "${value}" always;\n`)}  add_header Cache-Control ${variable} always;

  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${texts.join(' ')};
  # With libnginx-mod-http-brotli-static installed:
  # brotli_static on;

  location ~ /\\.(?!well-known/) { return 404; }
  location ~ /(?:${hidden.join('|')})$ { return 404; }
${each(unknown, extension => `  location ~ \\.${extension}$ { default_type ${types[extension]?.replace(/;.*/, '')}; }\n`)}${each(
  expandRedirects(redirects),
  ({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }\n`,
)}}
`;
}

/** Older names of some types, which nginx's own list uses. */
const olderTypes = ['application/javascript', 'application/json', 'text/xml'];

/** Extensions that nginx's list lacks in some versions still in use. Where nginx knows the extension, its own type applies. */
const newTypes = ['webmanifest', 'avif', 'woff2', 'mjs'];
