/** What the file system refuses, to read or to write → a diagnostic. */
import { type Diagnostic, DiagnosticError } from './diagnostic.ts';

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

/** Why `file`, "content/site.yaml", cannot be read. */
export function accessError(file: string, error: unknown): Diagnostic {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return { message: `cannot be read: ${whenReading[code] ?? code}`, location: { file } };
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
    throw new DiagnosticError([{ message: `cannot be written: ${reason}`, location: { file }, hint }]);
  }
}
