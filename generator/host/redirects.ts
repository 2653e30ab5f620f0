/** Where pages stood before: an entry of content says `was: [/old-path/]`, and each of these paths leads to its page for good. */
import { type Diagnostic, type Location, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Address, type Content, originOf, type Route } from '../model.ts';

/** A permanent redirect, from a path of the host to another one. */
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
 * The redirects of a site, sorted by the path that they lead from. Throws a DiagnosticError for every path that cannot be led on: one that
 * is a page or a file, that two entries claim, or whose entry has no page of its own. So no redirect leads to itself, or to another one.
 */
export function redirectsOf({ content, routes, files, address, locate }: RedirectInput): Redirect[] {
  const diagnostics: Diagnostic[] = [];
  const standing = new Map(files.map(file => [keyOf(`/${file}`), `/${file.replace(/(^|\/)index\.html$/, '$1')}`]));
  const pagesOf = new Map<string, string[]>();
  for (const { path, file, source } of routes)
    if (file.endsWith('.html')) pagesOf.set(source, [...(pagesOf.get(source) ?? []), path]);
  const claimed = new Map<string, Location>();
  const redirects: Redirect[] = [];

  for (const { entry, at } of entriesOf(content)) {
    const { was } = entry as { was?: unknown };
    if (was === undefined) continue;
    const report = (message: string, hint: string, ...rest: number[]) =>
      void diagnostics.push({ message, location: locate([...at, 'was', ...rest]), hint });
    if (!Array.isArray(was)) {
      report('"was" is no list of paths', 'Write the paths where the page stood: [/old-path/].');
      continue;
    }
    const pages = pagesOf.get(originOf(entry)?.file ?? '') ?? [];
    const [page] = pages;
    if (!page || pages.length > 1) {
      const count = page ? `${pages.length} pages are made of this entry` : 'no page is made of this entry alone';
      report(`nothing to lead "was" to: ${count}`, 'Only an entry with one page of its own can say where it was.');
      continue;
    }
    for (const [i, from] of (was as unknown[]).entries()) {
      if (typeof from !== 'string' || !isPath(from)) {
        report(`"${from}" is no path that can be led on`, allowed, i);
        continue;
      }
      const key = keyOf(from);
      const twin = claimed.get(key);
      const other = standing.get(key);
      if (key === keyOf(page)) report(`"${from}" would lead to itself: it is where this page stands`, remove, i);
      else if (other) report(`"${from}" is ${other}, which stands on the site`, remove, i);
      else if (twin) report(`"${from}" is led on already, at ${twin.file}:${twin.line}`, remove, i);
      else redirects.push({ from: address.base + from.slice(1), to: address.base + page.slice(1) });
      claimed.set(key, locate([...at, 'was', i]));
    }
  }
  throwIfAny(diagnostics);
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Every entry of content, and where it stands in it. */
function entriesOf(content: Content): { entry: object; at: (string | number)[] }[] {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  return Object.entries(content).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.flatMap((entry, i) => (isObject(entry) ? [{ entry, at: [name, i] }] : []));
    return isObject(value) ? [{ entry: value, at: [name] }] : [];
  });
}

const isPath = (text: string) =>
  /^\/(?:[\w~.-]+\/)*[\w~.-]+\/?$/.test(text) && text.length <= 500 && !/\/\.{1,2}(\/|$)/.test(text);

const allowed =
  'Write it from the first slash on, without a query: /old-path/. It may have letters from A to Z, digits, "-", "_", "." and "~".';
const remove = 'Remove it here, or change the other one.';

/** One key for all that some host or disk takes for one path: with and without a slash or index.html, in capitals or not. */
const keyOf = (path: string): string => path.toLowerCase().replace(/\/(?:index\.html)?$/, '');

/** The same redirects from every form of their paths. */
export const inEveryForm = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.flatMap(({ from, to }) => formsOf(from).map(form => ({ from: form, to })));

/** The forms in which a path is asked for: "/old/" also without its slash, "/old.html" as it is. */
export function formsOf(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return /\.\w+$/.test(bare) ? [path] : [bare, `${bare}/`];
}
