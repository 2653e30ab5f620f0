/**
 * Pages × content → routes, sorted by path. Documents (.tsx) first; then the pages that are files (feed.xml.ts), which may be about
 * the documents. Two makers of one path are refused, both named.
 */
import { inspect } from 'node:util';
import { attempt } from './attempt.ts';
import { ledgerName } from './ledger.ts';
import type { Page } from './link.ts';
import type { Modules } from './link-modules.ts';
import type { Content } from './read.ts';
import { mapAll, type Problem, refuse, SiteError } from './site-error.ts';

/** One URL: its path ("/blog/x/", "/feed.xml"), the file that answers it ("blog/x/index.html"), its page and that page's props. */
export type Route = { path: string; file: string; page: Page; props: Record<string, unknown> };

/** A document as pages that are files see it: a site map, social cards. */
export type PlannedDocument = { path: string; readonly head: unknown; props: Record<string, unknown> };

/** Whether a page is a document; others give the bytes of a file themselves. */
export const isDocument = ({ file }: Pick<Page, 'file'>): boolean => file.endsWith('.tsx');

/** A route's `head`, whether its page gives a value or a function of the props. */
export function headOf({ page, path, props }: Route, locate: Modules['locate']): unknown {
  const { head } = page.module;
  return typeof head === 'function' ? attempt(page, locate, `give the head of ${path}`, () => head(props)) : head;
}

/** Lists every URL of the site. Throws a SiteError for pages that cannot be placed, also because of one of the `assets`: "card.png". */
export function plan(
  pages: readonly Page[],
  content: Content,
  locate: Modules['locate'] = () => undefined,
  assets: readonly string[] = [],
): Route[] {
  const routes = mapAll(pages.filter(isDocument), page => routesOf(page, locate, content)).flat();
  const documents: PlannedDocument[] = routes.map(route => ({
    path: route.path,
    props: route.props,
    get head() {
      const head = headOf(route, locate);
      const place = { file: `pages/${route.page.file}` };
      const hint = 'Export what the page says of itself: a value, or a function of the props.';
      if (head === undefined) throw new SiteError([{ message: 'exports no head', place, hint }]);
      return head;
    },
  }));
  const files = mapAll(
    pages.filter(page => !isDocument(page)),
    page => routesOf(page, locate, content, documents),
  ).flat();
  const all = [...routes, ...files];
  const makers = all.map(({ path, file, page }) => ({ path, file, source: `pages/${page.file}` }));
  const own = { path: `/${ledgerName}`, file: ledgerName, source: 'the generator itself' };
  refuse(doubles([own, ...assets.map(file => ({ path: `/${file}`, file, source: `public/${file}` })), ...makers]));
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A file of the site, and what makes it. */
type Maker = { path: string; file: string; source: string };

/** Files that are one: a file system may hold names apart only by case or Unicode form, or not at all. Nor can a file be a folder. */
function doubles(makers: readonly Maker[]): Problem[] {
  const files = new Map<string, Maker>();
  const folders = new Map<string, Maker>();
  return makers.flatMap(maker => {
    const key = maker.file.normalize('NFC').toLowerCase();
    const above = [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));
    const twin = files.get(key);
    const other = twin ?? folders.get(key) ?? above.map(folder => files.get(folder)).find(found => found);
    files.set(key, twin ?? maker);
    for (const folder of above) if (!folders.has(folder)) folders.set(folder, maker);
    if (!other) return [];
    const what = twin ? 'is made twice, by' : 'cannot be made: one file would be a folder, with';
    return [
      {
        message: `${maker.path} ${what} ${other.source} (${other.path}) and ${maker.source}`,
        place: { file: maker.source },
        hint: 'Rename one of the two, or the content entry that makes it.',
      },
    ];
  });
}

/** What a part of an address may be: letters and digits of any language, and signs that need no code there. */
const isPart = (text: string) => /^(?!\.+$)[\p{L}\p{N}\p{M}_~.-]{1,200}$/u.test(text);
const allowed = 'letters, digits, "-", "_", "." and "~"';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);

function routesOf(page: Page, locate: Modules['locate'], ...given: [Content, PlannedDocument[]?]): Route[] {
  const { file, module } = page;
  const complaint = (message: string, hint: string) =>
    new SiteError([{ message, place: { file: `pages/${file}` }, hint }]);
  if (typeof module.default !== 'function') throw complaint('has no default export', 'Export the page as a function.');
  const parameters = [...file.matchAll(/\[([^\]]+)\]/g)].map(match => match[1] ?? '');
  if (!file.split('/').every(part => isPart(part.replace(/\[\w+\]/g, 'x'))))
    throw complaint('has a name that cannot be an address', `It may have ${allowed}, and parameters: [slug].`);
  if (parameters.length === 0) {
    const props = attempt(page, locate, 'give its props', () => atOnce(module.props?.(...given) ?? {}));
    if (!isFields(props)) throw complaint('gives props that are no object', 'Return one: { posts }.');
    return [{ ...place(file), page, props }];
  }
  if (typeof module.paths !== 'function') {
    const hint = 'Export `paths`: content → one props object a URL.';
    throw complaint(`has [${parameters[0]}] in its name but exports no paths`, hint);
  }
  const all = attempt(page, locate, 'give its paths', () => atOnce(module.paths(...given)));
  if (!Array.isArray(all)) throw complaint('paths gave no list', 'Return one props object a URL: [{ slug: "one" }].');
  return mapAll(all as unknown[], props => {
    if (!isFields(props)) throw complaint(`paths gave ${inspect(props)} for a URL`, 'Give one props object each.');
    const wrong = parameters.find(name => !isPart(String(props[name] ?? '')));
    if (wrong !== undefined) {
      const hint = `Each props object holds the parameter by its name: ${allowed}; at most 200.`;
      throw complaint(`paths gave ${inspect(props[wrong])} for [${wrong}]`, hint);
    }
    return { ...place(file.replace(/\[([^\]]+)\]/g, (_, name: string) => String(props[name]))), page, props };
  });
}

/** Refuses what will be there only later: content is all read before. */
function atOnce(given: unknown): unknown {
  if (!(given instanceof Promise)) return given;
  given.catch(() => {}); // Nobody will hear of it.
  throw new Error('they are a promise, and must be there at once');
}

/** A page file's path and output: "blog/index.tsx" → /blog/, "404.tsx" → /404.html, "feed.xml.ts" → /feed.xml. */
function place(pageFile: string): Pick<Route, 'path' | 'file'> {
  const name = pageFile.replace(/\.tsx?$/, '');
  if (name === '404') return { path: '/404.html', file: '404.html' };
  if (!pageFile.endsWith('.tsx')) return { path: `/${name}`, file: name };
  const folder = name.replace(/(^|\/)index$/, '');
  return folder === '' ? { path: '/', file: 'index.html' } : { path: `/${folder}/`, file: `${folder}/index.html` };
}
