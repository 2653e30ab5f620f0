/** Pages × content → routes, sorted by path. Plans documents (.tsx) before file pages (feed.xml.ts), which may list the documents. */
import { inspect } from 'node:util';
import { errorAt, mapAll, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Content, isDocument, nameHashOf, originOf, type Page, type PageModule, type Route } from '../model.ts';
import { collisions } from './collisions.ts';
import { callExport, checkExports, isRecord, pageError } from './exports.ts';
import { fill, isPathSegment, longestSegment, parametersOf, urlOf } from './url.ts';

/** Returns the path of a file page with a hash in its name: "assets/art-[hash].svg.ts" → "/assets/art-1A2B3C4D.svg". Throws if there is no such page. */
type PathOf = (pageFile: string) => string;

/** A document as file pages see it, such as a site map or social cards. */
type PlannedDocument = { path: string; readonly head: unknown; props: Record<string, unknown> };

/**
 * Returns a route for every URL of the site; `shell` is the module around all documents, `assets` are the paths of the other files in the
 * output, "card.png". Throws a DiagnosticError for pages whose exports or URLs are not valid.
 */
export function plan(
  { pages, shell }: { pages: readonly Page[]; shell: PageModule },
  content: Content,
  assets: readonly string[],
): { routes: Route[]; pathOf: PathOf } {
  checkExports({ file: '_document.tsx', module: shell });
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
  if (all.length === 0) throw errorAt('pages', 'has no page', 'Begin with the home page: pages/index.tsx.');
  return { routes: all.sort((a, b) => (a.path < b.path ? -1 : 1)), pathOf };
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

/** Returns a route's `head`. Throws a DiagnosticError if its page exports none. */
export function headOf({ page, path, props }: Route): Record<string, unknown> {
  const { head: exported } = page.module;
  const compute = () => (typeof exported === 'function' ? exported(props) : exported);
  const head = callExport(page, `compute the head of ${path}`, compute);
  if (head === undefined) throw pageError(page, 'exports no head', 'Export it as a value or a function of the props.');
  if (!isRecord(head))
    throw pageError(page, 'has a head that is not an object', 'Return an object: { title: "About" }.');
  return head;
}

/** Arguments of `props` and `paths`. Besides content, documents get the paths of hashed files, and file pages get the documents. */
type PageArguments = [content: Content, pathOfOrDocuments?: PathOf | readonly PlannedDocument[]];

function routesOf(page: Page, ...args: PageArguments): Route[] {
  const { file } = page;
  checkExports(page);
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
  const hasSlug = parameters.some(({ name }) => name === 'slug');
  const sourceOf = createSourceOf(args[0], pageFile, hasSlug ? all.map(props => props?.slug) : []);
  return mapAll(all as unknown[], props => {
    if (!isRecord(props))
      throw pageError(page, `paths returned ${inspect(props)} for a URL`, 'Return a props object for each URL.');
    const values = parameters.map(({ name }) => props[name]);
    const source = sourceOf(props, values);
    for (const { name, isRest } of parameters) {
      const text = String(props[name] ?? '');
      if ((isRest ? text.split('/') : [text]).every(isPathSegment)) continue;
      const rule = `${allowed}; at most ${longestSegment} bytes${isRest ? ' between two "/"' : ''}`;
      if (source !== pageFile) throw errorAt(source, 'has a name that cannot be part of a URL', `Rename it: ${rule}.`);
      const hint = `Return it as "${name}" in each props object: ${rule}.`;
      throw pageError(page, `paths returned ${inspect(props[name])} for [${name}]`, hint);
    }
    return { ...urlOf(fill(file, props)), page, props, source };
  });
}

const fileOf = (value: unknown) => originOf(Object(value))?.file;

/**
 * Finds the file an author edits to change a route: the entry that the props are or contain. Otherwise, if the page has a parameter `slug` and all
 * its values are slugs of one collection, the entry there.
 */
function createSourceOf(
  content: Content,
  page: string,
  slugs: unknown[],
): (props: Record<string, unknown>, values: unknown[]) => string {
  const collections = Object.values(content)
    .filter(entries => Array.isArray(entries))
    .map(entries => new Map<unknown, string | undefined>(entries.map(entry => [entry?.slug, fileOf(entry)])));
  const [collection, ...others] = collections.filter(files => slugs.length > 0 && slugs.every(slug => files.has(slug)));
  return (props, values) => {
    // Without looking at its values, because those of an entry include the body, which would be read.
    const own = values.includes(props.slug) ? fileOf(props) : undefined;
    if (own) return own;
    const entry = Object.values(props).find(value => values.includes((value as { slug?: unknown } | null)?.slug));
    return fileOf(entry) ?? (others.length === 0 ? collection?.get(props.slug) : undefined) ?? page;
  };
}

const allowed = 'letters, digits, "-", "_", "." and "~"';
