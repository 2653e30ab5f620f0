/**
 * The code of the site, bundled: one CommonJS script of all pages, and one style sheet a page. Only a bundler that has an entry for each
 * page gives each page its own style sheet, and only one with a single entry gives a script that runs as it is: so there are two.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { type File, hashOf, isDocument } from '../model.ts';
import { type Built, createBundler, keyOf, nameOf } from './bundler.ts';
import {
  type Entries,
  entryName,
  schemaModule,
  scriptOptions,
  settingsModule,
  shellFile,
  styleOptions,
} from './options.ts';
import type { Sources } from './sources.ts';

/** What is bundled of pages/ and content/: plain data, so that it can be cached. */
export type ServerBundle = {
  /** CommonJS that exports `schema`, `settings`, `shell`, each page by its index, p0, p1 …, and the component of each island, i0, i1 … */
  code: string;
  /** Each page's file, style sheet, and a hash of all code that it reaches. */
  pages: { file: string; css: string; hash: string; inputs: PageInputs }[];
  /** Their names: "signup". */
  islands: readonly string[];
  hasSettings: boolean;
  /** A hash of all code that content/schema.ts reaches, and of all that content/settings.ts does. */
  schemaHash: string;
  settingsHash: string;
  /** What the code imports as files: pictures, fonts. */
  assets: File[];
  /** Whether all that was bundled is among the sources, so that their hashes say when it must be bundled again. */
  isComplete: boolean;
};

/** What a page is made of, beside content: the files of its code, and its style sheets with their bytes, before compression. */
export type PageInputs = { code: readonly string[]; styles: Readonly<Record<string, number>> };

export type ServerBundler = {
  bundle: (
    names: Pick<Entries, 'pages' | 'islands'>,
    sources: Sources,
  ) => Promise<{ bundle: ServerBundle; warnings: readonly esbuild.Message[] }>;
  close: () => Promise<void>;
};

/** Makes a bundler for the site in `root`. What it throws is what esbuild throws. */
export function createServerBundler(root: string): ServerBundler {
  const scripts = createBundler();
  const styles = createBundler();
  /** The files of linked style sheets, by whose hash the script names them. */
  const linked = new Set<string>();

  async function build(parts: Entries, sources: Sources): Promise<[Built, Built]> {
    const { pages, islands, hasSettings } = parts;
    const entries = JSON.stringify([pages, islands, hasSettings]);
    const isStyle = (file: string) => /\.css$/.test(file) && !/\.linked\.css$/.test(file) && !linked.has(file);
    const script = scripts.rebuild(
      keyOf(sources, file => !isStyle(file)),
      entries,
      () => scriptOptions(root, parts, linked),
    );
    // What imports what, as the last script says, decides the style sheets together with what is no code.
    const style = (graph: string) =>
      styles.rebuild(
        hashOf(
          graph,
          keyOf(sources, file => !/\.tsx?$/.test(file)),
        ),
        entries,
        () => styleOptions(root, pages),
      );
    const isFirst = styles.latest() === undefined;
    const both = isFirst ? [script, style('')] : [script, script.then(({ metafile }) => style(graphOf(metafile)))];
    const [one, other] = await Promise.allSettled(both);
    // A mistake shows in both; once is enough.
    if (one?.status !== 'fulfilled') throw one?.reason;
    if (other?.status !== 'fulfilled') throw other?.reason;
    return [one.value, other.value];
  }

  return {
    async bundle({ pages, islands }, sources) {
      const hasSettings = sources.has(settingsModule);
      const [script, style] = await build({ pages, islands, hasSettings }, sources);
      const reached = reachable(script.metafile, linked);
      const filesOf = (files: string[]) => [...new Set(files.flatMap(reached))].sort();
      const hashOfAll = (files: string[]) => hashOf(files.map(file => `${file} ${sources.get(file) ?? ''}\n`).join(''));
      const outputs = new Map(style.outputFiles.map(file => [nameOf(root, file), file]));
      const bundle: ServerBundle = {
        code: script.outputFiles.find(file => file.path.endsWith('.js'))?.text ?? '',
        pages: pages.map(file => {
          const css = outputs.get(`page/${file}.css`)?.text.trim() ?? '';
          const code = filesOf(isDocument({ file }) ? [`pages/${shellFile}`, `pages/${file}`] : [`pages/${file}`]);
          const styles = stylesIn(style.metafile, `out/page/${file}.css`);
          return { file, css, hash: hashOf(hashOfAll(code), css), inputs: { code, styles } };
        }),
        islands,
        hasSettings,
        schemaHash: hashOfAll(filesOf([schemaModule])),
        settingsHash: hasSettings ? hashOfAll(filesOf([settingsModule])) : '',
        assets: assetsOf(root, [...script.outputFiles, ...style.outputFiles]),
        isComplete: Object.keys(script.metafile.inputs).every(file => file === entryName || sources.has(file)),
      };
      return { bundle, warnings: [...script.warnings, ...style.warnings] };
    },
    close: async () => void (await Promise.all([scripts.close(), styles.close()])),
  };
}

/** The source map of a bundle's code. Nobody needs it until something is thrown, and making it takes as long as bundling: so it is made then. */
export function sourceMapOf(root: string, { pages, islands, hasSettings }: ServerBundle): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  const { outputFiles } = buildSync({
    ...scriptOptions(root, { pages: pages.map(({ file }) => file), islands, hasSettings }),
    plugins: [],
    sourcemap: 'external',
    write: false,
  });
  return outputFiles.find(file => file.path.endsWith('.map'))?.text ?? '';
}

/** The files that code imports, as the bundlers put them out: under the same name they are the same. */
function assetsOf(root: string, outputs: readonly esbuild.OutputFile[]): File[] {
  const files = new Map(outputs.map(file => [nameOf(root, file), file.contents]));
  return [...files].flatMap(([name, bytes]) => (name.startsWith('assets/') ? [{ path: name, bytes }] : []));
}

/** The style sheets in a bundled one, with the bytes that each has there. */
const stylesIn = ({ outputs }: esbuild.Metafile, name: string): PageInputs['styles'] =>
  Object.fromEntries(
    Object.entries(outputs[name]?.inputs ?? {}).flatMap(([file, { bytesInOutput: bytes }]) =>
      bytes > 0 ? [[file, bytes] as const] : [],
    ),
  );

/** What imports what, in order. */
const graphOf = ({ inputs }: esbuild.Metafile): string =>
  JSON.stringify(Object.entries(inputs).map(([file, { imports }]) => [file, imports.map(({ path: next }) => next)]));

/** Every file that a file imports, directly or not, and itself; with a linked style sheet, the files of all of them. */
function reachable({ inputs }: esbuild.Metafile, linked: ReadonlySet<string>): (file: string) => string[] {
  return start => {
    const found = new Set([start]);
    for (const file of found)
      for (const { path: next, external } of inputs[file]?.imports ?? []) if (!external) found.add(next);
    const files = [...found].map(file => file.split(path.sep).join('/'));
    return files.some(file => file.endsWith('.linked.css')) ? [...files, ...linked] : files;
  };
}
