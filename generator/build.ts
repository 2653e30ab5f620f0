/** The pipeline: compile, read, plan, render, check, host. Only this file knows the order; the caller commits the output (write/). */
import { realpathSync } from 'node:fs';
import { createCache, remembered, type StoredCache } from './cache.ts';
import { createChecker, type PageRecord, type SiteCheck, settingsOf, transferBytes } from './check/check.ts';
import { type Compiler, createCompiler } from './compile/compile.ts';
import { DiagnosticError, runSiteCode, setLocators, throwIfAny, yieldToEventLoop } from './diagnostics/diagnostics.ts';
import { type ForHosts, type HostName, host } from './host/host.ts';
import { addressOf, hashOf, type Output } from './model.ts';
import { pictureRoutes } from './pictures.ts';
import { deepFreeze } from './plain-values.ts';
import { headOf, plan } from './plan/plan.ts';
import { addressIn, createReader } from './read/read.ts';
import { type RenderContext, renderAll } from './render/render.ts';

/** State that outlives a single build: `dev` keeps it from one rebuild to the next. */
export type Project = {
  root: string;
  cache: StoredCache;
  compile: Compiler;
  read: ReturnType<typeof createReader>;
};

export type Options = {
  /** The site's address; overrides `url` in content/site.yaml. */
  url?: string | undefined;
  /** Decides which entries are public; the current time by default. */
  now?: Date;
  /** Include entries that are not public yet. */
  withUnpublished?: boolean;
  /** Fail if anything must still be settled before launch. */
  release?: boolean;
  /** The hosts to generate files for; overrides content/site.yaml. */
  hosts?: readonly HostName[] | undefined;
  /** Write a .br and a .gz file next to each text file. */
  compress?: boolean;
  /** Called when a stage begins and, while rendering, with the number of routes that are done. */
  onProgress?: (stage: string, done?: number, of?: number) => void;
};

/** A site that is planned but not rendered: all its routes, and what rendering and checking need. */
export type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * The result of all checks, with every page's record, every file's hash, and its transfer size in bytes (`weights`): an upper bound, for
 * pages that are surely within their limit.
 */
export type Checked = SiteCheck & { pages: PageRecord[]; weights: Map<string, number>; files: Hashed[] };
type Hashed = { path: string; size: number; hash: string };

/** A finished site. `files` lists the paths of all its files, including those generated for its hosts. */
export type BuiltSite = Prepared & ForHosts & { files: string[]; checked: Checked };

/** Opens the project in a folder. */
export function openProject(folder: string, cache: StoredCache = createCache()): Project {
  // The bundler names files by their real paths.
  const root = realpathSync(folder);
  return { root, cache, compile: createCompiler(root, cache), read: createReader(root, cache) };
}

/** Compiles, reads and plans the site. Throws a DiagnosticError that lists every mistake an author has to fix. */
export async function prepare(project: Project, options: Options = {}) {
  const { url, now = new Date(), withUnpublished = false, onProgress = () => {} } = options;
  onProgress('compile');
  const code = await project.compile();

  onProgress('read');
  const reading = await project.read(code.collections, { now, withUnpublished, version: code.schemaHash });
  const address = addressOf(url ?? addressIn(reading));

  onProgress('plan');
  await yieldToEventLoop();
  const compiled = code.withFacts({ insertFacts: text => text, hash: '' });
  const { shell, scripts, assets } = compiled;
  setLocators(compiled.locate, reading.find);
  const assetPaths = assets.map(({ path }) => path);
  const { routes: planned, pathOf } = plan(compiled, reading.content, assetPaths);
  const routes = [...planned, ...pictureRoutes(project.root, reading.pictures, project.cache.folder)];
  const task = { file: 'pages/_document.tsx', what: 'compute its props' };
  await yieldToEventLoop();
  const shellProps = runSiteCode(task, () => deepFreeze(shell.props?.(reading.content, pathOf) ?? {}));
  const shellContext = { shell, shellProps, factsHash: '' };
  const context: RenderContext = { ...shellContext, scripts, address, headOf };
  // What people must settle before launch. The count is cheaper: it locates nothing.
  const unsettled = () => reading.preflight(compiled.preflight);
  const unsettledCount = () => reading.unsettledCount(compiled.preflight);
  const settings = settingsOf(compiled.settings);
  return { compiled, reading, address, settings, routes, context, unsettled, unsettledCount };
}

/** Builds a project's site into `output`. Throws a DiagnosticError that lists every mistake an author has to fix. */
export async function buildInto(output: Output, project: Project, options: Options = {}): Promise<BuiltSite> {
  try {
    const prepared = await prepare(project, options);
    const checked = await renderAndCheck(output, project, prepared, options);
    return await finish(output, project, { ...prepared, checked }, options);
  } catch (error) {
    // The next build reuses the work done before the mistake was found.
    if (error instanceof DiagnosticError) project.cache.save();
    throw error;
  }
}

/** Renders and checks a prepared site. Returns the findings of the checks; throws a DiagnosticError if the site's own code fails. */
export async function renderAndCheck(
  output: Output,
  { cache }: Project,
  { compiled, reading, address, settings, routes, context }: Prepared,
  { onProgress = () => {} }: Options,
): Promise<Checked> {
  onProgress('render');
  const weights = new Map<string, number>();
  const files: Hashed[] = [];
  for (const asset of compiled.assets) {
    const hash = output.put(asset);
    const weight = remembered(cache, `weight ${asset.path} ${hash}`, () => transferBytes(asset));
    weights.set(asset.path, weight);
    files.push({ path: asset.path, size: asset.bytes.length, hash });
  }
  const checker = createChecker({ address, settings, assets: compiled.assets });
  const results = await renderAll<Inspection>(routes, {
    context,
    cache,
    output,
    // Pages are checked together with the style sheets that they load; a file of public/ keeps its name when it changes.
    version: hashOf(
      compiled.settingsHash,
      ...files.filter(({ path }) => path.endsWith('.css')).map(({ hash }) => hash),
    ),
    inspect: (file, text) =>
      file.path.endsWith('.html')
        ? { page: checker.checkPage(file.path, text ?? file.bytes.toString()) }
        : { weight: transferBytes(file) },
    onProgress: done => onProgress('render', done, routes.length),
  });

  onProgress('check');
  const pages = results.flatMap(({ inspection }) => inspection.page ?? []);
  for (const [i, { hash, size, inspection }] of results.entries()) {
    const path = routes[i]?.file ?? '';
    weights.set(path, inspection.page?.bound ?? inspection.weight ?? 0);
    files.push({ path, size, hash });
  }
  const sources = new Map(routes.map(({ file, source }) => [file, source]));
  const sourceOf = (file: string) => sources.get(file);
  const { find, unpublished } = reading;
  const finished = { pages, files: weights, sourceOf, find, unpublished, bytesOf: output.get };
  await checker.weighPages(finished);
  return { ...checker.checkSite(finished), pages, weights, files };
}

/** Adds the files that the site's hosts need. Throws a DiagnosticError if the checks found anything or, for a release, if anything is unsettled. */
export async function finish(
  output: Output,
  { cache }: Project,
  prepared: Prepared & { checked: Checked },
  { release = false, hosts, compress = false, onProgress = () => {} }: Options,
): Promise<BuiltSite> {
  const { reading, address, routes, checked } = prepared;
  throwIfAny(checked.diagnostics);
  if (release) throwIfAny(prepared.unsettled());
  if (compress) onProgress('compress');
  const site = { ...reading, address, routes, files: checked.files };
  const { added, ...forHosts } = await host(site, { hosts, compress, output, cache });
  return { ...prepared, ...forHosts, files: [...checked.weights.keys(), ...added] };
}

/** What the cache keeps of a file: the record that site-wide checks need of a page, or the transfer size of any other file in bytes. */
type Inspection = { page?: PageRecord; weight?: number };
