/** What is refused: names and uses that mean something else than their author thinks, and all that esbuild reports. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import {
  type Diagnostic,
  DiagnosticError,
  hintOf,
  type Location,
  locationAt,
  nearest,
} from '../diagnostics/diagnostics.ts';
import { sourceFolders } from '../files-under.ts';
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

/** Rethrows a failed build as a DiagnosticError, and any other error unchanged. */
export function throwBuildFailure(error: unknown, sources: Sources): never {
  if (!(error instanceof Error && 'errors' in error)) throw error;
  throw new DiagnosticError((error as esbuild.BuildFailure).errors.map(message => diagnosticOf(message, sources)));
}

export const missingEntry = (file: string): Diagnostic => ({
  message: 'is missing',
  location: { file },
  hint: 'Every site needs this file; docs/another-site.md says what it contains.',
});

/** Returns whether a file is in another folder than those of the site, where nothing notices its changes. Names with a colon are the generator's own modules. */
export const isOutside = (file: string, sources: Sources): boolean =>
  !sources.has(file) && !/^(\.\.|node_modules)\/|:/.test(file);

export const outsideHint = `The code of a site is in ${sourceFolders.map(folder => `${folder}/`).join(', ')}.`;

/** Returns the diagnostic for an import of a file that does not exist, or is not part of the site. */
export const unresolved = (root: string, file: string, specifier: string, sources: Sources): Diagnostic => ({
  message: `Could not resolve "${specifier}"`,
  location: locationOfImport(root, file, specifier),
  hint: nearbyHint(file, specifier, sources) ?? outsideHint,
});

/** Returns the diagnostic for an import of a name that a module does not export. */
export const missingName = (
  root: string,
  file: string,
  specifier: string,
  name: string,
  names: string[],
): Diagnostic => ({
  message: `"${name}" is not exported by "${specifier}"`,
  location: locationOfImport(root, file, specifier),
  hint: hintOf(name, names),
});

function locationOfImport(root: string, file: string, specifier: string): Location {
  const text = readFileSync(path.join(root, file), 'utf8');
  const isInComment = (at: number) =>
    /^\s*(\/\/|\*|\/\*(?!.*\*\/))/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));
  const quotes = [...text.matchAll(/['"]/g)].filter(({ 0: quote, index }) =>
    text.startsWith(specifier + quote, index + 1),
  );
  const { index = 0 } = quotes.find(({ index }) => !isInComment(index)) ?? quotes[0] ?? {};
  return locationAt(file, text, index);
}

/** Returns a hint for a file that is not found: the one of that name, or of the most similar name, in its folder. */
function nearbyHint(file: string, specifier: string, sources: Sources): string | undefined {
  const { dir, base } = path.posix.parse(path.posix.join(path.posix.dirname(file), specifier));
  const nearby = [...sources.keys()].filter(other => path.posix.dirname(other) === dir);
  const names = nearby.map(other => path.posix.basename(other));
  const same = names.filter(name => name.startsWith(`${base}.`));
  const near = same.find(name => /\.tsx?$/.test(name)) ?? same[0] ?? nearest(base, names);
  return near && `Did you mean ${dir}/${near}?`;
}

/** Returns a hint for a file or package that is not found, or that browsers cannot load. esbuild's own hints are about Node packages, and a site is not one. */
function notFoundHint({ text, location, notes }: esbuild.Message, sources: Sources): string | undefined {
  const [, specifier] = /^Could not resolve "(\.\.?\/[^"]+)"/.exec(text) ?? [];
  if (specifier && location) return nearbyHint(location.file, specifier, sources);
  if (text.startsWith('No loader is configured'))
    return 'Browsers load such a file by its URL: import it in a page, and pass the URL to the island as a prop.';
  if (!notes.some(note => note.text.includes('built into node'))) return undefined;
  return 'Browsers do not have this part of Node: use it in a page, and pass the result to the island as props.';
}

/** Returns esbuild's own hint, or ''. */
const esbuildHint = ({ notes }: esbuild.Message): string =>
  notes
    // Which plugin reported it does not help to fix it.
    .filter(({ text }) => !text.startsWith('The plugin "'))
    .map(({ text, location: at }) => (at ? `${text} ${at.file}:${at.line}:${at.column + 1}` : text))
    .join(' ');

/** Converts an error or a warning of esbuild. */
export function diagnosticOf(message: esbuild.Message, sources: Sources): Diagnostic {
  const { text, location } = message;
  const isInEntry = location?.file.startsWith('entry:') ?? false;
  const [, island] = /^No matching export in "(islands\/[^"]+)" for import "default"/.exec(text) ?? [];
  if (island && isInEntry) {
    const hint = 'An island is a component: export default function …';
    return { message: 'exports no component', location: { file: island }, hint };
  }
  const [, missing] = /^No matching export in "browser:react\.ts" for import "(\w+)"/.exec(text) ?? [];
  const hint = missing
    ? `Available: ${namesInBrowsers().join(', ')}.`
    : (notFoundHint(message, sources) ?? esbuildHint(message));
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
