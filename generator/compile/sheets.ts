/** Builds each style sheet with what it imports, again only when one of these files has changed, and joins those of a page. */
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { type Diagnostic, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type File, hashOf, nameHashOf } from '../model.ts';
import { areSources, asFile, common, outputsOf, publicUrls, resolutionKey, versionOf } from './bundler.ts';
import { isSheet, reachable } from './graph.ts';
import type { Sources } from './sources.ts';

/** A style sheet, built: the files that it was made from, and those that it refers to. */
type Sheet = { css: string; inputs: esbuild.Metafile['inputs']; assets: File[] };

/** Returns whether a file is a style sheet whose import has no value. */
export const isStyle = (file: string): boolean => isSheet(file) && !isCssModule(file);

/** Returns whether importing a style sheet gives the names of its classes. */
const isCssModule = (file: string): boolean => file.endsWith('.module.css');

/** Returns whether a style sheet becomes a separate file; importing it gives its URL. */
export const isLinked = (file: string): boolean => file.endsWith('.linked.css');

/** Creates a builder of style sheets for the site in `root`. It throws the errors of esbuild, and returns its warnings. */
export function createSheetBuilder(root: string) {
  let known: ReadonlyMap<string, Sheet & { key: string | undefined }> = new Map();
  return async (files: readonly string[], sources: Sources) => {
    const resolution = resolutionKey(sources);
    // Changes of a file outside of the site's folders are not noticed.
    const keyOf = ({ inputs }: Sheet) =>
      areSources(inputs, sources)
        ? hashOf(resolution, ...Object.keys(inputs).map(file => versionOf(sources, file)))
        : undefined;
    const isCurrent = (file: string) => {
      const sheet = known.get(file);
      return sheet?.key !== undefined && sheet.key === keyOf(sheet);
    };
    throwIfAny(files.flatMap((file, i) => alike(file, files.slice(0, i))));
    const stale = files.filter(file => !isCurrent(file));
    const { fresh, warnings } = await buildSheets(root, stale);
    const sheets = new Map(files.map(file => [file, (fresh.get(file) ?? known.get(file)) as Sheet]));
    // Warnings contain lines, which may change: a sheet with warnings is always built again.
    if (warnings.length === 0)
      known = new Map([...sheets].map(([file, sheet]) => [file, { ...sheet, key: keyOf(sheet) }]));
    return { sheets, warnings };
  };
}

/** Reports a CSS module with the file name of another one: as each is built alone, their classes would have the same names. */
function alike(file: string, others: readonly string[]): Diagnostic[] {
  const name = path.posix.basename(file);
  const other = isCssModule(file) && others.find(each => path.posix.basename(each) === name);
  if (!other) return [];
  const message = `has the same name as ${other}, and so would their classes`;
  return [{ message, location: { file }, hint: 'Rename one of the two files.' }];
}

async function buildSheets(root: string, files: readonly string[]) {
  if (files.length === 0) return { fresh: new Map<string, Sheet>(), warnings: [] };
  const { build } = await import('esbuild');
  const built = await build({
    ...common(root),
    entryPoints: files.map(file => ({ in: `./${file}`, out: file })),
    plugins: [publicUrls],
    minifyWhitespace: true,
    minifySyntax: true,
  });
  const outputs = outputsOf(root, built);
  const sheets = outputs
    .filter(({ entry }) => isSheet(entry))
    .map(({ name, entry, file }): [file: string, Sheet] => {
      const imports = built.metafile.outputs[`out/${name}`]?.imports ?? [];
      // The path of an import includes its query and fragment: "out/assets/a-1B2C3D4E.svg#icon".
      const isImported = (name: string) => imports.some(({ path }) => path.startsWith(`out/${name}`));
      const assets = outputs.filter(({ name }) => isImported(name)).map(asFile);
      return [entry, { css: file.text.trim(), inputs: inputsOf(built.metafile, entry), assets }];
    });
  return { fresh: new Map(sheets), warnings: built.warnings };
}

/** Returns an entry and those inputs that it imports, directly or not. */
function inputsOf({ inputs }: esbuild.Metafile, entry: string): Sheet['inputs'] {
  const files = reachable([entry], file => inputs[file]?.imports.map(({ path }) => path) ?? []);
  return Object.fromEntries(files.flatMap(file => (inputs[file] ? [[file, inputs[file]]] : [])));
}

/** Returns the file that a linked style sheet becomes. */
export function linkedFile(source: string, css: string): File & { source: string } {
  return { source, path: `assets/${path.basename(source, '.css')}-${nameHashOf(css)}.css`, bytes: css };
}

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
