/** Checks paths that are not files of the site: unknown, private and old ones, and those without their trailing slash. */
import { expandRedirects, hostFiles } from '../../host/host.ts';
import { servedPath } from '../../model.ts';
import { causeOf } from './causes.ts';
import { compressed, randomName } from './client.ts';
import { cacheSeconds, checkHeaders, checkPolicies } from './response.ts';
import type { Context } from './verify.ts';

/** Seconds for which a 404 may be cached: the longest that a supported host sets by itself. */
const max404Seconds = 600;

/** Requests paths that do not exist: at the root, among pages and among hashed files. */
export async function checkUnknown(context: Context): Promise<void> {
  const { site, client, report } = context;
  const { base } = site.table.address;
  const page = site.files.includes('404.html') ? await site.read('404.html') : undefined;
  const folders = ['', folderWith(/^[^/]+\/.+\/index\.html$/, site.files), folderWith(/^assets\//, site.files)];
  const paths = [...new Set(folders)].map(
    folder => base + folder + randomName() + (folder === 'assets/' ? '.js' : '/'),
  );
  await client.each(paths, async path => {
    const response = await client.request(path);
    const { status, headers, body } = response;
    const place = path.replace(/[0-9a-f]{12}/, '…');
    if (status >= 200 && status < 400)
      return report('soft-404', place, { detail: [status, headers.get('location')].filter(Boolean).join(' to ') });
    if (status !== 404 && status !== 410) report('unknown-status', place, { subject: String(status) });
    const cache = headers.get('cache-control') ?? '';
    if (cache && cacheSeconds(cache) > max404Seconds) report('cached-404', place, { detail: cache });
    checkHeaders(place, response, context);
    if (!page) return;
    if (body.equals(page)) return checkPolicies(place, response, context);
    const cause = causeOf('404.html', body, page);
    if (cause.fault === 'changed') report('wrong-404-page', place);
    else report(cause.fault, place, cause);
  });
}

/** Returns the top folder of the first file that matches, "blog/", or '' if none does. */
const folderWith = (pattern: RegExp, files: readonly string[]) =>
  files.find(file => pattern.test(file))?.replace(/\/.*/, '/') ?? '';

/** The maximum number of pages to request without their slash, of old paths, and of folders without a page. */
const samples = { pages: 5, redirects: 50, folders: 5 };

/** Files that a careless upload may include. */
const privateFiles = ['.git/HEAD', '.generated.json', '.dist.build/manifest.json', 'deploy/site.json', 'package.json'];

/** Requests private files and folder listings. A host that sends the same page for every path exposes nothing. */
export async function checkPrivate({ site, client, report }: Context): Promise<void> {
  const { base } = site.table.address;
  const unknown = await client.request(`${base}${randomName()}.json`);
  // CNAME and .nojekyll reveal nothing that the site does not.
  const configFiles = hostFiles.filter(file => file !== 'CNAME' && file !== '.nojekyll');
  const folders = [...new Set(site.files.map(file => file.replace(/[^/]*$/, '')))];
  const bare = folders.filter(folder => !site.files.includes(`${folder}index.html`)).slice(0, samples.folders);
  await client.each([...privateFiles, ...configFiles, ...bare], async file => {
    if (site.files.includes(file)) return;
    const { status, body } = await client.request(base + file);
    if (status === 200 && !body.equals(unknown.body)) report('exposed', base + file);
  });
}

/** Checks that other addresses of a page redirect to it: in one step, on the same host, with the query. */
export async function checkRedirects({ site, client, report, origin }: Context): Promise<void> {
  const { table, files } = site;
  const { base } = table.address;
  const query = '?verify=1&q=a%20b';
  /** Returns what is wrong with a redirect, or ''. */
  async function redirectFault(path: string, to: string, statuses: readonly number[], from = origin): Promise<string> {
    const { status, headers, failure } = await client.request(path + query, compressed, from);
    const location = headers.get('location');
    if (status === 0) return failure;
    if (!statuses.includes(status) || !location) return `${status}`;
    const expected = origin + to + query;
    return new URL(location, from + path).href === new URL(expected).href ? '' : `${status} to ${location}`;
  }
  const pages = files.filter(file => file.endsWith('/index.html')).map(file => servedPath(file, table.address));
  await client.each(spread(pages, samples.pages), async path => {
    const detail = await redirectFault(path.slice(0, -1), path, [301, 302, 307, 308]);
    if (detail) report('slash', path.slice(0, -1), { detail });
  });
  await client.each(expandRedirects(table.redirects).slice(0, samples.redirects), async ({ from, to }) => {
    // On a host without redirects, a page in place of the old one redirects.
    if (files.some(file => servedPath(file, table.address).replace(/\/$/, '') === from.replace(/\/$/, ''))) return;
    const detail = await redirectFault(from, to, [301, 308]);
    if (detail) report('redirect-missing', from, { detail });
  });
  const { protocol, host, port } = new URL(origin);
  if (protocol !== 'https:' || port !== '') return;
  const detail = await redirectFault(base, base, [301, 302, 307, 308], `http://${host}`);
  if (detail) report('https', `http://${host}${base}`, { detail });
}

/** Picks at most `count` items, evenly from first to last. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, i) => Math.floor((i * count) / items.length) !== Math.floor(((i - 1) * count) / items.length));
