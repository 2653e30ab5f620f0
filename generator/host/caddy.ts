/** Caddy: a Caddyfile, which also sees to HTTPS. Rules for hashed files ask whether the file is there, and the general one stands back. */
import { formsOf } from './redirects.ts';
import { askFirst, each, forEver, type Host, hostFiles, nameOf, type Table, textTypes } from './table.ts';

export const caddy: Host = {
  files: table => ({ beside: [{ path: 'Caddyfile', bytes: caddyfile(table) }] }),
};

function caddyfile({ address, redirects, headers, hashed, types }: Table): string {
  const name = nameOf(address);
  const { html: _, ...others } = types;
  const kept = `
	@hashed {
		path ${hashed.join(' ')}
		file
	}
	header @hashed Cache-Control "${forEver}"
`;
  return `# The site is copied to /var/www/${name}${address.base}.
(${name}) {
	header {
${each(headers, ([header, value]) => `\t\t${header} "${value}"\n`)}		-Server
		?Cache-Control "${askFirst}"
	}
	header ?Vary Accept-Encoding
}

${address.origin} {
	root * /var/www/${name}
	import ${name}
${hashed.length > 0 ? kept : ''}${each(
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
	@was${i} path ${formsOf(from).join(' ')}
	route @was${i} {
		rewrite * ${to}
		redir * {uri} 301
	}
`,
)}
	# Its own redirect to the slash loses the query before version 2.8. Two slashes in front would be the name of another host.
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
