/** What a host needs beside the finished files. In its files, words in braces are filled in, and a line with {to} is repeated. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { type Diagnostic, type Location, throwIfAny } from '../diagnostics/diagnostics.ts';
import { filesUnder, placesExcludedBy, placesOf } from '../files.ts';
import type { Address, Cache, Content, File, Output, Redirect, Route } from '../model.ts';
import { decoded, isDocument, isHashed, isPathSegment, isText, originOf } from '../model.ts';

const folder = import.meta.dirname;
const isHost = (name: string) => !name.includes('.');
export const hostNames: readonly string[] = readdirSync(folder).filter(isHost).sort();
export const deployFolder = 'deploy';
type HostOptions = { hosts?: readonly string[] | undefined; compress: boolean; output: Output; cache: Cache };

/** Puts the files of `hosts` and compressed copies into the output; without a host, a page at each former path. */
export async function addHostFiles(site: HostedSite, { hosts = [], compress, output, cache }: HostOptions) {
  const { address, files } = site;
  const unhashed = files.filter(({ path }) => path.startsWith('assets/') && !isHashed(path));
  const hint = 'Hosts let browsers keep everything in assets/ for a year: move it to another folder.';
  throwIfAny(unhashed.map(({ path }) => ({ message: `dist/${path} has no hash in its name`, hint })));
  const redirects = redirectsOf(site);
  const filesIn = (place: string) => hosts.flatMap(host => hostFiles(host, place, address, redirects));
  const made = hosts.length > 0 ? filesIn('site') : redirects.map(redirect => redirectPage(redirect, address));
  // Two hosts may read the same file. A file of the site's own takes precedence.
  const added = new Map(made.map(file => [file.path, file]));
  for (const { path } of files) added.delete(path);
  for (const file of added.values()) output.put(file);
  const copies = compress ? await compressAll(files, output, cache) : [];
  const hostRedirects = hosts.length > 0 ? redirects : [];
  return { redirects: hostRedirects, added: [...added.keys(), ...copies], deployFiles: filesIn('deploy') };
}

/** Returns the files in a folder of a host, "site" or "deploy", filled in. Visitors may request "/old/" also without its slash. */
export function hostFiles(host: string, place: string, address: Address, redirects: readonly Redirect[]): File[] {
  const all = redirects.flatMap(({ from, to }) =>
    /\.\w+$/.test(from) ? [{ from, to }] : ['', '/'].map(end => ({ from: from.replace(/\/?$/, end), to })),
  );
  const templates = path.join(folder, host, place);
  return filesUnder(templates).map(name => ({ path: name, bytes: filledIn(path.join(templates, name), address, all) }));
}

function redirectPage(redirect: Redirect, address: Address): File {
  const file = fileAt(redirect.from.slice(address.base.length - 1));
  return { path: file, bytes: filledIn(path.join(folder, 'redirect.html'), address, [redirect]) };
}

function filledIn(template: string, { origin, base }: Address, redirects: readonly Redirect[]): string {
  const put = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (name, word) => values[word] ?? name);
  // Servers compare decoded paths, one of them by a regular expression.
  const all = redirects.map(({ from, to }) => {
    const decodedFrom = decodeURI(from);
    const fromPattern = decodedFrom.replace(/[.()+]/g, '\\$&');
    return { from, to, decodedFrom, decodedTo: decodeURI(to), fromPattern };
  });
  // A site in a sub-folder may share its host with others, which may not support HTTPS.
  const ownsHost = origin.startsWith('https:') && base === '/';
  const between = template.endsWith('.json') ? ',\n' : '\n';
  const filled = readFileSync(template, 'utf8')
    .replace(/^.*Strict-Transport-Security.*\n/gm, line => (ownsHost ? line : ''))
    .replace(/^.*\{(?:to|decodedTo)\}.*$/gm, line => all.map(values => put(line, values)).join(between));
  return put(filled, { base, origin, domain: new URL(origin).hostname });
}

const encoders = [['br', promisify(brotliCompress)] as const, ['gz', promisify(gzip)] as const];
const concurrency = 4;

export async function compressAll(files: HostedSite['files'], output: Output, cache: Cache): Promise<string[]> {
  const copies: string[] = [];
  async function compress({ path, hash }: HostedSite['files'][number]): Promise<void> {
    for (const [suffix, encode] of encoders) {
      const copy = `${path}.${suffix}`;
      const cached = cache.get(`${suffix} ${hash}`) as string | undefined;
      if (!cached || !output.has(copy, cached)) {
        const bytes = await encode(output.get(path) ?? '');
        cache.set(`${suffix} ${hash}`, output.put({ path: copy, bytes }));
      }
      copies.push(copy);
    }
  }
  const texts = files.filter(({ path }) => isText(lookup(path) ?? ''));
  while (texts.length > 0) await Promise.all(texts.splice(0, concurrency).map(compress));
  return copies;
}

type HostedSite = {
  content: Content;
  routes: readonly Pick<Route, 'path' | 'page' | 'source'>[];
  files: readonly { path: string; hash: string }[];
  address: Address;
  locate: (path: (string | number)[]) => Location;
};

function redirectsOf({ content, routes, files, address, locate }: HostedSite): Redirect[] {
  const redirects: Redirect[] = [];
  const diagnostics: Diagnostic[] = [];
  const taken = new Map(files.flatMap(({ path }) => placesOf(path).map(place => [place, 'exists on the site'])));
  const entries = Object.entries(content).flatMap(([name, value]) =>
    [value].flat().map((entry, i) => ({ entry: Object(entry), at: Array.isArray(value) ? [name, i] : [name] })),
  );
  const encoded = (path: string) => address.base + encodeURI(path.slice(1));
  for (const { entry, at } of entries.filter(({ entry }) => entry.was)) {
    // An entry may be on several pages: links to it lead to the first, and so do redirects.
    const page = routes.find(({ page, source }) => isDocument(page) && source === originOf(entry)?.file);
    for (const [i, from] of [entry.was].flat().map(String).entries()) {
      const location = locate([...at, 'was', i]);
      const report = (message: string, hint: string) => void diagnostics.push({ message, location, hint });
      const file = fileAt(from);
      const place = placesExcludedBy(file).find(one => taken.has(one));
      if (!page) report('"was" has no page to redirect to', 'Use it only in an entry that makes a page.');
      else if (!isPath(from)) report(`"${from}" is not a path such as /old-path/`, allowed);
      else if (place) report(`"${from}": /${place} ${taken.get(place)}`, 'Remove it here, or change the other one.');
      else redirects.push({ from: encoded(decoded(from)), to: encoded(page.path) });
      taken.set(placesOf(file)[0] ?? '', `redirects already, at ${location.file}:${location.line}`);
    }
  }
  throwIfAny(diagnostics);
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns the file of a page at a path that redirects: "/old/" → "old/index.html". */
const fileAt = (path: string): string =>
  path.endsWith('.html') ? decoded(path.slice(1)) : `${decoded(path).replace(/^\/|\/$/g, '')}/index.html`;

const isPath = (from: string) =>
  from.startsWith('/') && decoded(from).slice(1).replace(/\/$/, '').split('/').every(isPathSegment);
const allowed = 'Begin with a slash, and leave out the query. The letters may be of any script.';
