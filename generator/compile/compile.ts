/** The site's code → modules that can be called, with their CSS and their asset files. esbuild compiles each alone, Node runs it. */
import path from 'node:path';
import { errorAt, mapAll, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { AnyFile, Cache, Page, PageModule, PreflightRules, Scripts } from '../model.ts';
import { hashOf, isDocument } from '../model.ts';
import { createGraphReader } from './graph.ts';
import { bundleIslands } from './islands.ts';
import { createRunner } from './run.ts';
import {
  clientsIn,
  entriesIn,
  islandFile,
  islandsIn,
  isOutside,
  pagesIn,
  publicFiles,
  realNameOf,
  schemaFile,
  settingsFile,
  shellFile,
  takeSnapshot,
} from './sources.ts';
import { bundleStyles, isStyle } from './styles.ts';

export { isTemporary } from './sources.ts';

export type Compiler = ReturnType<typeof createCompiler>;

/** What runs after content is read, and the files that all code needs. */
export type Loaded = {
  pages: Page[];
  shell: PageModule;
  scripts: Scripts;
  /** The files of public/, and those that the code imports (pictures, fonts, browser scripts) under hashed names. */
  assets: AnyFile[];
  /** The files outside of the site's folders that its code imports. */
  outside: string[];
};

/** Creates a function that resolves with the compiled code. Its modules run when they are asked for: the schema before content is read, pages after it. */
export function createCompiler(root: string, cache: Cache) {
  const readGraph = createGraphReader(root, cache);
  const runner = createRunner(root);
  const nameOf = (entry: string) => realNameOf(path.join(root, entry), root);

  return async () => {
    const snapshot = takeSnapshot(root, cache);
    const { files, keep } = snapshot;
    const islands = islandsIn(files);
    const clients = clientsIn(files);
    const bundling = keep(`islands ${[...islands, ...clients]}`, () => bundleIslands(root, islands, clients));
    // They are needed last, and may have the mistakes that are found meanwhile.
    bundling.catch(() => {});
    const graph = await readGraph(entriesIn(files).map(nameOf), snapshot);
    const sheets = [...graph.keys()].filter(isStyle).sort();
    const styles = await keep(`styles ${sheets}`, () => bundleStyles(root, sheets));
    runner.use(graph, styles.paths);

    const importsOf = (file: string) => [
      ...(graph.get(file)?.imports.values() ?? []),
      ...(styles.imports.get(file) ?? []),
    ];
    const filesOf = (...entries: string[]) => reachable(entries.map(nameOf), importsOf);
    // That of a style sheet is its text, that of a picture its path.
    const hashOfAll = (files: readonly string[]) =>
      hashOf(
        files.map(file => `${file} ${graph.get(file)?.hash ?? styles.css.get(file) ?? styles.paths.get(file)}`).join(),
      );
    const load = (entry: string) =>
      runSiteCode({ file: entry }, () => runner.run(nameOf(entry))) as Record<string, unknown>;
    const hasSettings = files.includes(settingsFile);
    const settings = hasSettings ? load(settingsFile).settings : {};
    if (settings === undefined) throw errorAt(settingsFile, 'exports no `settings`', 'Export them by that name.');

    function loadPage(entry: string): Page {
      const file = entry.slice('pages/'.length);
      const files = isDocument({ file }) ? filesOf(shellFile, entry) : filesOf(entry);
      const css = files.map(file => styles.css.get(file) ?? '').join('');
      return { file, css, files, hash: hashOfAll(files), module: load(entry) as PageModule };
    }

    return {
      schema: load(schemaFile) as { schema?: unknown; preflight?: PreflightRules },
      schemaHash: hashOfAll(filesOf(schemaFile)),
      /** What content/settings.ts exports as `settings`; empty if there is no such file. */
      settings,
      settingsHash: hasSettings ? hashOfAll(filesOf(settingsFile)) : '',
      async load(): Promise<Loaded> {
        const shell = load(shellFile) as PageModule;
        const pages = mapAll(pagesIn(files), loadPage);
        const components = mapAll(islands, name => load(islandFile(name)).default);
        const { chunks, client, files: scripts, inputs } = await bundling;
        // Several may refer to one picture.
        const published = new Map([...styles.assets, ...scripts].map(file => [file.path, file]));
        return {
          pages,
          shell,
          scripts: {
            islands: islands.map((name, i) => ({ component: components[i], src: chunks[name] ?? '' })),
            client,
          },
          assets: [...published.values(), ...publicFiles(root)],
          outside: [...new Set([...graph.keys(), ...styles.inputs, ...inputs])].filter(isOutside).sort(),
        };
      },
    };
  };
}

/** Returns the given files and all that they import, directly or not: each once, and after those before it in the code. */
function reachable(starts: readonly string[], importsOf: (file: string) => readonly (string | undefined)[]): string[] {
  const found = new Set<string>();
  const visit = (file: string | undefined): void => {
    if (file === undefined || found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(visit);
  };
  starts.forEach(visit);
  return [...found];
}
