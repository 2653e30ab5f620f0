/** Compiles the site's code for the server: each file becomes a separate module, and each page gets one style sheet. */
import { type File, hashOf, isDocument } from '../model.ts';
import { isSheet, reachable } from './graph.ts';
import { createModuleCompiler, type Module, moduleOf } from './modules.ts';
import { createSheetBuilder, joinSheets } from './sheets.ts';
import { entriesIn, pagesIn, type Sources, schemaModule, settingsModule, shellFile } from './sources.ts';

/** The code of pages/ and content/ for the server: plain data, so that it can be cached. */
export type ServerBundle = {
  modules: Readonly<Record<string, Module>>;
  /** The modules to run; what they import runs with them. */
  entries: readonly string[];
  /** Each page's file and style sheet, a hash of all code that it imports, and its inputs. */
  pages: { file: string; css: string; hash: string; inputs: PageInputs }[];
  /** Hashes of all code that content/schema.ts and content/settings.ts import. */
  schemaHash: string;
  settingsHash: string;
  /** Files that the code imports: pictures, fonts. */
  assets: File[];
};

/** What a page is made from, besides content: its files of code, and its style sheets with their uncompressed size in bytes. */
type PageInputs = { code: readonly string[]; styles: Readonly<Record<string, number>> };

/** Creates a bundler for the site in `root`. It throws a DiagnosticError if anything does not compile. */
export function createServerBundler(root: string) {
  const compileModules = createModuleCompiler(root);
  const buildSheets = createSheetBuilder(root);

  return async (sources: Sources): Promise<ServerBundle> => {
    const entries = entriesIn(sources);
    const modules = await compileModules(entries, sources);
    const imported = new Set([...modules.values()].flatMap(({ imports }) => Object.values(imports)));
    const sheets = await buildSheets([...imported].filter(isSheet), sources);
    const importsOf = (file: string) => Object.values(modules.get(file)?.imports ?? {});
    /** Returns files and all that they import. A style sheet contains what it imports. */
    const filesOf = (starts: readonly string[]) =>
      reachable(starts, file => sheets.get(file)?.inputs ?? importsOf(file))
        .filter(file => sources.has(file))
        .sort();
    const hashOfAll = (files: string[]) => hashOf(files.map(file => `${file} ${sources.get(file)?.hash}\n`).join(''));
    const pages = pagesIn(sources).map(page => {
      const starts = isDocument({ file: page }) ? [shellFile, page] : [page];
      // The style sheets of a module's imports come before its own.
      const ownSheets = reachable(starts, importsOf).flatMap(file => {
        const css = sheets.get(file)?.css;
        return css ? [[file, css] as const] : [];
      });
      const css = joinSheets(ownSheets.map(([, text]) => text));
      const code = filesOf(starts);
      const styles = Object.fromEntries(ownSheets.map(([file, text]) => [file, Buffer.byteLength(text)]));
      return { file: page.slice('pages/'.length), css, hash: hashOf(hashOfAll(code), css), inputs: { code, styles } };
    });
    const all = new Map([
      ...modules,
      ...[...sheets].map(([file, { assets }]) => [file, moduleOf('{ __esModule: true }', assets)] as const),
    ]);
    // Several modules may refer to the same file.
    const assets = new Map([...all.values()].flatMap(module => module.assets.map(file => [file.path, file])));
    return {
      modules: Object.fromEntries(all),
      entries,
      pages,
      schemaHash: hashOfAll(filesOf([schemaModule])),
      settingsHash: hashOfAll(filesOf([settingsModule])),
      assets: [...assets.values()],
    };
  };
}
