/** Paths that are no files of the site: unknown ones, private ones, old ones, and those without their last slash. */
import { hostFiles, inEveryForm } from '../../host/host.ts';
import { servedPath } from '../../model.ts';
import { checkHeaders, checkPolicies, secondsKept } from './answer.ts';
import { compressed, randomName } from './ask.ts';
import { causeOf } from './causes.ts';
import type { Context } from './verify.ts';

/** Seconds for which a 404 may be kept: as long as the hosts that set it themselves keep it. */
const longest404 = 600;

/** Asks for paths that nobody has made, at the root, among pages and among hashed files. */
export async function checkUnknown(context: Context): Promise<void> {
  const { site, client, report } = context;
  const { base } = site.table.address;
  const page = site.files.includes('404.html') ? await site.read('404.html') : undefined;
  const folders = ['', folderWith(/^[^/]+\/.+\/index\.html$/, site.files), folderWith(/^assets\//, site.files)];
  const paths = [...new Set(folders)].map(
    folder => base + folder + randomName() + (folder === 'assets/' ? '.js' : '/'),
  );
  await client.each(paths, async path => {
    const answer = await client.ask(path);
    const { status, headers, body } = answer;
    const place = path.replace(/[0-9a-f]{12}/, '…');
    if (status >= 200 && status < 400)
      return report('soft-404', place, { detail: headers.location ? `${status} to ${headers.location}` : `${status}` });
    if (status !== 404 && status !== 410) report('unknown-status', place, { subject: String(status) });
    const cache = headers['cache-control'] ?? '';
    if (cache && secondsKept(cache) > longest404) report('kept-404', place, { detail: cache });
    checkHeaders(place, answer, context);
    if (!page) return;
    if (body.equals(page)) return checkPolicies(place, answer, context);
    const cause = causeOf('404.html', body, page);
    if (cause.fault === 'changed') report('own-404', place);
    else report(cause.fault, place, cause);
  });
}

/** The first folder with a file of that form, "blog/"; '' where there is none. */
const folderWith = (pattern: RegExp, files: readonly string[]) =>
  files.find(file => pattern.test(file))?.replace(/\/.*/, '/') ?? '';

/** At most so many pages are asked for without their slash, old paths for where they lead, folders without a page for their list. */
const samples = { pages: 5, redirects: 50, folders: 5 };

/** What a careless upload brings along. */
const privateFiles = ['.git/HEAD', '.generated.json', '.dist.build/manifest.json', 'deploy/site.json', 'package.json'];

/** Asks for what is not for visitors, and for the list of a folder. Where every path is answered alike nothing of it is exposed. */
export async function checkPrivate({ site, client, report }: Context): Promise<void> {
  const { base } = site.table.address;
  const unknown = await client.ask(`${base}${randomName()}.json`);
  // Two files of hosts say nothing that the site does not.
  const own = hostFiles.filter(file => file !== 'CNAME' && file !== '.nojekyll');
  const folders = [...new Set(site.files.map(file => file.replace(/[^/]*$/, '')))];
  const bare = folders.filter(folder => !site.files.includes(`${folder}index.html`)).slice(0, samples.folders);
  await client.each([...privateFiles, ...own, ...bare], async file => {
    if (site.files.includes(file)) return;
    const { status, body } = await client.ask(base + file);
    if (status === 200 && !body.equals(unknown.body)) report('exposed', base + file);
  });
}

/** Whether what is not the address of a page leads to it: in one step, on the same host, and with its query. */
export async function checkRedirects({ site, client, report, origin }: Context): Promise<void> {
  const { table, files } = site;
  const { base } = table.address;
  const query = '?verify=1&q=a%20b';
  async function leads(path: string, to: string, statuses: readonly number[], from = origin): Promise<string> {
    const { status, headers, failure } = await client.ask(path + query, compressed, from);
    const { location } = headers;
    if (status === 0) return failure;
    if (!statuses.includes(status) || !location) return `${status}`;
    const expected = origin + to + query;
    return new URL(location, from + path).href === new URL(expected).href ? '' : `${status} to ${location}`;
  }
  const pages = files.filter(file => file.endsWith('/index.html')).map(file => servedPath(file, table.address));
  await client.each(spread(pages, samples.pages), async path => {
    const detail = await leads(path.slice(0, -1), path, [301, 302, 307, 308]);
    if (detail) report('slash', path.slice(0, -1), { detail });
  });
  await client.each(inEveryForm(table.redirects).slice(0, samples.redirects), async ({ from, to }) => {
    // Where a host has no redirects, a page leads on.
    if (files.some(file => servedPath(file, table.address).replace(/\/$/, '') === from.replace(/\/$/, ''))) return;
    const detail = await leads(from, to, [301, 308]);
    if (detail) report('redirect-missing', from, { detail });
  });
  const { protocol, host, port } = new URL(origin);
  if (protocol !== 'https:' || port !== '') return;
  const detail = await leads(base, base, [301, 302, 307, 308], `http://${host}`);
  if (detail) report('https', `http://${host}${base}`, { detail });
}

/** At most `count` of some items, from the first to the last. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, i) => Math.floor((i * count) / items.length) !== Math.floor(((i - 1) * count) / items.length));
