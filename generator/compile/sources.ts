/** The source files of the site with their hashes, what it is entered by, and the files of public/. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { accessError, errorAt, listFolder, mapAll } from '../diagnostics/diagnostics.ts';
import { filesUnder, sourceFolders } from '../files-under.ts';
import { type File, hashOf } from '../model.ts';

/**
 * A file: a hash of its bytes, and when it was last saved, in milliseconds. A save empties the file for a moment, even if its bytes stay the
 * same, so what was made of a file is reused only while both are the same.
 */
type Source = { hash: string; saved: number };

/** The files by their paths: "pages/about.tsx". */
export type Sources = ReadonlyMap<string, Source>;

/** Returns whether a file is code of the site: content is read elsewhere, and tests are not part of it. */
const isSource = (file: string) =>
  !/\.(test|e2e)\.tsx?$/.test(file) &&
  !(file.startsWith('content/') && /\.(ya?ml|md|jpe?g|png|webp|avif|tiff?|gif|svg)$/i.test(file));

/** Returns every file that the site in `root` is compiled from. */
export function readSources(root: string): Sources {
  const files = sourceFolders
    .flatMap(folder => filesIn(root, folder).map(name => `${folder}/${name}`))
    .filter(isSource);
  // package.json says which packages are used, and which modules have side effects.
  return new Map([...files, 'package.json'].map(file => [file, sourceOf(root, file)]));
}

export const shellFile = 'pages/_document.tsx';
export const schemaModule = 'content/schema.ts';
export const settingsModule = 'content/settings.ts';

/** Returns the module of an island: "signup" → "islands/signup/signup.tsx". */
export const islandFile = (name: string): string => `islands/${name}/${name}.tsx`;

/** Returns the names of the islands: each is islands/x/x.tsx. */
export const islandsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

/** Returns the names of the client scripts, which enhance HTML that works without them: each is islands/x/x.client.ts. */
export const clientsIn = (sources: Sources): string[] =>
  [...sources.keys()].flatMap(file => /^islands\/([^/]+)\/\1\.client\.ts$/.exec(file)?.[1] ?? []);

/** Returns the pages among the sources. */
export const pagesIn = (sources: Sources): string[] =>
  [...sources.keys()].filter(file => /^pages\/.*(?<!\.d)\.tsx?$/.test(file) && file !== shellFile);

/** Returns the files to run, in this order; what they import runs with them. */
export const entriesIn = (sources: Sources): string[] => [
  schemaModule,
  shellFile,
  ...(sources.has(settingsModule) ? [settingsModule] : []),
  ...pagesIn(sources),
  ...islandsIn(sources).map(islandFile),
];

/** Returns the files of public/, unchanged. */
export const publicFiles = (root: string): File[] =>
  mapAll(filesIn(root, 'public'), name => ({ path: name, bytes: open(root, `public/${name}`).bytes }));

function sourceOf(root: string, file: string): Source {
  const { bytes, saved } = open(root, file);
  return { hash: hashOf(bytes), saved };
}

/** Reads a file. Its time is read first, so that a save meanwhile gives it another one. */
function open(root: string, file: string): { bytes: Uint8Array; saved: number } {
  const full = path.join(root, file);
  try {
    const stat = statSync(full);
    if (stat.isFile()) return { bytes: readFileSync(full), saved: stat.ctimeMs };
  } catch (error) {
    // A dangling link, or a file that was just deleted: whatever needs it will report that.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { bytes: new Uint8Array(), saved: 0 };
    throw accessError(file, error);
  }
  // Reading a device, such as /dev/zero, might never end.
  throw errorAt(file, 'is not a file');
}

/** Returns every file in a folder of `root`, except temporary files of editors. */
const filesIn = (root: string, folder: string): string[] =>
  listFolder(root, folder, filesUnder).filter(name => !isTemporary(path.basename(name)));

/** Returns whether a file was left behind by an editor or the operating system: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isTemporary = (name: string): boolean =>
  /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
