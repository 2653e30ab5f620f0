/** What is refused: names and uses that mean something else than their author thinks, and all that esbuild reports. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { type Diagnostic, DiagnosticError, type Location, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type File, isHashed } from '../model.ts';
import type { Sources } from './sources.ts';

/** Returns diagnostics for files that were meant as pages or scripts and would be ignored: "About.TSX", "about.md", "menu.client.ts" in a folder with another name. */
export const misnamed = (sources: Sources): Diagnostic[] => [...sources.keys()].flatMap(misnamedFile);

function misnamedFile(file: string): Diagnostic[] {
  const refused = (message: string, hint: string) => [{ message, location: { file }, hint }];
  if (/^pages\/.*\.([cm]?[jt]sx?|mdx?|html?)$/i.test(file) && !/\.tsx?$/.test(file)) {
    const kinds = 'Texts belong in content/, finished files in public/.';
    return refused('is not a page', `Names of pages end in .tsx, or in .ts for other kinds of files. ${kinds}`);
  }
  // esbuild would hang, as its list of files is then invalid JSON (0.28).
  if (/["\\]/.test(file))
    return refused('has a name that the bundler cannot read', 'Rename it without quotation marks and backslashes.');
  const [, name] = /([^/]+)\.client\.[cm]?[jt]sx?$/.exec(file) ?? [];
  const wanted = `islands/${name}/${name}.client.ts`;
  return !name || file === wanted ? [] : refused('is loaded by no page', `A client script must be in ${wanted}.`);
}

/** Returns diagnostics for files in public/ whose names look hashed: browsers would cache them for a year. */
export const hashLikeNames = (files: readonly File[]): Diagnostic[] =>
  files
    .filter(({ path }) => isHashed(path))
    .map(({ path }) => ({
      message: 'has a name like a hashed file, which browsers cache for a year',
      location: { file: `public/${path}` },
      hint: 'Rename it, or move it out of public/assets/.',
    }));

/** Rethrows a failed build of these `files` as a DiagnosticError, and any other error unchanged. */
export function throwBuildFailure(error: unknown, files: Iterable<string>): never {
  if (!(error instanceof Error && 'errors' in error)) throw error;
  const known = [...files];
  throw new DiagnosticError((error as esbuild.BuildFailure).errors.map(message => diagnosticOf(message, known)));
}

/** Treats warnings of esbuild as errors: a declaration that browsers would drop, an import that does not exist. */
export const throwWarnings = (warnings: readonly esbuild.Message[]): void =>
  throwIfAny(warnings.map(message => diagnosticOf(message)));

/** Returns a hint for a file or package that is not found. esbuild's own hints are about Node packages, and a site is not one. */
function notFoundHint({ text, location, notes }: esbuild.Message, files: readonly string[]): string | undefined {
  if (/^Could not resolve "\.\/(content\/schema\.ts|pages\/_document\.tsx)"/.test(text))
    return 'Every site needs this file; docs/another-site.md says what it contains.';
  const [, specifier] = /^Could not resolve "(\.\.?\/[^"]+)"/.exec(text) ?? [];
  if (specifier && location) {
    const { dir, base } = path.parse(path.posix.join(path.posix.dirname(location.file), specifier));
    const nearby = files.filter(file => path.posix.dirname(file) === dir);
    const near = nearest(
      base,
      nearby.map(file => path.posix.basename(file)),
    );
    return near && `Did you mean ${dir}/${near}?`;
  }
  if (!notes.some(note => note.text.includes('built into node'))) return undefined;
  return 'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.';
}

/** Returns esbuild's own hint, or ''. A brace that it suggests is a guess: mostly a quotation mark is wrong. */
function esbuildHint({ location, notes }: esbuild.Message): string {
  // Which plugin reported it does not help to fix it.
  const relevant = notes.filter(note => !note.text.startsWith('The plugin "'));
  const texts = relevant.map(({ text, location: at }) =>
    at && text.endsWith(':') ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text,
  );
  return texts.join(' ') || (/[^{}]/.test(location?.suggestion ?? '') ? `Write: ${location?.suggestion}` : '');
}

function diagnosticOf(message: esbuild.Message, files: readonly string[] = []): Diagnostic {
  const { text, location } = message;
  const isInEntry = /^(entry:|<entry>)/.test(location?.file ?? '');
  const [, island] = /^No matching export in "(islands\/[^"]+)" for import "default"/.exec(text) ?? [];
  if (island && isInEntry) {
    const hint = 'An island is a component: export default function …';
    return { message: 'exports no component', location: { file: island }, hint };
  }
  const [, missing] = /^No matching export in "browser:react\.ts" for import "(\w+)"/.exec(text) ?? [];
  const hint = missing
    ? `Available: ${namesInBrowsers().join(', ')}.`
    : (notFoundHint(message, files) ?? esbuildHint(message));
  return {
    message: missing ? `islands cannot use "${missing}" of react` : text,
    ...(location && !isInEntry && { location: locationOf(location) }),
    ...(hint && { hint }),
  };
}

/** Returns what islands can import from react. Read as a text, because to load Preact takes a tenth of a build without changes. */
function namesInBrowsers(): string[] {
  const text = readFileSync(path.join(import.meta.dirname, '../browser/react.ts'), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
}

const locationOf = ({ file, line, column, lineText: text }: esbuild.Location): Location => ({
  file,
  line,
  column: column + 1,
  text,
});
