/** The source files of the site with their hashes, what it is entered by, and the files of public/. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { throwIfAny } from '../diagnostics/diagnostics.ts';
import { filesUnder, sourceFolders } from '../files.ts';
import { type File, hashOf } from '../model.ts';

export type Sources = ReadonlyMap<string, string>;

export const shellFile = 'pages/_document.tsx';
export const schemaFile = 'content/schema.ts';
export const settingsFile = 'content/settings.ts';

export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

/** Returns whether a file is code of the site: content is read elsewhere, and tests are not part of it. */
const isSource = (file: string) =>
  !/\.(test|e2e)\.tsx?$/.test(file) && (!file.startsWith('content/') || /\.(tsx?|json)$/.test(file));

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

/** Returns the files to run; what they import runs with them. Throws a DiagnosticError if one is missing, and for files in pages/ that would be ignored. */
export function entriesIn(sources: Sources): string[] {
  const needed = [schemaFile, shellFile];
  const missing = needed.filter(file => !sources.has(file));
  const misplaced = [...sources.keys()].filter(file => /^pages\/.*\.(jsx?|mdx?|html?)$/.test(file));
  const kinds = 'Names of pages end in .tsx. Texts belong in content/, finished files in public/.';
  throwIfAny([
    ...missing.map(file => ({ message: 'is missing: every site needs this file', location: { file } })),
    ...misplaced.map(file => ({ message: 'is not a page', location: { file }, hint: kinds })),
  ]);
  const settings = sources.has(settingsFile) ? [settingsFile] : [];
  return [...needed, ...settings, ...pagesIn(sources), ...islandsIn(sources).map(islandFile)];
}

/** Returns the files of public/, except hidden ones: those that begin with a dot, but for .well-known/. */
export const publicFiles = (root: string): File[] =>
  filesIn(root, 'public')
    .filter(file => !/\/\.(?!well-known\/)/.test(file))
    .map(file => ({ path: file.slice('public/'.length), bytes: bytesOf(root, file) }));

/** Returns the bytes of a file; none if it was just deleted, which whatever needs it will report. */
function bytesOf(root: string, file: string): Uint8Array {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full) : new Uint8Array();
}

const filesIn = (root: string, folder: string): string[] =>
  filesUnder(path.join(root, folder))
    .filter(name => !isTemporary(path.basename(name)))
    .map(name => `${folder}/${name}`);

/** Returns whether a file was left behind by an editor or the operating system: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isTemporary = (name: string): boolean =>
  /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
