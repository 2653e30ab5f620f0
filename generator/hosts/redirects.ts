/** Redirects from former paths of pages: an entry of content lists them as `was: [/old-path/]`. */
import { type Diagnostic, type Location, throwIfAny } from '../diagnostics/diagnostics.ts';
import { placesExcludedBy, placesOf } from '../files.ts';
import type { Address, Content, Redirect, Route } from '../model.ts';
import { decoded, isDocument, isPathSegment, originOf } from '../model.ts';

export type HostedSite = {
  content: Content;
  routes: readonly Pick<Route, 'path' | 'page' | 'source'>[];
  files: readonly { path: string; hash: string }[];
  address: Address;
  locate: (path: (string | number)[]) => Location;
};

/** Returns the redirects, sorted. Throws for each path that is invalid, exists on the site, is listed twice, or leads to no page. */
export function redirectsOf({ content, routes, files, address, locate }: HostedSite): Redirect[] {
  const redirects: Redirect[] = [];
  const diagnostics: Diagnostic[] = [];
  const taken = new Map(files.map(({ path }) => [keyOf(`/${path}`), 'exists on the site']));
  const entries = Object.entries(content).flatMap(([name, value]) =>
    [value].flat().map((entry, i) => ({ entry: Object(entry), at: Array.isArray(value) ? [name, i] : [name] })),
  );
  const made = new Map(files.map(({ path }) => [placesOf(path)[0], `/${path}`]));
  const encoded = (path: string) => address.base + encodeURI(path.slice(1));
  for (const { entry, at } of entries.filter(({ entry }) => entry.was)) {
    // An entry may be on several pages: links to it lead to the first, and so do redirects.
    const page = routes.find(({ page, source }) => isDocument(page) && source === originOf(entry)?.file);
    for (const [i, from] of [entry.was].flat().map(String).entries()) {
      const location = locate([...at, 'was', i]);
      const report = (message: string, hint: string) => void diagnostics.push({ message, location, hint });
      const other = taken.get(keyOf(from));
      const [own = '', , ...folders] = placesExcludedBy(fileAt(from));
      const above = folders.map(place => made.get(place)).find(Boolean);
      made.set(own, from);
      if (!page) report('"was" has no page to redirect to', 'Use it only in an entry that makes a page.');
      else if (!isPath(from)) report(`"${from}" is not a path such as /old-path/`, allowed);
      else if (other) report(`"${from}" ${other}`, 'Remove it here, or change the other one.');
      else if (above) report(`"${from}" is below a file, ${above}`, 'Remove it here, or rename the file.');
      else redirects.push({ from: encoded(decoded(from)), to: encoded(page.path) });
      taken.set(keyOf(from), `redirects already, at ${location.file}:${location.line}`);
    }
  }
  throwIfAny(diagnostics);
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns the file of a page at a path that redirects: "/old/" → "old/index.html". */
export function fileAt(path: string): string {
  const name = decoded(path).slice(1);
  return name.endsWith('.html') ? name : `${name.replace(/\/$/, '')}/index.html`;
}

const isPath = (from: string) =>
  from.startsWith('/') && decoded(from).slice(1).replace(/\/$/, '').split('/').every(isPathSegment);
const allowed = 'Begin with a slash, and leave out the query. The letters may be of any script.';

/** Returns one key for all paths that some host takes for the same: with and without slash or index.html, in any case, encoded or not. */
const keyOf = (path: string): string =>
  decoded(path.toLowerCase())
    .normalize()
    .replace(/\/(?:index\.html)?$/, '');
