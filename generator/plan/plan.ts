/** Pages × content → routes, sorted by path. Plans documents (.tsx) before file pages (feed.xml.ts), which may list the documents. */
import { inspect } from 'node:util';
import { errorAt, mapAll, nearest, runSiteCode, runWithTimeLimit, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Content, isDocument, nameHashOf, originOf, type Page, type Route } from '../model.ts';
import { collisions } from './collisions.ts';
import { fill, isPathSegment, longestSegment, parametersOf, urlOf } from './url.ts';

/** Returns the path of a file page with a hash in its name: "assets/art-[hash].svg.ts" → "/assets/art-1A2B3C4D.svg". Throws if there is no such page. */
type PathOf = (pageFile: string) => string;

/** A document as file pages see it, such as a site map or social cards. */
type PlannedDocument = { path: string; readonly head: unknown; props: Record<string, unknown> };

/**
 * Returns a route for every URL of the site; `assets` are the paths of the other files in the output, "card.png". Throws a DiagnosticError
 * for pages whose exports or URLs are not valid.
 */
export function plan(
  pages: readonly Page[],
  content: Content,
  assets: readonly string[],
): { routes: Route[]; pathOf: PathOf } {
  return runWithTimeLimit({ file: 'pages', what: 'be planned' }, () => {
    const hashed = mapAll(pages.filter(isHashedPage), page => routesOf(page, content)).flat();
    const pathOf = createPathOf(hashed);
    const routes = mapAll(pages.filter(isDocument), page => routesOf(page, content, pathOf)).flat();
    const documents = routes.map(plannedDocument);
    const files = mapAll(
      pages.filter(page => !isDocument(page) && !isHashedPage(page)),
      page => routesOf(page, content, documents),
    ).flat();
    const all = [...routes, ...hashed, ...files];
    throwIfAny(collisions(all, assets));
    return { routes: all.sort((a, b) => (a.path < b.path ? -1 : 1)), pathOf };
  });
}

/** Returns whether the name of a page's file changes with its code and props, so that browsers may cache it forever. */
const isHashedPage = (page: Page): boolean => !isDocument(page) && /\[hash\]/.test(page.file) && !page.module.paths;

function createPathOf(hashed: readonly Route[]): PathOf {
  const paths = new Map(hashed.map(({ page, path }) => [page.file, path]));
  return pageFile => {
    const path = paths.get(pageFile);
    if (path) return path;
    const near = nearest(pageFile, paths.keys());
    throw new Error(`there is no pages/${pageFile}${near ? `; did you mean "${near}"?` : ''}`);
  };
}

function plannedDocument(route: Route): PlannedDocument {
  return {
    path: route.path,
    props: route.props,
    get head() {
      return headOf(route);
    },
  };
}

/** Returns a route's `head`, whether its page exports a value or a function of the props. Throws a DiagnosticError if it exports none. */
export function headOf({ page, path, props }: Route): unknown {
  const { head } = page.module;
  const task = { file: `pages/${page.file}`, what: `compute the head of ${path}` };
  const value = typeof head === 'function' ? runSiteCode(task, () => head(props)) : head;
  if (value !== undefined) return value;
  throw pageError(page, 'exports no head', 'Export it as a value or a function of the props.');
}

/** Arguments of `props` and `paths`. Besides content, documents get the paths of hashed files, and file pages get the documents. */
type PageArguments = [content: Content, pathOfOrDocuments?: PathOf | readonly PlannedDocument[]];

function routesOf(page: Page, ...args: PageArguments): Route[] {
  const { file, module } = page;
  if (typeof module.default !== 'function')
    throw pageError(page, 'has no default export', 'Export the page function as default.');
  if (!file.split('/').every(part => isPathSegment(part.replace(/\[(\.\.\.)?\w+\]/g, 'x'))))
    throw pageError(page, 'has a name that cannot be a URL', `Use ${allowed}, and parameters: [slug].`);
  const isHashed = isHashedPage(page);
  if (file.includes('[') && !isHashed) return parameterRoutes(page, args);
  const props = propsOf(page, args);
  const name = isHashed ? fill(file, { hash: nameHashOf(page.hash, JSON.stringify(props)) }) : file;
  return [{ ...urlOf(name), page, props, source: `pages/${file}` }];
}

function propsOf(page: Page, args: PageArguments): Record<string, unknown> {
  const props = callExport(page, 'compute its props', () => page.module.props?.(...args) ?? {});
  if (!isRecord(props)) throw pageError(page, 'returns props that are not an object', 'Return an object: { posts }.');
  return props;
}

function parameterRoutes(page: Page, args: PageArguments): Route[] {
  const { file, module } = page;
  const parameters = parametersOf(file);
  if (typeof module.paths !== 'function') {
    const hint = 'Export `paths`: content → one props object per URL.';
    throw pageError(page, `has [${parameters[0]?.name}] in its name but exports no paths`, hint);
  }
  const all = callExport(page, 'compute its paths', () => module.paths(...args));
  if (!Array.isArray(all))
    throw pageError(page, 'paths did not return a list', 'Return one props object per URL: [{ slug: "one" }].');
  const pageFile = `pages/${file}`;
  const sourceOf = createSourceOf(args[0], pageFile);
  return mapAll(all as unknown[], props => {
    if (!isRecord(props))
      throw pageError(page, `paths returned ${inspect(props)} for a URL`, 'Return a props object for each URL.');
    const values = parameters.map(({ name }) => props[name]);
    const source = sourceOf(props, values);
    for (const { name, isRest } of parameters) {
      const text = String(props[name] ?? '');
      if ((isRest ? text.split('/') : [text]).every(isPathSegment)) continue;
      const origin = source === pageFile ? '' : ` This one comes from ${source}; rename that file.`;
      const limit = `at most ${longestSegment} bytes${isRest ? ' between two "/"' : ''}`;
      const hint = `Return it as "${name}" in each props object: ${allowed}; ${limit}.${origin}`;
      throw pageError(page, `paths returned ${inspect(props[name])} for [${name}]`, hint);
    }
    return { ...urlOf(fill(file, props)), page, props, source };
  });
}

const fileOf = (value: unknown) => originOf(Object(value))?.file;

/** Finds the file an author edits to change a route: the entry that the props are or contain, or else the one in all content, whose slug is the parameter. */
function createSourceOf(content: Content, page: string): (props: Record<string, unknown>, values: unknown[]) => string {
  const bySlug = new Map<unknown, string[]>();
  for (const entry of Object.values(content).flat()) {
    const { slug } = (entry ?? {}) as { slug?: unknown };
    const file = fileOf(entry);
    if (slug !== undefined && file) bySlug.set(slug, [...(bySlug.get(slug) ?? []), file]);
  }
  return (props, values) => {
    // Without looking at its values, because those of an entry include the body, which would be read.
    const own = values.includes(props.slug) ? fileOf(props) : undefined;
    if (own) return own;
    const entry = Object.values(props).find(value => values.includes((value as { slug?: unknown } | null)?.slug));
    const candidates = values.flatMap(value => bySlug.get(value) ?? []);
    return fileOf(entry) ?? (candidates.length === 1 ? candidates[0] : undefined) ?? page;
  };
}

/** Calls an export of a page. Refuses a promise: all content has been read, so there is nothing to wait for. */
function callExport(page: Page, what: string, run: () => unknown): unknown {
  return runSiteCode({ file: `pages/${page.file}`, what }, () => {
    const result = run();
    if (!(result instanceof Promise)) return result;
    result.catch(() => {}); // It is refused anyway: its own error would be reported as an uncaught one.
    throw new Error('they are a promise; return them directly');
  });
}

const allowed = 'letters, digits, "-", "_", "." and "~"';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);

const pageError = ({ file }: Pick<Page, 'file'>, message: string, hint: string) =>
  errorAt(`pages/${file}`, message, hint);
