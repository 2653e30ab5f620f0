/** Changes of files that can be undone: what is replaced or removed is kept until all of them are made. */
import { copyFileSync, linkSync, mkdirSync, renameSync, rmdirSync, rmSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

export type Changes = {
  /** Renames the file `from` to `target`; `isNew` says that nothing stands there. At no instant is a file that is replaced missing. */
  put: (from: string, target: string, isNew: boolean) => void;
  remove: (target: string) => void;
  /** Undoes all, the last change first. Gives whether all of it could be undone. */
  undo: () => boolean;
};

/** `spare` is a folder on the same disk, where the originals are kept. */
export function createChanges(spare: string): Changes {
  const undos: (() => void)[] = [];
  const nextSpare = () => path.join(spare, `original-${undos.length}`);
  return {
    put: (from, target, isNew) =>
      about(target, () => {
        const folder = path.dirname(target);
        const first = mkdirSync(folder, { recursive: true });
        if (first !== undefined) undos.push(() => removeEmptyFolders(folder, path.dirname(first)));
        const original = nextSpare();
        const isKept = !isNew && keep(target, original);
        renameSync(from, target);
        undos.push(() => (isKept ? renameSync(original, target) : rmSync(target)));
      }),
    remove: target =>
      about(target, () => {
        const original = nextSpare();
        renameSync(target, original);
        undos.push(() => {
          mkdirSync(path.dirname(target), { recursive: true });
          renameSync(original, target);
        });
      }),
    undo: () => undos.toReversed().map(succeeds).every(Boolean),
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

/** Lets an error name the file that was to be changed, and not the one in the stage. */
export function about(target: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw Object.assign(error as Error, { path: target });
  }
}

/** Gives a file a second name, or copies it where the disk refuses that. False if it is gone. */
function keep(file: string, name: string): boolean {
  try {
    linkSync(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    copyFileSync(file, name);
  }
  return true;
}

/** Removes `folder` and those above it, below `end`, as far as they are empty. */
export function removeEmptyFolders(folder: string, end: string): void {
  try {
    for (let empty = folder; empty !== end; empty = path.dirname(empty)) rmdirSync(empty);
  } catch {
    // Something else is in it.
  }
}

/** What stands at a path, if anything. */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // A file stands where a folder of this path would be.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
