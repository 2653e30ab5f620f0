/** Pages × content → routes, sorted by path. Documents (.tsx) are planned before file pages (feed.xml.ts), which may list them. */
import { type Diagnostic, errorAt, mapAll, throwIfAny } from './diagnostics/diagnostics.ts';
import { placesExcludedBy, placesOf } from './files.ts';
import type { BuildInfo, Content, Page, PageModule, Route } from './model.ts';
import { isDocument, isPathSegment, originOf } from './model.ts';
import { runSiteCode } from './site-code.ts';

type Asset = { file: string; source: string };

/** Returns a route for every URL of the site, given also its `assets`. Throws for pages whose exports or URLs are not valid. */
export function plan(
  { pages, shell }: { pages: readonly Page[]; shell: PageModule },
  content: Content,
  { now, assets }: { now: Date; assets: readonly Asset[] },
): Route[] {
  for (const page of [{ file: '_document.tsx', module: shell }, ...pages])
    if (typeof page.module.default !== 'function' && !page.module.default?.$$typeof)
      throw pageError(page, 'has no component as its default export', 'Export the page function as default.');
  const documents = mapAll(pages.filter(isDocument), page => routesOf(page, content, { now })).flat();
  const info = { now, documents: documents.map(plannedDocument) };
  const filePages = pages.filter(page => !isDocument(page));
  const routes = [...documents, ...mapAll(filePages, page => routesOf(page, content, info)).flat()];
  throwIfAny(collisions(routes, assets));
  if (routes.length === 0) throw errorAt('pages', 'has no page', 'Begin with the home page: pages/index.tsx.');
  return routes.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const plannedDocument = (route: Route): BuildInfo['documents'][number] => ({
  path: route.path,
  props: route.props,
  get head() {
    return headOf(route);
  },
});

export function headOf({ page, path, props }: Route): Record<string, unknown> {
  const { head } = page.module;
  const value = callPage(page, `compute the head of ${path}`, () => (typeof head === 'function' ? head(props) : head));
  if (isRecord(value)) return value;
  throw pageError(page, 'exports no head', 'Export it as an object, { title: "About" }, or a function of the props.');
}

function routesOf(page: Page, content: Content, info: Partial<BuildInfo>): Route[] {
  const { file, module } = page;
  if (!file.split('/').every(part => isPathSegment(part.replace(/\[(\.\.\.)?\w+\]/g, 'x'))))
    throw pageError(page, 'has a name that cannot be a URL', `Use ${allowed}, and parameters: [slug].`);
  if (file.includes('[')) return parameterRoutes(page, content, info);
  const props = callPage(page, `compute the props of pages/${file}`, () => module.props?.(content, info) ?? {});
  if (!isRecord(props)) throw pageError(page, 'returns props that are not an object', 'Return an object: { posts }.');
  return [{ ...pathAndFile(file, {}), page, props, source: `pages/${file}` }];
}

function parameterRoutes(page: Page, content: Content, info: Partial<BuildInfo>): Route[] {
  const { file, module } = page;
  const paths = callPage(page, `compute the paths of pages/${file}`, () => module.paths?.(content, info));
  const parameters = parametersOf(file);
  const names = parameters.map(({ name }) => name);
  const list: Record<string, unknown>[] = Array.isArray(paths) && paths.every(isRecord) ? paths : [{}];
  const missing = names.find(name => list.length > 0 && !list.some(props => name in props));
  if (missing) {
    const message = `has [${missing}] in its name but no \`paths\` that returns a list of objects with "${missing}"`;
    throw pageError(page, message, 'Export `paths`: content → one props object per URL.');
  }
  return mapAll(list, props => {
    const source = entryIn(props, names) ?? `pages/${file}`;
    for (const { name, isRest } of parameters) {
      const text = String(props[name] ?? '');
      if ((isRest && props[name] === '') || (isRest ? text.split('/') : [text]).every(isPathSegment)) continue;
      throw errorAt(source, `"${text}" cannot be the [${name}] of a URL in pages/${file}`, `Use ${allowed}.`);
    }
    return { ...pathAndFile(file, props), page, props, source };
  });
}

/** Returns the file of the entry that props are, or hold: the one whose slug is a parameter, otherwise the first. */
function entryIn(props: Record<string, unknown>, parameters: readonly string[]): string | undefined {
  const held = originOf(props) ? [props] : Object.values(props).map(Object);
  const entries = held.filter(value => originOf(value) && 'slug' in value);
  return originOf(entries.find(({ slug }) => parameters.some(name => props[name] === slug)) ?? entries[0] ?? {})?.file;
}

const callPage = ({ file }: Page, what: string, run: () => unknown): unknown =>
  runSiteCode({ file: `pages/${file}`, what }, () => {
    const result = run();
    if (result instanceof Promise) throw new Error('it returned a promise; return the value itself');
    return result;
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pageError = ({ file }: Pick<Page, 'file'>, message: string, hint: string) =>
  errorAt(`pages/${file}`, message, hint);

const allowed = "letters, digits, spaces and - _ . ~ ( ) + & , ' ! @ =";

/** Returns a diagnostic for each two that make the same file, or a file and a folder, also where only letters' case differ. */
function collisions(routes: readonly Route[], assets: readonly Asset[]): Diagnostic[] {
  const makers = new Map<string, string>();
  const found: Diagnostic[] = [];
  function add(file: string, path: string, source: string, maker: string): void {
    const places = placesExcludedBy(file);
    const place = places.find(one => makers.has(one));
    const other = place && makers.get(place);
    for (const one of placesOf(file)) makers.set(one, maker);
    if (!other) return;
    const how = place === places[0] ? 'made twice' : 'a file and a folder';
    const hint = 'Rename one of the two, or the content entry that makes it.';
    found.push({ message: `${path} is ${how}, by ${other} and ${maker}`, location: { file: source }, hint });
  }
  // Code and style sheets may refer to the same file.
  for (const { file, source } of new Map(assets.map(asset => [`${asset.source} ${asset.file}`, asset])).values())
    add(file, `/${file}`, source, source);
  for (const { file, path, source, page } of routes)
    add(file, path, source, `${source === `pages/${page.file}` ? '' : `${source} in `}pages/${page.file} (${path})`);
  return found;
}

const parametersOf = (pageFile: string): { name: string; isRest: boolean }[] =>
  [...pageFile.matchAll(/\[(\.\.\.)?([^\]]+)\]/g)].map(([, rest, name = '']) => ({ name, isRest: rest !== undefined }));

/** Returns a page's path and output file, with its parameters filled in: "docs/[...path].tsx" with { path: "a/b" } → /docs/a/b/. */
function pathAndFile(pageFile: string, parameters: Record<string, unknown>): { path: string; file: string } {
  const filled = (name: string) =>
    name.replace(/\[(?:\.\.\.)?([^\]]+)\]/g, (_, parameter: string) => String(parameters[parameter]));
  const name = pageFile.replace(/\.tsx?$/, '');
  if (name === '404') return { path: '/404.html', file: '404.html' };
  if (!pageFile.endsWith('.tsx')) return { path: `/${filled(name)}`, file: filled(name) };
  const folder = filled(name.replace(/(?:^|\/)index$/, '')).replace(/\/$/, '');
  return folder === '' ? { path: '/', file: 'index.html' } : { path: `/${folder}/`, file: `${folder}/index.html` };
}
