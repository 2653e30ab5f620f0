/** What the file system refuses, to read or to write → a diagnostic. */
import path from 'node:path';
import { DiagnosticError, errorAt } from './diagnostic.ts';

const always: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOTDIR: 'a file stands where a folder should be',
  EBUSY: 'something else uses it, or is mounted there',
};

const whenReading: Record<string, string> = {
  ...always,
  EISDIR: 'it is a folder',
  ELOOP: 'its links go in a circle',
};

const whenWriting: Record<string, string> = {
  ...always,
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'a file may not be so large here',
  EROFS: 'the disk is read-only',
  EXDEV: 'it is on another disk, or something is mounted there',
  EEXIST: 'a file stands where a folder should be',
  EISDIR: 'a folder stands where a file should be',
};

/** Why `file`, "content/site.yaml", cannot be read, as an error to be thrown. */
export function accessError(file: string, error: unknown, hint?: string): DiagnosticError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return errorAt(file, `cannot be read: ${whenReading[code] ?? code}`, hint);
}

/** What `list` gives of a folder of `root`; nothing where there is no such folder. */
export function listFolder<Entry>(root: string, folder: string, list: (full: string) => Entry[]): Entry[] {
  try {
    return list(path.join(root, folder));
  } catch (error) {
    const { code, path: where = path.join(root, folder) } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw code ? accessError(path.relative(root, where).replaceAll(path.sep, '/'), error) : error;
  }
}

/** Runs `run`, which writes to `target`. Throws a DiagnosticError where the disk is full, permission is denied and the like. */
export function withAccessErrors<Result>(
  run: () => Result,
  target: string,
  hint = 'The site that was there stays as it was.',
): Result {
  try {
    return run();
  } catch (error) {
    const { code = '', path: file = target } = error as NodeJS.ErrnoException;
    const reason = whenWriting[code];
    if (error instanceof DiagnosticError || !reason) throw error;
    throw errorAt(file, `cannot be written: ${reason}`, hint);
  }
}
