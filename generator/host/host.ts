/**
 * Generates the files that a host needs to serve a finished site well, all from one table (table.ts). Some go into the output folder, where
 * the host reads them; the others are for the person who deploys the site, and go into deploy/.
 */
import { type Diagnostic, type Location, throwIfAny, unknownWord } from '../diagnostics/diagnostics.ts';
import type { Address, Cache, Content, File, Output, Route } from '../model.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { compressAll } from './compress.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { cloudflare, netlify } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { redirectsOf } from './redirects.ts';
import { s3Cloudfront } from './s3-cloudfront.ts';
import { type FileInfo, type Host, json, type Table, tableOf } from './table.ts';
import { vercel } from './vercel.ts';

export { behaviourOf, type HostBehaviour } from './behaviour.ts';
export { expandRedirects } from './redirects.ts';
export { extensionOf, hostFiles, isText, type Table, tableOf, typeOf } from './table.ts';

const modules = {
  nginx,
  apache,
  caddy,
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
  's3-cloudfront': s3Cloudfront,
  firebase,
} satisfies Record<string, Host>;

export type HostName = keyof typeof modules;
export const hostNames = Object.keys(modules) as HostName[];

export const isHostName = (text: unknown): text is HostName => hostNames.some(name => name === text);

/** What is generated for hosts in addition to the site: the table, and the files of deploy/. */
export type ForHosts = { hosts: HostName[]; table: Table; deployFiles: File[] };

/** The content of deploy/site.json, for `preview` and `verify`: the table, and the hosts that the build was for. */
export type Deployment = Pick<ForHosts, 'table' | 'hosts'>;

/** What hosts need to know of the finished site. */
type HostedSite = {
  address: Address;
  content: Content;
  routes: readonly Route[];
  files: readonly FileInfo[];
  locate: (path: (string | number)[]) => Location;
};

type HostOptions = {
  /** The hosts to build for, instead of those in content/site.yaml. */
  hosts?: readonly HostName[] | undefined;
  compress: boolean;
  output: Output;
  cache: Cache;
};

/**
 * Puts the files that hosts read, and compressed copies, into the output; resolves with their paths as `added`. Throws a DiagnosticError
 * for each invalid redirect, for each limit of a host that the site exceeds, and for each file that the site has itself.
 */
export async function host(site: HostedSite, options: HostOptions): Promise<ForHosts & { added: string[] }> {
  const { files } = site;
  const { compress, output, cache } = options;
  const paths = files.map(({ path }) => path);
  const table = tableOf(site.address, paths, redirectsOf({ ...site, files: paths }));
  const hosts = [...new Set(options.hosts ?? configuredHosts(site))];
  const generated = hosts.map(name => ({ name, ...modules[name](table, files) }));
  throwIfAny(
    generated.flatMap(({ name, exceeded = [] }) =>
      exceeded.map(limit => ({ ...limit, message: `${name} ${limit.message}` })),
    ),
  );
  // A map, as Netlify and Cloudflare read the same files.
  const served = new Map(generated.flatMap(({ served = [] }) => served).map(file => [file.path, file]));
  throwIfAny(paths.filter(path => served.has(path)).map(path => collision(path, site.routes)));
  for (const file of served.values()) output.put(file);
  const copies = compress ? await compressAll(files, output, cache) : [];
  const deployment: Deployment = { hosts, table };
  const tableFile = json('site.json', deployment);
  const others = generated.flatMap(({ name, deploy = [] }) =>
    deploy.map(file => ({ ...file, path: `${name}/${file.path}` })),
  );
  const deployFiles = hosts.length > 0 ? [tableFile, ...others] : [];
  return { hosts, table, deployFiles, added: [...copies, ...served.keys()] };
}

const collision = (path: string, routes: readonly Route[]): Diagnostic => ({
  message: `${path} is generated for the host, but the site has its own`,
  location: { file: routes.find(({ file }) => file === path)?.source ?? `public/${path}` },
  hint: 'Remove yours, or build without --host.',
});

/** Returns the hosts in content/site.yaml: `host: nginx`, or a list. Throws a DiagnosticError for an unknown one. */
function configuredHosts({ content, locate }: HostedSite): HostName[] {
  const value = (content.site as { host?: unknown } | undefined)?.host ?? [];
  const names: unknown[] = [value].flat();
  throwIfAny(
    names
      .filter(name => !isHostName(name))
      .map(name => ({ message: unknownWord('host', String(name), hostNames), location: locate(['site', 'host']) })),
  );
  return names.filter(isHostName);
}
