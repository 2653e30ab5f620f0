/** pages/, islands/, content/schema.ts, content/settings.ts and public/ → callable modules with their CSS, and asset files. */
import { isDeepStrictEqual } from 'node:util';
import { throwIfAny, yieldToEventLoop } from '../diagnostics/diagnostics.ts';
import { type Cache, type File, hashOf, type PageModule, type PreflightRules } from '../model.ts';
import { createServerBundler, type ServerBundle } from './bundle.ts';
import { type BrowserBundle, createIslandBundler } from './islands.ts';
import { createLinker, type Linked } from './link.ts';
import { hashLikeNames, misnamed } from './refused.ts';
import {
  islandFile,
  publicFiles,
  readSources,
  type Sources,
  schemaModule,
  settingsModule,
  shellFile,
} from './sources.ts';

export { islandMap } from './islands.ts';
export { isTemporary } from './sources.ts';

export type Compiled = ReturnType<typeof partsOf> & {
  /** Every source file, with a hash of its bytes. */
  sources: ReadonlyMap<string, string>;
  /** The files of public/, unchanged, and those that the code imports (pictures, fonts), under hashed names. */
  assets: File[];
};

/** Can be called repeatedly. Throws a DiagnosticError if the site's code does not build. */
export type Compiler = () => Promise<Compiled>;

/** Creates a compiler for the site in the folder `root`. */
export function createCompiler(root: string, cache: Cache): Compiler {
  const bundleForServer = createServerBundler(root);
  const bundleIslands = createIslandBundler(root);
  const link = createLinker(root);

  async function bundle(sources: Sources): Promise<{ server: ServerBundle; browser: BrowserBundle }> {
    throwIfAny(misnamed(sources));
    const [server, browser] = await Promise.allSettled([bundleForServer(sources), bundleIslands(sources)]);
    // A mistake in code that both share is reported once: as one of the pages.
    if (server.status === 'rejected') throw server.reason;
    if (browser.status === 'rejected') throw browser.reason;
    return { server: server.value, browser: browser.value };
  }

  /** Bundles the sources, unless the cache has them: bundling would take 0.5 s of a build of 42 pages in which nothing has changed. */
  async function loadBundles(): Promise<Awaited<ReturnType<typeof bundle>> & { sources: Sources }> {
    for (;;) {
      const sources = readSources(root);
      const key = `bundle ${hashOf(JSON.stringify([...hashesOf(sources)]))}`;
      const known = cache.get(key) as Awaited<ReturnType<typeof bundle>> | undefined;
      if (known) return { ...known, sources };
      const [bundled] = await Promise.allSettled([bundle(sources)]);
      // A file that was saved meanwhile may be in the bundle in part or in an old version.
      if (!isDeepStrictEqual(readSources(root), sources)) continue;
      if (bundled.status === 'rejected') throw bundled.reason;
      cache.set(key, bundled.value);
      return { ...bundled.value, sources };
    }
  }

  return async () => {
    const { server, browser, sources } = await loadBundles();
    const unchanged = publicFiles(root);
    throwIfAny(hashLikeNames(unchanged));
    const assets = [...server.assets, ...browser.files, ...unchanged];
    await yieldToEventLoop();
    return { ...partsOf(link(server), server, browser), sources: hashesOf(sources), assets };
  };
}

const hashesOf = (sources: Sources) => new Map([...sources].map(([file, { hash }]) => [file, hash]));

/** Names what the code exports: pages, shell, islands, schema, settings. */
function partsOf({ exportsOf, locate }: Linked, bundle: ServerBundle, { chunks, client }: BrowserBundle) {
  const schema: { schema?: unknown; preflight?: PreflightRules } = exportsOf(schemaModule);
  return {
    pages: bundle.pages.map(({ inputs: _, ...page }) => ({
      ...page,
      module: exportsOf(`pages/${page.file}`) as PageModule,
    })),
    /** The inputs of each page, by its file. */
    inputs: new Map(bundle.pages.map(({ file, inputs }) => [file, inputs])),
    /** The shell around every document. */
    shell: exportsOf(shellFile) as PageModule,
    /** The browser scripts that the shell refers to; their files are among the assets. */
    scripts: {
      islands: Object.entries(chunks).map(([name, src]) => ({ component: exportsOf(islandFile(name)).default, src })),
      client,
    },
    /** What content/schema.ts exports as `schema`, and a hash of all its code. */
    collections: schema.schema as unknown,
    schemaHash: bundle.schemaHash,
    /** The rules for `preflight` that content/schema.ts exports, if any. */
    preflight: schema.preflight,
    /** What content/settings.ts exports as `settings`: null if it has no such export, undefined if there is no such file. */
    settings: bundle.entries.includes(settingsModule) ? (exportsOf(settingsModule).settings ?? null) : undefined,
    settingsHash: bundle.settingsHash,
    /** Returns where an error of the site's code was thrown. */
    locate,
  };
}
