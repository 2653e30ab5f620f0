/**
 * A finished site → the files that a host needs to serve it well, all made from one table (table.ts). Some stand in the output folder,
 * where that host reads them; the rest is for the person who deploys, and goes into deploy/, beside the output folder.
 */
import { type Diagnostic, type Location, throwIfAny, unknownWord } from '../diagnostics/diagnostics.ts';
import { type Address, type Cache, type Content, type File, type Output, putNew, type Route } from '../model.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { compressAll } from './compress.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { cloudflare, netlify } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { redirectsOf } from './redirects.ts';
import { s3Cloudfront } from './s3-cloudfront.ts';
import { type Host, type Sized, type Table, tableOf } from './table.ts';
import { vercel } from './vercel.ts';

export { type Answers, answersOf } from './answers.ts';
export { inEveryForm } from './redirects.ts';
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

/** What is made for hosts beside the site: the table, and the files of deploy/. */
export type ForHosts = { hosts: HostName[]; table: Table; beside: File[] };

/** What deploy/site.json remembers for `preview`: the table, and the hosts that it was made for. */
export type Deployment = Pick<ForHosts, 'table' | 'hosts'>;

type Site = {
  address: Address;
  content: Content;
  routes: readonly Route[];
  files: readonly Sized[];
  locate: (path: (string | number)[]) => Location;
};

type How = {
  /** Instead of those that content/site.yaml chooses. */
  hosts?: readonly HostName[] | undefined;
  compress: boolean;
  output: Output;
  cache: Cache;
};

/**
 * Puts into the output what hosts read there, and compressed siblings; resolves with the paths of these as `added`. Throws a
 * DiagnosticError for redirects that lead nowhere or to themselves, for each limit of a host that the site is over, and for a file that
 * is the site's own already.
 */
export async function host(site: Site, how: How): Promise<ForHosts & { added: string[] }> {
  const { files } = site;
  const { compress, output, cache } = how;
  const paths = files.map(({ path }) => path);
  const table = tableOf(site.address, paths, redirectsOf({ ...site, files: paths }));
  const hosts = [...new Set(how.hosts ?? standingHosts(site))];
  const makers: readonly (Host & { name: HostName })[] = hosts.map(name => ({ name, ...modules[name] }));
  throwIfAny(
    makers.flatMap(({ name, limits }) =>
      (limits?.(table, files) ?? []).map(over => ({ ...over, message: `${name} ${over.message}` })),
    ),
  );
  const made = makers.map(maker => ({ name: maker.name, ...maker.files(table, files) }));
  // Netlify and Cloudflare read the same files.
  const served = new Map(made.flatMap(({ served = [] }) => served).map(file => [file.path, file]));
  throwIfAny(paths.filter(path => served.has(path)).map(path => collision(path, site.routes)));
  for (const file of served.values()) putNew(output, file);
  const siblings = compress ? await compressAll(files, output, cache) : [];
  const deployment: Deployment = { hosts, table };
  const remembered = { path: 'site.json', bytes: `${JSON.stringify(deployment, null, 1)}\n` };
  const others = made.flatMap(({ name, beside = [] }) =>
    beside.map(file => ({ ...file, path: `${name}/${file.path}` })),
  );
  const beside = hosts.length > 0 ? [remembered, ...others] : [];
  return { hosts, table, beside, added: [...siblings, ...served.keys()] };
}

const collision = (path: string, routes: readonly Route[]): Diagnostic => ({
  message: `${path} is made for the host, and stands on the site too`,
  location: { file: routes.find(({ file }) => file === path)?.source ?? `public/${path}` },
  hint: 'Remove yours, or build without --host.',
});

/** The hosts that content/site.yaml chooses: `host: nginx`, or a list. Throws a DiagnosticError for one that is not known. */
function standingHosts({ content, locate }: Site): HostName[] {
  const chosen = (content.site as { host?: unknown } | undefined)?.host ?? [];
  const names: unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  throwIfAny(
    names
      .filter(name => !isHostName(name))
      .map(name => ({ message: unknownWord('host', String(name), hostNames), location: locate(['site', 'host']) })),
  );
  return names.filter(isHostName);
}
