/** What is refused before the bundler runs: names that do not mean what their author thinks, and what React and Preact understand differently. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, locationAt } from '../diagnostics/diagnostics.ts';
import { type File, isHashed } from '../model.ts';
import type { Sources } from './sources.ts';

/** Returns diagnostics for the sources of the site in `root`. */
export const refusedSources = (root: string, sources: Sources): Diagnostic[] =>
  [...sources.keys()].flatMap(file => [...misnamed(file), ...usesOfOnChange(root, file)]);

/** Files that were meant as pages or scripts and would be ignored: "About.TSX", "about.md", "menu.client.ts" in a folder with another name. */
function misnamed(file: string): Diagnostic[] {
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

/** React calls onChange on every input, Preact when the field loses focus, like browsers. So islands use onInput, which is the same in both. */
function usesOfOnChange(root: string, file: string): Diagnostic[] {
  if (!/^islands\/.*\.tsx$/.test(file)) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?<=\s)onChange=/g)].map(({ index }) => ({
    message: 'onChange waits until a field loses focus',
    location: locationAt(file, text, index),
    hint: 'Use onInput.',
  }));
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
