/** The site's code → modules that can be called, with their CSS and their asset files. esbuild links it, Node runs it. */
import { mapAll, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Cache, Page, PageModule, PreflightRules, Scripts } from '../model.ts';
import { type BrowserBundle, bundleIslands } from './islands.ts';
import { createModuleRunner } from './run.ts';
import { bundleForServer, type ServerBundle } from './server.ts';
import { islandFile, isOutside, publicFiles, readSources, schemaFile, settingsFile, shellFile } from './sources.ts';

export { isTemporary } from './sources.ts';

export type Compiler = ReturnType<typeof createCompiler>;

type Bundles = { server: ServerBundle; browser: BrowserBundle; outside: readonly string[] };

/** Creates a function that resolves with the compiled code. Its modules run when they are asked for: the schema before content is read, pages after it. */
export function createCompiler(root: string, cache: Cache) {
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
      schema: load(schemaFile) as { schema?: unknown; preflight?: PreflightRules },
      schemaHash: server.schemaHash,
      /** What content/settings.ts exports as `settings`; undefined if there is no such file. */
      settings: load(settingsFile).settings,
      settingsHash: server.settingsHash,
      /** The files of public/, and those that the code imports (pictures, fonts, browser scripts) under hashed names. */
      assets: [...server.assets, ...browser.files, ...publicFiles(root)],
      /** The files outside of the site's folders that its code imports. */
      outside,
      load: (): { pages: Page[]; shell: PageModule; scripts: Scripts } => ({
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
