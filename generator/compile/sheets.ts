/** Builds each style sheet with what it imports, again only when one of these files was saved, and joins those of a page. */
import type * as esbuild from 'esbuild';
import type { File } from '../model.ts';
import { asFile, type Built, fileOf, outputsOf, runEsbuild, serverOptions, versionOf } from './esbuild.ts';
import { isSheet, reachable } from './graph.ts';
import type { Sources } from './sources.ts';

/** A style sheet, built; `inputs` are the files that it was made from, and `assets` those that it refers to. */
export type Sheet = { css: string; inputs: readonly string[]; assets: readonly File[] };

/** Creates a builder of style sheets for the site in `root`. It throws a DiagnosticError. */
export function createSheetBuilder(root: string) {
  let known: ReadonlyMap<string, Sheet & { version: string }> = new Map();
  return async (files: readonly string[], sources: Sources): Promise<ReadonlyMap<string, Sheet>> => {
    const isCurrent = (file: string) => {
      const sheet = known.get(file);
      return sheet?.version === versionOf(sources, sheet?.inputs ?? []);
    };
    const fresh = await buildSheets(
      root,
      files.filter(file => !isCurrent(file)),
      sources,
    );
    known = new Map(
      files.map(file => {
        const sheet = (fresh.get(file) ?? known.get(file)) as Sheet;
        return [file, { ...sheet, version: versionOf(sources, sheet.inputs) }];
      }),
    );
    return known;
  };
}

async function buildSheets(root: string, files: readonly string[], sources: Sources): Promise<Map<string, Sheet>> {
  if (files.length === 0) return new Map();
  const options = { plugins: [publicUrls], minifyWhitespace: true, minifySyntax: true };
  const built = await runEsbuild({ ...serverOptions(root, files), ...options }, sources);
  const outputs = outputsOf(root, built);
  const sheets = outputs
    .filter(({ entry }) => isSheet(entry))
    .map(({ name, entry, file }): [file: string, Sheet] => {
      const imports = built.metafile.outputs[`out/${name}`]?.imports ?? [];
      // The path of an import includes its query and fragment: "out/assets/a-1B2C3D4E.svg#icon".
      const isImported = (name: string) => imports.some(({ path }) => path.startsWith(`out/${name}`));
      const assets = outputs.filter(({ name }) => isImported(name)).map(asFile);
      return [
        entry,
        { css: file.text.trim(), inputs: inputsOf(built, entry).map(input => fileOf(input, sources)), assets },
      ];
    });
  return new Map(sheets);
}

/** Returns an entry and those inputs that it imports, directly or not. */
const inputsOf = ({ metafile: { inputs } }: Built, entry: string): string[] =>
  reachable([entry], file => inputs[file]?.imports.map(({ path }) => path) ?? []).filter(file => file in inputs);

/** Leaves URLs with an absolute path unchanged: they are files in public/. */
const publicUrls: esbuild.Plugin = {
  name: 'public-urls',
  setup(build) {
    build.onResolve({ filter: /^\// }, ({ path: url, kind }) =>
      kind === 'url-token' ? { path: url, external: true } : undefined,
    );
  },
};

/** Joins style sheets into one. Moves `@import` of other sites in front of all rules, as browsers ignore it elsewhere. */
export function joinSheets(sheets: readonly string[]): string {
  const imports: string[] = [];
  const rules = sheets.map(css =>
    css.replace(/^(@(charset|import|layer)("(\\.|[^"\\])*"|[^"{;])*;)+/, start =>
      start.replace(/@import("(\\.|[^"\\])*"|[^";])*;/g, rule => {
        imports.push(rule);
        return '';
      }),
    ),
  );
  return [...imports, ...rules].join('');
}
