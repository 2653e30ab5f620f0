/**
 * Pages × content → routes, sorted by path. Documents (.tsx) first; then the pages that are files (feed.xml.ts), which may be about
 * the documents.
 */
import { inspect } from 'node:util';
import {
  errorAt,
  type Locate,
  mapAll,
  nearest,
  runSiteCode,
  runWithTimeLimit,
  throwIfAny,
} from '../diagnostics/diagnostics.ts';
import { type Content, isDocument, nameHashOf, originOf, type Page, type Route } from '../model.ts';
import { collisions } from './collisions.ts';
import { fill, isUrlPart, parametersOf, urlOf } from './url.ts';

/** The path of a file whose name holds a hash, by its page: "assets/art-[hash].svg.ts" → "/assets/art-1A2B3C4D.svg". Throws where there is no such page. */
type PathOf = (pageFile: string) => string;

/** A document as pages that are files see it: a site map, social cards. */
type PlannedDocument = { path: string; readonly head: unknown; props: Record<string, unknown> };

type PlanOptions = {
  locate: Locate;
  /** The other files of the output: "card.png". */
  assets: readonly string[];
};

/** Lists every URL of the site. Throws a DiagnosticError for pages that cannot be placed. */
export function plan(
  pages: readonly Page[],
  content: Content,
  { locate, assets }: PlanOptions,
): { routes: Route[]; pathOf: PathOf } {
  return runWithTimeLimit({ file: 'pages', what: 'be planned' }, () => {
    const hashed = mapAll(pages.filter(isHashedPage), page => hashedRoute(page, locate, content));
    const pathOf = createPathOf(hashed);
    const routes = mapAll(pages.filter(isDocument), page => routesOf(page, locate, content, pathOf)).flat();
    const documents = routes.map(route => plannedDocument(route, locate));
    const files = mapAll(
      pages.filter(page => !isDocument(page) && !isHashedPage(page)),
      page => routesOf(page, locate, content, documents),
    ).flat();
    const all = [...routes, ...hashed, ...files];
    throwIfAny(collisions(all, assets));
    return { routes: all.sort((a, b) => (a.path < b.path ? -1 : 1)), pathOf };
  });
}

/** Whether a page is a file whose name changes with its code and its props, so that browsers may keep it for ever. */
const isHashedPage = (page: Page): boolean => !isDocument(page) && /\[hash\]/.test(page.file) && !page.module.paths;

function hashedRoute(page: Page, locate: Locate, content: Content): Route {
  const props = propsOf(page, locate, [content]);
  const hash = nameHashOf(page.hash, JSON.stringify(props));
  return { ...urlOf(fill(page.file, { hash })), page, props, source: `pages/${page.file}` };
}

function createPathOf(hashed: readonly Route[]): PathOf {
  const paths = new Map(hashed.map(({ page, path }) => [page.file, path]));
  return pageFile => {
    const path = paths.get(pageFile);
    if (path) return path;
    const near = nearest(pageFile, paths.keys());
    throw new Error(`there is no pages/${pageFile}${near ? `; did you mean "${near}"?` : ''}`);
  };
}

function plannedDocument(route: Route, locate: Locate): PlannedDocument {
  return {
    path: route.path,
    props: route.props,
    get head() {
      const head = headOf(route, locate);
      const hint = 'Export what the page says of itself: a value, or a function of the props.';
      if (head === undefined) throw complaint(route.page, 'exports no head', hint);
      return head;
    },
  };
}

/** A route's `head`, whether its page exports a value or a function of the props. */
export function headOf({ page, path, props }: Route, locate: Locate): unknown {
  const { head } = page.module;
  if (typeof head !== 'function') return head;
  return runSiteCode({ file: `pages/${page.file}`, what: `give the head of ${path}` }, locate, () => head(props));
}

/** Beside content, documents are given the paths of hashed files, and other files the documents. */
type PageArguments = [content: Content, pathOfOrDocuments?: PathOf | readonly PlannedDocument[]];

function routesOf(page: Page, locate: Locate, ...given: PageArguments): Route[] {
  const { file, module } = page;
  if (typeof module.default !== 'function')
    throw complaint(page, 'has no default export', 'Export the page as a function.');
  const parameters = parametersOf(file);
  if (!file.split('/').every(part => isUrlPart(part.replace(/\[(\.\.\.)?\w+\]/g, 'x'))))
    throw complaint(page, 'has a name that cannot be an address', `It may have ${allowed}, and parameters: [slug].`);
  if (parameters.length > 0) return parameterRoutes(page, locate, given);
  return [{ ...urlOf(file), page, props: propsOf(page, locate, given), source: `pages/${file}` }];
}

function propsOf(page: Page, locate: Locate, given: PageArguments): Record<string, unknown> {
  const props = ask(page, locate, 'give its props', () => page.module.props?.(...given) ?? {});
  if (!isRecord(props)) throw complaint(page, 'gives props that are no object', 'Return one: { posts }.');
  return props;
}

function parameterRoutes(page: Page, locate: Locate, given: PageArguments): Route[] {
  const { file, module } = page;
  const parameters = parametersOf(file);
  if (typeof module.paths !== 'function') {
    const hint = 'Export `paths`: content → one props object a URL.';
    throw complaint(page, `has [${parameters[0]?.name}] in its name but exports no paths`, hint);
  }
  const all = ask(page, locate, 'give its paths', () => module.paths(...given));
  if (!Array.isArray(all))
    throw complaint(page, 'paths gave no list', 'Return one props object a URL: [{ slug: "one" }].');
  const own = `pages/${file}`;
  const sourceOf = createSourceOf(given[0], own);
  return mapAll(all as unknown[], props => {
    if (!isRecord(props))
      throw complaint(page, `paths gave ${inspect(props)} for a URL`, 'Give one props object each.');
    const values = parameters.map(({ name }) => props[name]);
    const source = sourceOf(props, values);
    for (const { name, isRest } of parameters) {
      const text = String(props[name] ?? '');
      if ((isRest ? text.split('/') : [text]).every(isUrlPart)) continue;
      const whose = source === own ? '' : ` This one is of ${source}; rename that file.`;
      const parts = isRest ? ', in parts with "/" between them' : '';
      const hint = `Each props object holds the parameter by its name: ${allowed}${parts}; at most 200.${whose}`;
      throw complaint(page, `paths gave ${inspect(props[name])} for [${name}]`, hint);
    }
    return { ...urlOf(fill(file, props)), page, props, source };
  });
}

const fileOf = (value: unknown) => originOf(Object(value))?.file;

/** What an author edits to change a route: the entry whose slug is the parameter, from the props or else from all content. */
function createSourceOf(content: Content, page: string): (props: Record<string, unknown>, values: unknown[]) => string {
  const bySlug = new Map<unknown, string[]>();
  for (const entry of Object.values(content).flat()) {
    const { slug } = (entry ?? {}) as { slug?: unknown };
    const file = fileOf(entry);
    if (slug !== undefined && file) bySlug.set(slug, [...(bySlug.get(slug) ?? []), file]);
  }
  return (props, values) => {
    const own = Object.values(props).find(value => values.includes((value as { slug?: unknown } | null)?.slug));
    const candidates = values.flatMap(value => bySlug.get(value) ?? []);
    return fileOf(own) ?? (candidates.length === 1 ? candidates[0] : undefined) ?? page;
  };
}

/** Runs what a page exports; refuses a promise, since content is all read before. */
function ask(page: Page, locate: Locate, what: string, run: () => unknown): unknown {
  return runSiteCode({ file: `pages/${page.file}`, what }, locate, () => {
    const given = run();
    if (!(given instanceof Promise)) return given;
    given.catch(() => {}); // Nobody will hear of it.
    throw new Error('they are a promise, and must be there at once');
  });
}

const allowed = 'letters, digits, "-", "_", "." and "~"';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);

const complaint = ({ file }: Pick<Page, 'file'>, message: string, hint: string) =>
  errorAt(`pages/${file}`, message, hint);
