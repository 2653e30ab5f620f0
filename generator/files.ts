import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const sourceFolders = ['pages', 'components', 'islands', 'content'];

export const projectFolders = [...sourceFolders, 'public', 'generator'];

/** Returns the sorted paths of all files in a folder and below, "b/c.md"; none if it does not exist. Links are not followed: they may lead out of the project. */
export const filesUnder = (folder: string): string[] => (existsSync(folder) ? namesUnder(folder).sort() : []);

const namesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (!entry.isDirectory()) return entry.isFile() ? entry.name : [];
    return namesUnder(path.join(folder, entry.name)).map(name => `${entry.name}/${name}`);
  });
