/** The source files of the site with their hashes, what it is entered by, and the files of public/. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessError, type Diagnostic, throwIfAny } from '../diagnostics/diagnostics.ts';
import { filesUnder, sourceFolders } from '../files.ts';
import { type File, hashOf } from '../model.ts';

/** The hash of each file's bytes by its path: "pages/about.tsx". */
export type Sources = ReadonlyMap<string, string>;

export const shellFile = 'pages/_document.tsx';
export const schemaFile = 'content/schema.ts';
export const settingsFile = 'content/settings.ts';

/** Returns the module of an island: "signup" → "islands/signup/signup.tsx". */
export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

/** Returns whether a file is code of the site: content is read elsewhere, and tests are not part of it. */
const isSource = (file: string) =>
  !/\.(test|e2e)\.tsx?$/.test(file) &&
  !(file.startsWith('content/') && /\.(ya?ml|md|jpe?g|png|webp|avif|tiff?|gif|svg)$/i.test(file));

/** Returns every file that the site in `root` is compiled from. */
export function readSources(root: string): Sources {
  const files = sourceFolders.flatMap(folder => filesIn(root, folder)).filter(isSource);
  // package.json says which modules of an island have side effects.
  return new Map([...files, 'package.json'].map(file => [file, hashOf(bytesOf(root, file))]));
}

/** Returns the names of the islands: each is islands/x/x.tsx. */
export const islandsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

/** Returns the names of the client scripts, which enhance HTML that works without them: each is islands/x/x.client.ts. */
export const clientsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.client\.ts$/.exec(file)?.[1] ?? []);

/** Returns the pages among the sources: every module in pages/, unless it or its folder begins with "_". */
export const pagesIn = (sources: Sources): string[] =>
  [...sources.keys()].filter(file => /^pages\/(?!(.*\/)?_).*(?<!\.d)\.tsx?$/.test(file));

/** Returns the files to run; what they import runs with them. Throws a DiagnosticError if one that every site needs is missing. */
export function entriesIn(sources: Sources): string[] {
  const needed = [schemaFile, shellFile];
  const missing = needed.filter(file => !sources.has(file));
  const hint = 'Every site needs this file; generator/README.md shows what it contains.';
  throwIfAny(missing.map(file => ({ message: 'is missing', location: { file }, hint })));
  const settings = sources.has(settingsFile) ? [settingsFile] : [];
  return [...needed, ...settings, ...pagesIn(sources), ...islandsIn(sources).map(islandFile)];
}

/** Returns diagnostics for files that were meant as pages or scripts and would be ignored. */
export const misplacedFiles = (sources: Sources): Diagnostic[] =>
  [...sources.keys()].flatMap(file => {
    const refused = (message: string, hint: string) => [{ message, location: { file }, hint }];
    if (/^pages\/.*\.([cm]?[jt]sx?|mdx?|html?)$/i.test(file) && !/\.tsx?$/.test(file)) {
      const kinds = 'Texts belong in content/, finished files in public/.';
      return refused('is not a page', `Names of pages end in .tsx, or in .ts for other kinds of files. ${kinds}`);
    }
    const [, name] = /([^/]+)\.client\.[cm]?[jt]sx?$/.exec(file) ?? [];
    const wanted = `islands/${name}/${name}.client.ts`;
    return !name || file === wanted ? [] : refused('is loaded by no page', `A client script must be in ${wanted}.`);
  });

/** Returns the files of public/. Throws a DiagnosticError for files in assets/, where hosts let browsers cache everything for a year. */
export function publicFiles(root: string): File[] {
  const files = filesIn(root, 'public');
  const reserved = files.filter(file => file.startsWith('public/assets/'));
  const message = 'is in assets/, which is for files with a hash in their name: browsers cache them for a year';
  throwIfAny(reserved.map(file => ({ message, location: { file }, hint: 'Move it to another folder of public/.' })));
  return files.map(file => ({ path: file.slice('public/'.length), bytes: bytesOf(root, file) }));
}

function bytesOf(root: string, file: string): Uint8Array {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    // A dangling link, or a file that was just deleted: whatever needs it will report that.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Uint8Array();
    throw accessError(file, error);
  }
}

/** Returns every file in a folder of `root`, except temporary files of editors: "pages/about.tsx". */
const filesIn = (root: string, folder: string): string[] =>
  filesUnder(path.join(root, folder))
    .filter(name => !isTemporary(path.basename(name)))
    .map(name => `${folder}/${name}`);

/** Returns whether a file was left behind by an editor or the operating system: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isTemporary = (name: string): boolean =>
  /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
