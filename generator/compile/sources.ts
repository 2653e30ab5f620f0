/** The files of the site's code, with their bytes and hashes, and the files of public/. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { accessError, errorAt, listFolder, mapAll } from '../diagnostics/diagnostics.ts';
import { entriesUnder } from '../files-under.ts';
import { type File, hashOf } from '../model.ts';

/** File ("pages/about.tsx") → a hash of its bytes. */
export type Sources = ReadonlyMap<string, string>;

const folders = ['pages', 'components', 'islands', 'content'];

/** Content is data and is read elsewhere; tests are no part of the site. */
const isCode = (file: string) =>
  !/\.(test|e2e)\.tsx?$/.test(file) &&
  !(file.startsWith('content/') && /\.(ya?ml|md|jpe?g|png|webp|avif|tiff?|gif|svg)$/i.test(file));

/** Every file that the site in `root` is compiled from. */
export function readSources(root: string): Sources {
  const files = folders.flatMap(folder => filesIn(root, folder).map(name => `${folder}/${name}`)).filter(isCode);
  return new Map([...files, 'tsconfig.json', 'package.json'].map(file => [file, hashOf(bytesOf(root, file))]));
}

/** The files of public/, as they are. */
export const publicFiles = (root: string): File[] =>
  mapAll(filesIn(root, 'public'), name => ({ path: name, bytes: bytesOf(root, `public/${name}`) }));

function bytesOf(root: string, file: string): Uint8Array {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    // A link to nowhere, or a file that was removed a moment ago: what needs it will say so.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Uint8Array();
    throw accessError(file, error);
  }
}

/** Every file in a folder of `root`, but for what editors leave there. */
const filesIn = (root: string, folder: string): string[] =>
  listFolder(root, folder, full =>
    entriesUnder(full)
      .filter(([, entry]) => (entry.isFile() || entry.isSymbolicLink()) && !isTemporary(entry.name))
      .map(([name, entry]) => {
        if (entry.isSymbolicLink()) throwIfEndless(root, `${folder}/${name}`);
        return name;
      })
      .sort(),
  );

/** A link may lead to what is no file and has no end: /dev/zero. */
function throwIfEndless(root: string, file: string): void {
  const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!stat || stat.isFile() || stat.isDirectory()) return;
  throw errorAt(file, 'is not a file');
}

/** Files that editors and systems leave beside one's own: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isTemporary = (name: string): boolean =>
  /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);
