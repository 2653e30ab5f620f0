/** Converts file system errors, on reading and on writing, into diagnostics. */
import path from 'node:path';
import { DiagnosticError, errorAt } from './diagnostic.ts';

const reasons: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: 'there is a file where a folder should be',
  EISDIR: 'there is a folder where a file should be',
  EBUSY: 'it is in use, or something is mounted there',
  ELOOP: 'its links form a circle',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'it is too large for this file system',
  EROFS: 'the disk is read-only',
  EXDEV: 'it is on another disk, or something is mounted there',
  ENAMETOOLONG: 'its name, or that of one of its folders, is too long for this file system',
};

/** Creates the error that says why `file`, "content/site.yaml", cannot be read. */
export function accessError(file: string, error: unknown, hint?: string): DiagnosticError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return errorAt(file, `cannot be read: ${reasons[code] ?? code}`, hint);
}

/** Calls `list` with a folder of `root` and returns its result, or [] if there is no such folder. */
export function listFolder<Entry>(root: string, folder: string, list: (full: string) => Entry[]): Entry[] {
  try {
    return list(path.join(root, folder));
  } catch (error) {
    const { code, path: where = path.join(root, folder) } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw code ? accessError(path.relative(root, where).replaceAll(path.sep, '/'), error) : error;
  }
}

/** Converts an error of writing to `target` into a DiagnosticError if the file system refused: the disk is full, permission is denied … */
export function writeError(error: unknown, target: string, hint = 'The existing site is unchanged.'): unknown {
  const { code = '', path: file = target } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return error instanceof DiagnosticError || !reason ? error : errorAt(file, `cannot be written: ${reason}`, hint);
}
