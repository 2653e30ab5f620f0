/**
 * Pages × content → routes, sorted by path. Documents (.tsx) first; then the pages that are files (feed.xml.ts), which may be about
 * the documents. Two makers of one path are refused, both named.
 */
import { attempt } from './attempt.ts';
import type { Page } from './compile.ts';
import type { Modules } from './link-modules.ts';
import type { Content } from './read.ts';
import { mapAll, type Problem, refuse, SiteError } from './site-error.ts';

/** One URL: its path ("/blog/x/", "/feed.xml"), the file that answers it ("blog/x/index.html"), its page and that page's props. */
export type Route = { path: string; file: string; page: Page; props: Record<string, unknown> };

/** A document as pages that are files see it: a site map, social cards. */
export type PlannedDocument = { path: string; readonly head: unknown; props: Record<string, unknown> };

/** Whether a page is a document; others give the bytes of a file themselves. */
export const isDocument = ({ file }: Page): boolean => file.endsWith('.tsx');

/** A route's `head`, whether its page gives a value or a function of the props. */
export function headOf({ page, path, props }: Route, locate: Modules['locate']): unknown {
  const { head } = page.module;
  return typeof head === 'function' ? attempt(page, locate, `give the head of ${path}`, () => head(props)) : head;
}

/** Lists every URL of the site. Throws a SiteError for pages that cannot be placed. */
export function plan(pages: readonly Page[], content: Content, locate: Modules['locate'] = () => undefined): Route[] {
  const routes = mapAll(pages.filter(isDocument), page => routesOf(page, locate, content)).flat();
  const documents: PlannedDocument[] = routes.map(route => ({
    path: route.path,
    props: route.props,
    get head() {
      return headOf(route, locate);
    },
  }));
  const files = mapAll(
    pages.filter(page => !isDocument(page)),
    page => routesOf(page, locate, content, documents),
  ).flat();
  const all = [...routes, ...files];
  refuse(doubles(all));
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Routes whose files are one: a file system may hold names apart only by case or Unicode form, or not at all. */
function doubles(routes: readonly Route[]): Problem[] {
  const taken = new Map<string, Route>();
  return routes.flatMap(route => {
    const key = route.file.normalize('NFC').toLowerCase();
    const other = taken.get(key);
    taken.set(key, other ?? route);
    if (!other) return [];
    return [
      {
        message: `${route.path} is made twice, by pages/${other.page.file} (${other.path}) and pages/${route.page.file}`,
        place: { file: `pages/${route.page.file}` },
        hint: 'Rename one of the two, or the content entry that makes it.',
      },
    ];
  });
}

function routesOf(page: Page, locate: Modules['locate'], ...given: [Content, PlannedDocument[]?]): Route[] {
  const { file, module } = page;
  const complaint = (message: string, hint: string) =>
    new SiteError([{ message, place: { file: `pages/${file}` }, hint }]);
  if (typeof module.default !== 'function') throw complaint('has no default export', 'Export the page as a function.');
  const parameters = [...file.matchAll(/\[([^\]]+)\]/g)].map(match => match[1] ?? '');
  if (parameters.length === 0) {
    const props = attempt(page, locate, 'give its props', () => module.props?.(...given) ?? {});
    return [{ ...place(file), page, props }];
  }
  if (typeof module.paths !== 'function') {
    const hint = 'Export `paths`: content → one props object a URL.';
    throw complaint(`has [${parameters[0]}] in its name but exports no paths`, hint);
  }
  const all = attempt(page, locate, 'give its paths', () => module.paths(...given) as Record<string, unknown>[]);
  return mapAll(all, props => {
    const wrong = parameters.find(name => !/^[\p{L}\p{N}_~.-]+$/u.test(String(props[name] ?? '')));
    if (wrong !== undefined) {
      const hint = 'Each props object holds the parameter by its name: letters, digits, "-", "_", "." and "~".';
      throw complaint(`paths gave ${JSON.stringify(props[wrong])} for [${wrong}]`, hint);
    }
    return { ...place(file.replace(/\[([^\]]+)\]/g, (_, name: string) => String(props[name]))), page, props };
  });
}

/** A page file's path and output: "blog/index.tsx" → /blog/, "404.tsx" → /404.html, "feed.xml.ts" → /feed.xml. */
function place(pageFile: string): Pick<Route, 'path' | 'file'> {
  const name = pageFile.replace(/\.tsx?$/, '');
  if (name === '404') return { path: '/404.html', file: '404.html' };
  if (!pageFile.endsWith('.tsx')) return { path: `/${name}`, file: name };
  const folder = name.replace(/(^|\/)index$/, '');
  return folder === '' ? { path: '/', file: 'index.html' } : { path: `/${folder}/`, file: `${folder}/index.html` };
}
