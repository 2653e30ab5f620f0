/** Redirects from the former paths of pages: an entry of content lists them as `was: [/old-path/]`. */
import { type Diagnostic, type Location, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Address, type Content, originOf, type Route } from '../model.ts';

/** A permanent redirect. Both are paths of URLs: they include the base, and letters of other scripts are encoded. */
export type Redirect = { from: string; to: string };

type RedirectInput = {
  content: Content;
  routes: readonly Pick<Route, 'path' | 'file' | 'source'>[];
  /** Every file of the finished site: "about/index.html". */
  files: readonly string[];
  address: Address;
  locate: (path: (string | number)[]) => Location;
};

/**
 * Returns the redirects of a site, sorted by `from`. Throws a DiagnosticError for every path that cannot redirect: an existing page or file, a
 * path that is listed twice, or one whose entry has no page of its own. So no redirect leads to itself or to another redirect.
 */
export function redirectsOf({ content, routes, files, address, locate }: RedirectInput): Redirect[] {
  const diagnostics: Diagnostic[] = [];
  const existing = new Map(files.map(file => [keyOf(`/${file}`), `/${file.replace(/(^|\/)index\.html$/, '$1')}`]));
  const pagesOf = new Map<string, string[]>();
  for (const { path, file, source } of routes)
    if (file.endsWith('.html')) pagesOf.set(source, [...(pagesOf.get(source) ?? []), path]);
  const claimed = new Map<string, Location>();
  const redirects: Redirect[] = [];

  for (const { entry, at } of entriesOf(content)) {
    const { was } = entry;
    if (was === undefined) continue;
    const report = (message: string, hint: string, ...rest: number[]) =>
      void diagnostics.push({ message, location: locate([...at, 'was', ...rest]), hint });
    if (!Array.isArray(was)) {
      report('"was" is not a list of paths', 'List the former paths of the page: [/old-path/].');
      continue;
    }
    const pages = pagesOf.get(originOf(entry)?.file ?? '') ?? [];
    const [page] = pages;
    if (!page || pages.length > 1) {
      const count = page ? `this entry makes ${pages.length} pages` : 'no page is made from this entry alone';
      report(`"was" has no page to redirect to: ${count}`, 'Use "was" only in an entry that makes exactly one page.');
      continue;
    }
    for (const [i, from] of (was as unknown[]).entries()) {
      if (typeof from !== 'string' || !isPath(from)) {
        report(`"${from}" is not a path that can redirect`, allowed, i);
        continue;
      }
      const key = keyOf(from);
      const twin = claimed.get(key);
      const other = existing.get(key);
      if (key === keyOf(page)) report(`"${from}" would redirect to itself: it is the path of this page`, remove, i);
      else if (other) report(`"${from}" is ${other}, which exists on the site`, remove, i);
      else if (twin) report(`"${from}" redirects already, at ${twin.file}:${twin.line}`, remove, i);
      else redirects.push({ from: address.base + from.slice(1), to: address.base + encodeURI(page.slice(1)) });
      claimed.set(key, locate([...at, 'was', i]));
    }
  }
  throwIfAny(diagnostics);
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns every entry of content, as an object, with its path. */
const entriesOf = (content: Content): { entry: { was?: unknown }; at: (string | number)[] }[] =>
  Object.entries(content).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((entry, i) => ({ entry: Object(entry), at: [name, i] }))
      : [{ entry: Object(value), at: [name] }],
  );

const isPath = (text: string) =>
  /^\/(?:[\w~.-]+\/)*[\w~.-]+\/?$/.test(text) && text.length <= 500 && !/\/\.{1,2}(\/|$)/.test(text);

const allowed =
  'Begin with a slash, and leave out the query: /old-path/. Allowed are letters from A to Z, digits, "-", "_", "." and "~".';
const remove = 'Remove it here, or change the other one.';

/** Returns the same key for all paths that some host or file system treats as one: with and without a slash or index.html, in any case. */
const keyOf = (path: string): string => path.toLowerCase().replace(/\/(?:index\.html)?$/, '');

/** Expands redirects to every variant of their paths. */
export const expandRedirects = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.flatMap(({ from, to }) => variantsOf(from).map(variant => ({ from: variant, to })));

/** Returns the variants of a path that visitors may request: "/old/" also without its trailing slash, "/old.html" only as it is. */
export function variantsOf(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return /\.\w+$/.test(path) ? [path] : [bare, `${bare}/`];
}
