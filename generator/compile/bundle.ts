/**
 * Bundles the site's code: each file becomes a separate module, and each page gets one style sheet. An edited file is compiled alone, in
 * 4 ms; the bundler is asked for the import graph, in 20 ms, only when that has changed.
 */
import { type File, hashOf, isDocument } from '../model.ts';
import {
  areSources,
  asFile,
  type Built,
  createBundler,
  entryName,
  graphOptions,
  keyOf,
  outputsOf,
  withoutAttributes,
} from './bundler.ts';
import { addressesIn, createGraph, isSheet } from './graph.ts';
import { compileData, createModuleCompiler, hasSignature, isCode } from './modules.ts';
import { throwWarnings } from './refused.ts';
import { createSheetBuilder, isLinked, isStyle, joinSheets, linkedFile } from './sheets.ts';
import { entriesIn, hashOfFile, pagesIn, type Sources, schemaModule, settingsModule, shellFile } from './sources.ts';

/** The bundle of pages/ and content/ for the server: plain data, so that it can be cached. */
export type ServerBundle = {
  modules: Readonly<Record<string, Module>>;
  /** The modules to run; what they import runs with them. */
  entries: readonly string[];
  /** Each page's file and style sheet, a hash of all code that it imports, and its inputs. */
  pages: { file: string; css: string; hash: string; inputs: PageInputs }[];
  /** Hashes of all code that content/schema.ts and content/settings.ts import. */
  schemaHash: string;
  settingsHash: string;
  /** Files that the code imports: pictures, fonts, linked style sheets. */
  assets: File[];
  /** Whether every bundled file is among the sources, so that their hashes tell when to bundle again. */
  isComplete: boolean;
};

/** A file of code as CommonJS. `imports` maps each specifier to the file it means, or to the URL of a file that is not code: "/assets/a-1B2C3D4E.svg". */
export type Module = { code: string; imports: Readonly<Record<string, string>> };

/** What a page is made from, besides content: its files of code, and its style sheets with their uncompressed size in bytes. */
type PageInputs = { code: readonly string[]; styles: Readonly<Record<string, number>> };

/** Creates a bundler for the site in `root`. It throws the errors of esbuild, and its warnings as a DiagnosticError. */
export function createServerBundler(root: string) {
  const compileModules = createModuleCompiler(root);
  const graphs = createBundler();
  const buildSheets = createSheetBuilder(root);
  const codeOf = ({ metafile }: Built, sources: Sources) =>
    compileModules(Object.keys(metafile.inputs).filter(isCode), sources);

  /** Builds the import graph. It stays the same while no module changes its imports and exports. */
  function buildGraph(entries: readonly string[], sources: Sources): Promise<Built> {
    const graphKey = async (graph: Built) => {
      // The bundler reports a file that does not compile.
      const modules = areSources(graph.metafile.inputs, sources)
        ? await codeOf(graph, sources).catch(() => undefined)
        : undefined;
      const signatures = [...(modules ?? [])].map(([file, { signature }]) => `${file} ${signature}`);
      return (
        modules &&
        hashOf(
          keyOf(sources, file => !hasSignature(file) && !isStyle(file)),
          ...signatures,
        )
      );
    };
    return graphs.rebuild(graphKey, entries.join(), () => graphOptions(root, entries));
  }
  /** Compiles every file that code imports, except style sheets and those that have a URL. */
  async function buildModules(graph: Built, addresses: ReadonlyMap<string, string>, sources: Sources) {
    const isData = (file: string) => file !== entryName && !isCode(file) && !isStyle(file) && !addresses.has(file);
    const data = Object.entries(graph.metafile.inputs).flatMap(([file, { with: attributes }]) =>
      isData(file)
        ? [compileData(root, withoutAttributes(file), attributes).then(code => [file, { code }] as const)]
        : [],
    );
    return [...(await codeOf(graph, sources)), ...(await Promise.all(data))];
  }

  return {
    async bundle(sources: Sources): Promise<ServerBundle> {
      const entries = entriesIn(sources);
      const built = await buildGraph(entries, sources);
      // The order of CSS modules can change the names of their classes.
      const files = Object.keys(built.metafile.inputs).filter(isSheet).sort();
      const { sheets, warnings } = await buildSheets(files, sources);
      throwWarnings([...built.warnings, ...warnings]);
      const addresses = addressesIn(built.metafile);
      const modules = await buildModules(built, addresses, sources);
      const linked = [...sheets].filter(([file]) => isLinked(file)).map(([file, { css }]) => linkedFile(file, css));
      for (const { source, path } of linked) addresses.set(source, `/${path}`);
      // In the graph of code, style sheets are empty.
      const inputs = Object.assign({}, built.metafile.inputs, ...[...sheets.values()].map(sheet => sheet.inputs));
      const graph = createGraph(inputs);
      const hashOfAll = (files: string[]) =>
        hashOf(files.map(file => `${file} ${hashOfFile(root, sources, withoutAttributes(file))}\n`).join(''));
      const pages = pagesIn(sources).map(page => {
        const starts = isDocument({ file: page }) ? [shellFile, page] : [page];
        const ownSheets = graph.stylesOf(starts).flatMap(name => {
          const css = isLinked(name) ? '' : sheets.get(name)?.css;
          return css ? [[name, css] as const] : [];
        });
        const css = joinSheets(ownSheets.map(([, text]) => text));
        const code = graph.filesOf(starts);
        const bytes = Object.fromEntries(ownSheets.map(([name, text]) => [name, Buffer.byteLength(text)]));
        const file = page.slice('pages/'.length);
        return { file, css, hash: hashOf(hashOfAll(code), css), inputs: { code, styles: bytes } };
      });
      // Code and style sheets may refer to the same file.
      const written = [...outputsOf(root, built).map(asFile), ...[...sheets.values()].flatMap(({ assets }) => assets)];
      const assets = new Map(written.map(file => [file.path, file]));
      return {
        modules: Object.fromEntries(
          modules.map(([file, { code }]) => [file, { code, imports: graph.importsOf(file, addresses) }]),
        ),
        entries,
        pages,
        schemaHash: hashOfAll(graph.filesOf([schemaModule])),
        settingsHash: hashOfAll(graph.filesOf([settingsModule])),
        assets: [...[...assets.values()].filter(({ path }) => path.startsWith('assets/')), ...linked],
        isComplete: areSources(inputs, sources),
      };
    },
    close: graphs.close,
  };
}
