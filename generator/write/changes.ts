/** File changes that can be undone: the original of each replaced or deleted file is kept until all changes are made. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';

export type Changes = ReturnType<typeof createChanges>;

/** Changes files in the folder `end` and below. Keeps the originals in the folder `backups`, which must be on the same disk. */
export function createChanges(backups: string, end: string) {
  const undos: (() => void)[] = [];
  const nextBackup = () => path.join(backups, `original-${undos.length}`);
  return {
    /** Renames the file `from` to `target`. A file that is replaced is never missing, not even briefly. */
    put: (from: string, target: string): void =>
      withTargetPath(target, () => {
        const folder = path.dirname(target);
        // Before it is created: that can fail partway.
        undos.push(() => removeEmptyFolders(folder, end));
        mkdirSync(folder, { recursive: true });
        const original = nextBackup();
        const hasBackup = existsSync(target);
        if (hasBackup) backUp(target, original);
        renameSync(from, target);
        undos.push(() => (hasBackup ? renameSync(original, target) : rmSync(target)));
      }),
    remove: (target: string): void =>
      withTargetPath(target, () => {
        const original = nextBackup();
        renameSync(target, original);
        undos.push(() => {
          mkdirSync(path.dirname(target), { recursive: true });
          renameSync(original, target);
        });
      }),
    /** Undoes all changes, the last one first. Returns whether every one could be undone. */
    undo: (): boolean => undos.toReversed().map(succeeds).every(Boolean),
  };
}

function succeeds(undo: () => void): boolean {
  try {
    undo();
    return true;
  } catch {
    return false;
  }
}

/** Makes errors name the file to be changed instead of the staged one. */
export function withTargetPath(target: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw Object.assign(error as Error, { path: target });
  }
}

/** Gives a file a second name, or copies it if the disk refuses that. */
function backUp(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

/** Deletes `folder` and its parents, up to but not including `end`, as long as they are empty or missing. */
export function removeEmptyFolders(folder: string, end: string): void {
  try {
    for (let empty = folder; empty !== end; empty = path.dirname(empty)) if (existsSync(empty)) rmdirSync(empty);
  } catch {
    // It is not empty.
  }
}

/** Returns the stats of a path, or undefined if nothing exists there. */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // One of the folders in this path is a file, or no file can have this name.
    if (['ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
