/**
 * The code of the site: each file as a module that runs by itself, and one style sheet a page. A file that was edited is compiled alone,
 * in 4 ms; the bundler is asked what imports what, in 20 ms, only where that has changed.
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
import { isLinked, isSheet, isStyle, joined, linkedFile } from './sheets.ts';
import type { Sources } from './sources.ts';

/** What is bundled of pages/ and content/: plain data, so that it can be cached. */
export type ServerBundle = {
  modules: Readonly<Record<string, Module>>;
  /** Each page's file, style sheet, and a hash of all code that it reaches. */
  pages: { file: string; css: string; hash: string; inputs: PageInputs }[];
  /** Their names: "signup". */
  islands: readonly string[];
  hasSettings: boolean;
  /** A hash of all code that content/schema.ts reaches, and of all that content/settings.ts does. */
  schemaHash: string;
  settingsHash: string;
  /** What the code imports as files: pictures, fonts, linked style sheets. */
  assets: File[];
  /** Whether all that was bundled is among the sources, so that their hashes say when it must be bundled again. */
  isComplete: boolean;
};

/** A file of code: CommonJS, and for each import of another file that file, or its address where it is no code: "/assets/a-1B2C3D4E.svg". */
export type Module = { code: string; imports: Readonly<Record<string, string>> };

/** What a page is made of, beside content: the files of its code, and its style sheets with their bytes, before compression. */
export type PageInputs = { code: readonly string[]; styles: Readonly<Record<string, number>> };

type ServerBundler = {
  bundle: (
    names: Pick<Entries, 'pages' | 'islands'>,
    sources: Sources,
  ) => Promise<{ bundle: ServerBundle; warnings: readonly esbuild.Message[] }>;
  /** Forgets what it has read last: files were written while it did. */
  forget: () => void;
  close: () => Promise<void>;
};

/** Makes a bundler for the site in `root`. What it throws is what esbuild throws. */
export function createServerBundler(root: string): ServerBundler {
  const transformer = createTransformer(root);
  const graphs = createBundler();
  const sheets = createBundler();

  /** What imports what. While modules import and export what they did, it is as it was. */
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
  /** Every style sheet that code imports, with what it imports itself. */
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
          const own = graph.stylesOf(starts).flatMap(name => {
            const css = isLinked(name) ? '' : styles.get(name);
            return css ? [[name, css] as const] : [];
          });
          const css = joined(own.map(([, text]) => text));
          const code = graph.filesOf(starts);
          const bytes = Object.fromEntries(own.map(([name, text]) => [name, Buffer.byteLength(text)]));
          return { file, css, hash: hashOf(hashOfAll(code), css), inputs: { code, styles: bytes } };
        }),
        islands,
        hasSettings: entries.hasSettings,
        schemaHash: hashOfAll(graph.filesOf([schemaModule])),
        settingsHash: entries.hasSettings ? hashOfAll(graph.filesOf([settingsModule])) : '',
        assets: [...assetsOf(root, [...built.outputFiles, ...sheet.outputFiles]), ...linked],
        isComplete: isComplete(built, sources) && isComplete(sheet, sources),
      };
      const ofModules = [...modules.values()].flatMap(({ warnings }) => warnings);
      return { bundle, warnings: distinct([...built.warnings, ...ofModules, ...sheet.warnings]) };
    },
    forget() {
      for (const each of [transformer, graphs, sheets]) each.forget();
    },
    close: async () => void (await Promise.all([graphs.close(), sheets.close()])),
  };
}

/** Whether all that was bundled is among the sources: of no other file it is known whether it has changed. */
const isComplete = ({ metafile }: Built, sources: Sources) =>
  Object.keys(metafile.inputs).every(file => file === entryName || sources.has(withoutAttributes(file)));

/** Where a file does not compile the bundler says so, if it is imported: so its every edit concerns the bundler. */
const signatureOf = (code: Transformed | Error): string => (code instanceof Error ? code.message : code.signature);

/** The files that code and style sheets name, as the bundlers put them out: under the same name they are the same. */
function assetsOf(root: string, outputs: readonly esbuild.OutputFile[]): File[] {
  const files = new Map(outputs.map(file => [nameOf(root, file), file.contents]));
  return [...files].flatMap(([name, bytes]) => (name.startsWith('assets/') ? [{ path: name, bytes }] : []));
}

/** What two tell is told once. */
const distinct = (messages: readonly esbuild.Message[]): esbuild.Message[] => [
  ...new Map(messages.map(message => [JSON.stringify([message.text, message.location]), message])).values(),
];
