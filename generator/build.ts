/** The whole generator, in order: compile, read, plan, render, check, host. The only file that knows the order; `write` is what the output does. */
import { createCache, remembered, type StoredCache } from './cache.ts';
import { createChecker, type PageRecord, type SiteCheck, settingsOf, transferBytes } from './check/check.ts';
import { type Compiler, createCompiler } from './compile/compile.ts';
import { DiagnosticError, locateCauses, runSiteCode, throwIfAny, yieldToEventLoop } from './diagnostics/diagnostics.ts';
import { type ForHosts, type HostName, host } from './host/host.ts';
import { addressOf, type File, hashOf, type Output, putNew, type Route } from './model.ts';
import { pictureRoutes } from './pictures.ts';
import { deepFreeze } from './plain-values.ts';
import { headOf, plan } from './plan/plan.ts';
import { addressIn, createReader } from './read/read.ts';
import { type RenderContext, renderAll } from './render/render.ts';
import { createMemoryOutput } from './write/write.ts';

/** What lives longer than one build. */
export type Project = {
  root: string;
  cache: StoredCache;
  compiler: Compiler;
  read: ReturnType<typeof createReader>;
  close: () => Promise<void>;
};

export type Options = {
  /** Where the site will stand, instead of content/site.yaml's. */
  url?: string | undefined;
  /** The instant that decides what is public. */
  now?: Date;
  /** Whether to show what is not public yet. */
  withUnpublished?: boolean;
  /** Whether to refuse while anything is unsettled. */
  release?: boolean;
  /** For which hosts to make files, instead of those of content/site.yaml. */
  hosts?: readonly HostName[] | undefined;
  /** Whether to put compressed siblings beside texts. */
  compress?: boolean;
  /** Is told what stage begins, and how far rendering is. */
  onProgress?: (stage: string, done?: number, of?: number) => void;
};

/** A site before any page of it is rendered: all its routes, and what rendering and checking them need. */
export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** All pages as they were checked; of every file a hash of its bytes, and how many there are on its way to a browser. */
export type Checked = SiteCheck & { pages: PageRecord[]; weights: Map<string, number>; files: Hashed[] };
type Hashed = { path: string; size: number; hash: string };

/** A finished site: also the paths of all its files, what the checks know of it, and what is for its hosts. */
export type Site = Prepared & ForHosts & { files: string[]; checked: Checked };

/** Opens the project in the folder `root`. */
export function openProject(root: string, cache: StoredCache = createCache()): Project {
  const compiler = createCompiler(root, cache);
  return { root, cache, compiler, read: createReader(root, cache), close: compiler.close };
}

/** Compiles, reads and plans. Throws a DiagnosticError with everything an author has to mend. */
export async function prepare(project: Project, options: Options = {}) {
  const { url, now = new Date(), withUnpublished = false, onProgress = () => {} } = options;
  onProgress('compile');
  const code = await project.compiler.compile();

  onProgress('read');
  const reading = await project.read(code.collections, { now, withUnpublished, version: code.schemaHash });
  const address = addressOf(url ?? addressIn(reading));

  onProgress('plan');
  await yieldToEventLoop();
  const compiled = code.withFacts({ refer: reading.refer, hash: reading.factsHash });
  const { pages, shell, scripts, assets } = compiled;
  const locate = locateCauses(reading.find, compiled.locate);
  const { routes: planned, pathOf } = plan(pages, reading.content, { locate, assets: assets.map(({ path }) => path) });
  const routes = [...planned, ...pictureRoutes(project.root, reading.pictures, project.cache.folder)];
  const doing = { file: 'pages/_document.tsx', what: 'give its props' };
  await yieldToEventLoop();
  const shellProps = runSiteCode(doing, locate, () => deepFreeze(shell.props?.(reading.content, pathOf) ?? {}));
  const own = { shell, shellProps, factsHash: reading.factsHash };
  const context: RenderContext = { ...own, scripts, address, locate, headOf: (route: Route) => headOf(route, locate) };
  // What a person must settle before launch; a count alone needs no locations.
  const unsettled = () => reading.preflight(compiled.preflight, locate);
  const unsettledCount = () => reading.unsettledCount(compiled.preflight, locate);
  const settings = settingsOf(compiled.settings);
  return { compiled, reading, address, settings, routes, context, unsettled, unsettledCount };
}

/** Builds a project's site into `output`. Throws a DiagnosticError with everything an author has to mend. */
export async function buildInto(output: Output, project: Project, options: Options = {}): Promise<Site> {
  try {
    const prepared = await prepare(project, options);
    const checked = await renderAndCheck(output, project, prepared, options);
    return await finish(output, project, { ...prepared, checked }, options);
  } catch (error) {
    // What was done before the mistake was found need not be done again.
    if (error instanceof DiagnosticError) project.cache.save();
    throw error;
  }
}

/** Renders and checks what was prepared. What the checks refuse is part of what they found. */
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
    const hash = putNew(output, asset);
    const weight = remembered(cache, `weight ${asset.path} ${hash}`, () => transferBytes(asset));
    weights.set(asset.path, weight);
    files.push({ path: asset.path, size: asset.bytes.length, hash });
  }
  const checker = createChecker({ address, settings });
  const results = await renderAll<Inspection>(routes, {
    context,
    cache,
    output,
    version: hashOf(compiled.settingsHash),
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
    weights.set(path, inspection.page?.weight ?? inspection.weight ?? 0);
    files.push({ path, size, hash });
  }
  const sources = new Map(routes.map(({ file, source }) => [file, source]));
  const sourceOf = (file: string) => sources.get(file);
  const finished = { pages, files: weights, sourceOf, find: reading.find, bytesOf: output.get };
  await checker.weighPages(finished);
  return { ...checker.checkSite(finished), pages, weights, files };
}

/** Makes what a checked site's hosts need. Throws a DiagnosticError with what the checks refuse and, of a release, what is unsettled. */
export async function finish(
  output: Output,
  { cache }: Project,
  prepared: Prepared & { checked: Checked },
  { release = false, hosts, compress = false, onProgress = () => {} }: Options,
): Promise<Site> {
  const { reading, address, routes, checked } = prepared;
  throwIfAny(checked.diagnostics);
  if (release) throwIfAny(prepared.unsettled());
  if (compress) onProgress('compress');
  const site = { ...reading, address, routes, files: checked.files };
  const { added, ...forHosts } = await host(site, { hosts, compress, output, cache });
  return { ...prepared, ...forHosts, files: [...checked.weights.keys(), ...added] };
}

/** What is kept of a page for the checks between pages, and of another file: its bytes on the way to a browser. */
type Inspection = { page?: PageRecord; weight?: number };

/** Builds the site in the folder `root` once, in memory. */
export async function build(root: string, options: Options = {}): Promise<Omit<Site, 'files'> & { files: File[] }> {
  const project = openProject(root);
  try {
    const memory = createMemoryOutput();
    const site = await buildInto(memory, project, options);
    return { ...site, files: site.files.map(path => ({ path, bytes: memory.get(path) ?? '' })) };
  } finally {
    await project.close();
  }
}
