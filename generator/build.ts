/** The pipeline: compile, read, plan, render, check, add what hosts need. Only this file knows the order; the commands write the result. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createCache, memoize, type StoredCache } from './cache.ts';
import { createChecker, type PageRecord, type Settings, type SiteCheck, transferBytes } from './check/check.ts';
import { type Compiler, createCompiler } from './compile/compile.ts';
import { DiagnosticError, type LocateText, throwIfAny } from './diagnostics/diagnostics.ts';
import { addHostFiles } from './hosts/hosts.ts';
import {
  type AnyFile,
  addressOf,
  decoded,
  deepFreeze,
  isDocument,
  type Output,
  type Route,
  servedPath,
} from './model.ts';
import { pictureRoutes } from './pictures.ts';
import { headOf, plan } from './plan.ts';
import { addressIn, createReader } from './read/read.ts';
import { renderAll, sourcesOf } from './render.ts';
import { runSiteCode } from './site-code.ts';

export type Project = { root: string; cache: StoredCache; compile: Compiler; read: ReturnType<typeof createReader> };

export type Options = {
  url?: string | undefined;
  now?: Date;
  withUnpublished?: boolean;
  release?: boolean;
  hosts?: readonly string[] | undefined;
  compress?: boolean;
  signal?: AbortSignal;
};

export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** What the checks found, every page's record, and every file with the hash of its bytes and its transfer size in bytes (`weight`). */
export type Checked = SiteCheck & { pages: PageRecord[]; files: { path: string; hash: string; weight: number }[] };

export type BuiltSite = Awaited<ReturnType<typeof buildInto>>;

export function openProject(folder: string, cache: StoredCache = createCache()): Project {
  // The bundler names files by their real paths.
  const root = realpathSync(folder);
  return { root, cache, compile: createCompiler(root, cache), read: createReader(root, cache) };
}

export async function prepare({ root, cache, compile, read }: Project, options: Options = {}) {
  const { url, now = new Date(), withUnpublished = false } = options;
  const code = await compile();

  const settings = code.settings as Settings;
  // What a text means depends on the extensions of Markdown, too.
  const schemaHash = settings.markdown ? code.schemaHash + code.settingsHash : code.schemaHash;
  const reading = await read(code.schema.schema, { now, withUnpublished, schemaHash, settings });
  const address = addressOf(url ?? addressIn(reading));

  const { pages, shell, scripts, assets: published, outside } = await code.load();
  const assets = [...published, ...reading.attached];
  const sourceOf = (asset: AnyFile) => ('from' in asset ? path.relative(root, asset.from) : 'the code');
  const placed = assets.map(asset => ({ file: asset.path, source: sourceOf(asset) }));
  const routes = plan({ pages, shell }, reading.content, { now, assets: placed });
  const task = { file: 'pages/_document.tsx', what: 'compute the props of the shell' };
  const shellProps = runSiteCode(task, () => deepFreeze(shell.props?.(reading.content, { now }) ?? {}));
  // An entry may be on several pages: links to it lead to the first.
  const documents = routes.filter(({ page }) => isDocument(page)).toReversed();
  reading.planned(new Map(documents.map(({ source, path }) => [source, path])));
  const linksOf = ({ source }: Pick<Route, 'source'>) => reading.linksIn(source);
  return {
    compiled: code,
    reading,
    assets,
    outside: [...outside, ...reading.outside],
    address,
    settings,
    routes: [...routes, ...pictureRoutes(root, reading.pictures, cache.folder)],
    context: { shell, shellProps, scripts, address, headOf, linksOf, locateText: reading.locateText },
    unsettled: () => reading.preflight(code.schema.preflight),
    countUnsettled: () => reading.countUnsettled(code.schema.preflight),
  };
}

export async function renderAndCheck(output: Output, { cache }: Project, prepared: Prepared, { signal }: Options) {
  const { compiled, reading, address, settings, routes, context } = prepared;
  const { checkFile, checkSite } = createChecker({ address, settings });
  const recordOf = (file: AnyFile, isPage = false) => ({ page: checkFile(file, isPage), weight: transferBytes(file) });
  const assets = prepared.assets.map(asset => {
    const hash = output.put(asset);
    const key = `asset ${asset.path} ${hash} ${compiled.settingsHash}`;
    return { path: asset.path, hash, record: memoize(cache, key, () => recordOf(asset)) };
  });
  const renderThose = (isWanted: (route: Route) => boolean) =>
    renderAll<ReturnType<typeof recordOf>>(routes.filter(isWanted), {
      context,
      cache,
      output,
      checksHash: compiled.settingsHash,
      check: (file, { page }) => recordOf(file, isDocument(page)),
      signal,
    });
  const isOptional = ({ page }: Route) => page.module.isOptional === true;
  const rendered = await renderThose(route => !isOptional(route));
  const named = new Set(rendered.flatMap(({ record }) => record.page?.references ?? []).map(({ href }) => href));
  rendered.push(...(await renderThose(route => isOptional(route) && named.has(servedPath(route.file, address)))));

  const all = [...rendered, ...assets];
  const records = all.flatMap(({ record }) => record.page ?? []);
  const pages = records.filter(({ file }) => file.endsWith('.html'));
  const others = records.filter(({ file }) => !file.endsWith('.html'));
  const files = all.map(({ path, hash, record: { weight } }) => ({ path, hash, weight }));
  const weights = new Map(files.map(({ path, weight }) => [path, weight]));
  const sources = new Map(routes.map(route => [route.file, sourcesOf(route)]));
  const sourcesOfFile = (file: string) => sources.get(file) ?? [`public/${file}`];
  // An author writes a link to a page as one to its file, or without the base.
  const locateText: LocateText = (text, files, ...rest) => {
    const path = text.startsWith(address.base) ? text.replace(address.base, '/') : text;
    const links = Object.entries(context.linksOf({ source: files[0] ?? '' }));
    const written = links.find(([, to]) => decoded(to) === decoded(path))?.[0] ?? path;
    return reading.locateText(written, files, ...rest);
  };
  const checked = checkSite({ pages, others, files: weights, sourcesOf: sourcesOfFile, locateText });
  return { ...checked, pages, files };
}

export async function buildInto(output: Output, project: Project, options: Options = {}) {
  const { cache } = project;
  const { release = false, hosts, compress = false } = options;
  try {
    const prepared = await prepare(project, options);
    const checked = await renderAndCheck(output, project, prepared, options);
    throwIfAny(checked.diagnostics);
    if (release) throwIfAny(prepared.unsettled());
    const site = { ...prepared.reading, address: prepared.address, routes: prepared.routes, files: checked.files };
    const { added, ...forHosts } = await addHostFiles(site, { hosts, compress, output, cache });
    return { ...prepared, ...forHosts, checked, files: [...checked.files.map(({ path }) => path), ...added] };
  } catch (error) {
    // The next build reuses the work done before the mistake was found.
    if (error instanceof DiagnosticError) cache.save();
    throw error;
  }
}
