/**
 * Bundles the site's code: each file becomes a separate module, and each page gets one style sheet. An edited file is compiled alone, in
 * 4 ms; the bundler is asked for the import graph, in 20 ms, only when that has changed.
 */
import type * as esbuild from 'esbuild';
import { type File, hashOf, isDocument } from '../model.ts';
import { type Built, createBundler, entryOf, keyOf, nameOf } from './bundler.ts';
import { addressesIn, createGraph } from './graph.ts';
import { createTransformer, hasSignature, isCode, modulesOf, type Transformed, withoutAttributes } from './modules.ts';
import {
  type Entries,
  entryName,
  graphOptions,
  schemaModule,
  settingsModule,
  sheetOptions,
  shellFile,
} from './options.ts';
import { isLinked, isSheet, isStyle, joinSheets, linkedFile } from './sheets.ts';
import type { Sources } from './sources.ts';

/** The bundle of pages/ and content/ for the server: plain data, so that it can be cached. */
export type ServerBundle = {
  modules: Readonly<Record<string, Module>>;
  /** Each page's file and style sheet, a hash of all code that it imports, and its inputs. */
  pages: { file: string; css: string; hash: string; inputs: PageInputs }[];
  /** Names of the islands: "signup". */
  islands: readonly string[];
  hasSettings: boolean;
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
export type PageInputs = { code: readonly string[]; styles: Readonly<Record<string, number>> };

type ServerBundler = {
  bundle: (
    names: Pick<Entries, 'pages' | 'islands'>,
    sources: Sources,
  ) => Promise<{ bundle: ServerBundle; warnings: readonly esbuild.Message[] }>;
  /** Drops the latest results: files were written while they were read. */
  forget: () => void;
  close: () => Promise<void>;
};

/** Creates a bundler for the site in `root`. It throws the errors of esbuild. */
export function createServerBundler(root: string): ServerBundler {
  const transformer = createTransformer(root);
  const graphs = createBundler();
  const sheets = createBundler();

  /** Builds the import graph. It stays the same while no module changes its imports and exports. */
  function buildGraph(entries: Entries, sources: Sources, transforming: ReturnType<typeof transformer.transform>) {
    const graphKey = async (result: Built) => {
      const signatures = [...(await transforming)].map(([file, code]) => `${file} ${signatureOf(code)}`);
      return isComplete(result, sources)
        ? hashOf(
            keyOf(sources, file => !hasSignature(file) && !isStyle(file)),
            ...signatures,
          )
        : undefined;
    };
    return graphs.rebuild(graphKey, JSON.stringify(entries), () => graphOptions(root, entries));
  }
  /** Builds every style sheet that code imports, with its own imports. */
  function buildSheets(graph: Built, sources: Sources) {
    const files = Object.keys(graph.metafile.inputs).filter(isSheet).sort();
    return sheets.rebuild(
      result => (isComplete(result, sources) ? keyOf(sources, file => !isCode(file)) : undefined),
      files.join('\n'),
      () => sheetOptions(root, files),
    );
  }

  return {
    async bundle({ pages, islands }, sources) {
      const entries = { pages, islands, hasSettings: sources.has(settingsModule) };
      const transforming = transformer.transform(sources);
      const built = await buildGraph(entries, sources, transforming);
      const sheet = await buildSheets(built, sources);
      const addresses = addressesIn(built.metafile);
      const modules = await modulesOf(root, built, addresses, await transforming);
      const styles = new Map(sheet.outputFiles.map(file => [entryOf(root, file, sheet.metafile), file.text.trim()]));
      const linked = [...styles].filter(([file]) => isLinked(file)).map(([file, css]) => linkedFile(file, css));
      const graph = createGraph(built.metafile, sheet.metafile);
      for (const { source, path } of linked) addresses.set(source, `/${path}`);
      const hashOfAll = (files: string[]) =>
        hashOf(files.map(file => `${file} ${sources.get(withoutAttributes(file)) ?? ''}\n`).join(''));
      const bundle: ServerBundle = {
        modules: Object.fromEntries(
          [...modules].map(([file, { code }]) => [file, { code, imports: graph.importsOf(file, addresses) }]),
        ),
        pages: pages.map(file => {
          const starts = isDocument({ file }) ? [`pages/${shellFile}`, `pages/${file}`] : [`pages/${file}`];
          const ownSheets = graph.stylesOf(starts).flatMap(name => {
            const css = isLinked(name) ? '' : styles.get(name);
            return css ? [[name, css] as const] : [];
          });
          const css = joinSheets(ownSheets.map(([, text]) => text));
          const code = graph.filesOf(starts);
          const bytes = Object.fromEntries(ownSheets.map(([name, text]) => [name, Buffer.byteLength(text)]));
          return { file, css, hash: hashOf(hashOfAll(code), css), inputs: { code, styles: bytes } };
        }),
        islands,
        hasSettings: entries.hasSettings,
        schemaHash: hashOfAll(graph.filesOf([schemaModule])),
        settingsHash: entries.hasSettings ? hashOfAll(graph.filesOf([settingsModule])) : '',
        assets: [...assetsOf(root, [...built.outputFiles, ...sheet.outputFiles]), ...linked],
        isComplete: isComplete(built, sources) && isComplete(sheet, sources),
      };
      const moduleWarnings = [...modules.values()].flatMap(({ warnings }) => warnings);
      return { bundle, warnings: distinct([...built.warnings, ...moduleWarnings, ...sheet.warnings]) };
    },
    forget() {
      for (const each of [transformer, graphs, sheets]) each.forget();
    },
    close: async () => void (await Promise.all([graphs.close(), sheets.close()])),
  };
}

/** Returns whether every bundled file is among the sources: changes of other files are not noticed. */
const isComplete = ({ metafile }: Built, sources: Sources) =>
  Object.keys(metafile.inputs).every(file => file === entryName || sources.has(withoutAttributes(file)));

/** A file that does not compile has its error as signature: the bundler reports it if the file is imported, so every edit concerns the bundler. */
const signatureOf = (code: Transformed | Error): string => (code instanceof Error ? code.message : code.signature);

/** Returns the files that code and style sheets refer to, as the bundlers output them: those with the same name are the same. */
function assetsOf(root: string, outputs: readonly esbuild.OutputFile[]): File[] {
  const files = new Map(outputs.map(file => [nameOf(root, file), file.contents]));
  return [...files].flatMap(([name, bytes]) => (name.startsWith('assets/') ? [{ path: name, bytes }] : []));
}

/** Returns messages without duplicates: several bundlers may report the same one. */
const distinct = (messages: readonly esbuild.Message[]): esbuild.Message[] => [
  ...new Map(messages.map(message => [JSON.stringify([message.text, message.location]), message])).values(),
];
