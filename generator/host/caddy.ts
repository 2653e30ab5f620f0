/** Caddy: a Caddyfile; Caddy sets up HTTPS by itself. The rules for hashed files match only files that exist, before the general rule. */
import { variantsOf } from './redirects.ts';
import { each, type Host, hostFiles, immutable, nameOf, revalidate, type Table, textTypes } from './table.ts';

export const caddy: Host = table => ({ deploy: [{ path: 'Caddyfile', bytes: caddyfile(table) }] });

function caddyfile({ address, redirects, headers, hashed, types }: Table): string {
  const name = nameOf(address);
  const { html: _, ...others } = types;
  const cacheRule = `
	@hashed {
		path ${hashed.join(' ')}
		file
	}
	header @hashed Cache-Control "${immutable}"
`;
  return `# Copy the site to /var/www/${name}${address.base}.
(${name}) {
	header {
${each(headers, ([header, value]) => `\t\t${header} "${value}"\n`)}		-Server
		?Cache-Control "${revalidate}"
	}
	header ?Vary Accept-Encoding
}

${address.origin} {
	root * /var/www/${name}
	import ${name}
${hashed.length > 0 ? cacheRule : ''}${each(
  Object.entries(others),
  ([extension, type]) => `
	@${extension} {
		path *.${extension}
		file
	}
	header @${extension} Content-Type "${type}"
`,
)}${each(
  redirects,
  ({ from, to }, i) => `
	@was${i} path ${variantsOf(from).join(' ')}
	route @was${i} {
		rewrite * ${decodeURI(to)}
		redir * {uri} 301
	}
`,
)}
	# Before version 2.8, Caddy's own redirect to the trailing slash drops the query. A path that begins with two slashes would redirect to another host.
	@folder {
		not path */ //*
		file {path}/index.html
	}
	route @folder {
		rewrite * {path}/
		redir * {uri} 308
	}

	@hidden {
		path */.*
		not path */.well-known/*
	}
	error @hidden 404

	encode {
		gzip
		match {
${each(textTypes(types), type => `\t\t\theader Content-Type ${type}*\n`)}		}
	}
	file_server {
		precompressed br gzip
		hide ${hostFiles.join(' ')}
	}

	handle_errors {
		import ${name}
		rewrite * ${address.base}404.html
		file_server
	}
}
`;
}
