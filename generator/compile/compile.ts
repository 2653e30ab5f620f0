/** The site's code → modules that can be called, with their CSS and their asset files. esbuild links it, Node runs it. */
import { mapAll, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Cache, File, Page, PageModule, PreflightRules, Scripts } from '../model.ts';
import { hashOf } from '../model.ts';
import { type BrowserBundle, bundleIslands } from './islands.ts';
import { createModuleRunner } from './run.ts';
import { bundleForServer, type ServerBundle } from './server.ts';
import { islandFile, publicFiles, readSources, type Sources, schemaFile, settingsFile, shellFile } from './sources.ts';

export { isTemporary } from './sources.ts';

/** The compiled code. Its modules run when they are asked for: the schema before content is read, pages after it. */
export type Compiled = {
  schema: { schema?: unknown; preflight?: PreflightRules };
  schemaHash: string;
  /** What content/settings.ts exports as `settings`; undefined if there is no such file. */
  settings: unknown;
  settingsHash: string;
  /** The files of public/, and those that the code imports (pictures, fonts, browser scripts) under hashed names. */
  assets: File[];
  load: () => { pages: Page[]; shell: PageModule; scripts: Scripts };
};

export type Compiler = () => Promise<Compiled>;

type Bundles = { server: ServerBundle; browser: BrowserBundle };

export function createCompiler(root: string, cache: Cache): Compiler {
  const run = createModuleRunner(root);

  async function bundle(sources: Sources): Promise<Bundles> {
    const key = keyOf(sources);
    const known = cache.get(key) as Bundles | undefined;
    if (known) return known;
    const [server, browser] = await Promise.all([bundleForServer(root, sources), bundleIslands(root, sources)]);
    const bundles = { server, browser };
    // A file that was saved meanwhile may be in the bundle in its new version.
    if (keyOf(readSources(root)) === key) cache.set(key, bundles);
    return bundles;
  }

  return async () => {
    const sources = readSources(root);
    const { server, browser } = await bundle(sources);
    const modules = run(server.code);
    const load = (file: string) => runSiteCode({ file }, () => modules[file]?.() ?? {});
    return {
      schema: load(schemaFile),
      schemaHash: server.schemaHash,
      settings: sources.has(settingsFile) ? load(settingsFile).settings : undefined,
      settingsHash: server.settingsHash,
      assets: [...server.assets, ...browser.files, ...publicFiles(root)],
      load: () => ({
        shell: load(shellFile) as PageModule,
        pages: mapAll(server.pages, page => ({ ...page, module: load(`pages/${page.file}`) as PageModule })),
        scripts: {
          islands: Object.entries(browser.chunks).map(([name, src]) => ({
            src,
            component: load(islandFile(name)).default,
          })),
          client: browser.client,
        },
      }),
    };
  };
}

const keyOf = (sources: Sources): string => `bundle ${hashOf(JSON.stringify([...sources]))}`;
