/** The site's code → modules that can be called, with their CSS and their asset files. */
import { errorAt, mapAll } from '../diagnostics/diagnostics.ts';
import type { Cache, Page, PageModule, PreflightRules, Scripts } from '../model.ts';
import { hashOf, isDocument } from '../model.ts';
import { runSiteCode } from '../site-code.ts';
import { bundleIslands, bundleStyles, isStyle } from './bundle.ts';
import { createModules } from './modules.ts';
import { entriesIn, isOutside, publicFiles, takeSnapshot } from './sources.ts';

const shellFile = 'pages/_document.tsx';
const schemaFile = 'content/schema.ts';
const settingsFile = 'content/settings.ts';

export type Compiler = ReturnType<typeof createCompiler>;

/** Creates a function that resolves with the compiled code. The schema runs before content is read, pages after it. */
export function createCompiler(root: string, cache: Cache) {
  const { update, run } = createModules(root);
  const load = (entry: string) => runSiteCode({ file: entry }, () => run(entry)) as Record<string, unknown>;

  return async () => {
    const { files, read, keep } = takeSnapshot(root, cache);
    const { pages, islands, clients, entries } = entriesIn(files);
    const bundling = keep(`islands ${[...islands, ...clients]}`, () => bundleIslands(root, islands, clients));
    // They are needed last, and may have the mistakes that are found meanwhile.
    bundling.catch(() => {});
    const modules = await update(entries, { read, keep });
    const sheets = [...modules.keys()].filter(isStyle).sort();
    const styles = await keep(`styles ${sheets}`, () => bundleStyles(root, sheets));
    for (const [file, module] of modules)
      if (isStyle(file)) module.instance = { exports: styles.paths.get(file) ?? {}, loaded: true };

    /** Returns what entries are made of, directly or not: each file once, and after those before it in the code. */
    function filesOf(...entries: string[]): string[] {
      const found = new Set<string>();
      const visit = (file: string): void => {
        if (found.has(file)) return;
        found.add(file);
        modules.get(file)?.imports.forEach(visit);
      };
      entries.forEach(visit);
      return [...found];
    }
    const hashOfAll = (files: readonly string[]) =>
      hashOf(JSON.stringify(files.map(file => [file, styles.css.get(file) ?? modules.get(file)?.hash])));
    function loadPage(entry: string): Page {
      const file = entry.slice('pages/'.length);
      const files = isDocument({ file }) ? filesOf(shellFile, entry) : filesOf(entry);
      const css = files.map(file => styles.css.get(file) ?? '').join('');
      return { file, css, files, hash: hashOfAll(files), module: load(entry) as PageModule };
    }

    const settings = entries.includes(settingsFile) ? load(settingsFile).settings : {};
    if (settings === undefined) throw errorAt(settingsFile, 'exports no `settings`', 'Export them by that name.');
    return {
      schema: load(schemaFile) as { schema?: unknown; preflight?: PreflightRules },
      schemaHash: hashOfAll(filesOf(schemaFile)),
      settings,
      settingsHash: hashOfAll(filesOf(settingsFile)),
      async load() {
        const shell = load(shellFile) as PageModule;
        const loaded = mapAll(pages, loadPage);
        const { paths, files: scripts, inputs } = await bundling;
        const withPath = (file: string) => ({ component: load(file).default, src: paths.get(file) ?? '' });
        return {
          shell,
          pages: loaded,
          scripts: { islands: mapAll(islands, withPath), client: paths.get('behaviours') } satisfies Scripts,
          assets: [...styles.assets, ...scripts, ...publicFiles(root)],
          outside: [...modules.keys(), ...styles.inputs, ...inputs].filter(isOutside),
        };
      },
    };
  };
}
