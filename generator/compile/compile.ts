/** The site's code → modules that can be called, with their CSS and their asset files. esbuild links it, Node runs it. */
import { mapAll, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { AnyFile, Cache, Page, PageModule, PreflightRules, Scripts } from '../model.ts';
import { type BrowserBundle, bundleIslands } from './islands.ts';
import { createModuleRunner } from './run.ts';
import { bundleForServer, type ServerBundle } from './server.ts';
import { islandFile, isOutside, publicFiles, readSources, schemaFile, settingsFile, shellFile } from './sources.ts';

export { isTemporary } from './sources.ts';

/** The compiled code. Its modules run when they are asked for: the schema before content is read, pages after it. */
export type Compiled = {
  schema: { schema?: unknown; preflight?: PreflightRules };
  schemaHash: string;
  /** What content/settings.ts exports as `settings`; undefined if there is no such file. */
  settings: unknown;
  settingsHash: string;
  /** The files of public/, and those that the code imports (pictures, fonts, browser scripts) under hashed names. */
  assets: AnyFile[];
  /** The files outside of the site's folders that its code imports. */
  outside: readonly string[];
  load: () => { pages: Page[]; shell: PageModule; scripts: Scripts };
};

export type Compiler = () => Promise<Compiled>;

type Bundles = { server: ServerBundle; browser: BrowserBundle; outside: readonly string[] };

export function createCompiler(root: string, cache: Cache): Compiler {
  const run = createModuleRunner(root);

  /** Bundles the code, given what it imports from `outside` of the site's folders, as far as is known. */
  async function bundle(outside: readonly string[]): Promise<Bundles> {
    const { sources, key } = readSources(root, outside);
    const cached = cache.get(key) as Bundles | undefined;
    if (cached) return cached;
    const [server, browser] = await Promise.all([bundleForServer(root, sources), bundleIslands(root, sources)]);
    const found = [...new Set([...server.inputs, ...browser.inputs])].filter(isOutside).sort();
    // A file that was saved meanwhile may be in the bundle in its new version.
    if (readSources(root, found).key !== key) return bundle(found);
    const bundles = { server, browser, outside };
    cache.set('outside', outside);
    cache.set(key, bundles);
    return bundles;
  }

  return async () => {
    const { server, browser, outside } = await bundle((cache.get('outside') ?? []) as string[]);
    const modules = run(server.code);
    const load = (file: string) => runSiteCode({ file }, () => modules[file]?.() ?? {});
    return {
      schema: load(schemaFile),
      schemaHash: server.schemaHash,
      settings: load(settingsFile).settings,
      settingsHash: server.settingsHash,
      assets: [...server.assets, ...browser.files, ...publicFiles(root)],
      outside,
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
