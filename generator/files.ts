/** Files of the project and of the finished site: their names, contents and hashes. */
import fs from 'node:fs';
import path from 'node:path';
import { type AnyFile, hashOf } from './model.ts';

export const sourceFolders = ['pages', 'components', 'islands', 'content'];

/** Returns the sorted paths of the files in a folder and below, "b/c.md". Links are followed; one that leads nowhere is left out. */
export const filesUnder = (folder: string): string[] => (fs.existsSync(folder) ? namesUnder(folder).sort() : []);

const namesUnder = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const full = path.join(folder, entry.name);
    const file = entry.isSymbolicLink() ? fs.statSync(full, { throwIfNoEntry: false }) : entry;
    if (file?.isDirectory()) return namesUnder(full).map(name => `${entry.name}/${name}`);
    return file?.isFile() ? entry.name : [];
  });

/** Returns whether an editor or a system has left a file behind: "page.tsx~", ".page.tsx.swp", "#page.tsx#", ".DS_Store". */
export const isTemporary = (name: string): boolean =>
  /^(\.#|#)|(~|\.sw[a-p]|\.tmp|\.bak|\.bck)$|^\.DS_Store$|^4913$/.test(name);

/** Returns the places that a file takes, ["a/b.md", "a/"], with one key for all names that some file system takes for one. */
export function placesOf(file: string): string[] {
  const key = file.normalize('NFC').toLowerCase();
  return [key, ...Array.from(key.matchAll(/\//g), ({ index }) => key.slice(0, index + 1))];
}

/** Returns the places that no other file can take beside this one: ["a/b.md", "a/b.md/", "a"]. */
export function placesExcludedBy(file: string): string[] {
  const [own, ...folders] = placesOf(file);
  return [`${own}`, `${own}/`, ...folders.map(folder => folder.slice(0, -1))];
}

export function copyOf(full: string, name: string): AnyFile {
  const { ino, size, ctimeMs } = fs.statSync(full);
  return { path: name, from: full, hash: hashOf(`${ino} ${size} ${ctimeMs}`) };
}

/** Writes a file by a rename: whoever is killed meanwhile, or reads it, has the whole of it or that of before. */
export function replaceFile(full: string, contents: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(`${full}.tmp`, contents);
  fs.renameSync(`${full}.tmp`, full);
}

export const contentsOf = (file: AnyFile): string | Uint8Array =>
  'from' in file ? fs.readFileSync(file.from) : file.bytes;

export const hashOfContents = (file: AnyFile): string => ('from' in file ? file.hash : hashOf(file.bytes));
