/** What the file system refuses, to read or to write → a mistake that can be mended. */
import { type Problem, SiteError } from './site-error.ts';

const always: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOTDIR: 'a file stands where a folder should be',
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
  EEXIST: 'a file stands where a folder should be',
};

/** Why `file`, "content/site.yaml", is not given by the system. */
export function unreadable(file: string, error: unknown): Problem {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return { message: `cannot be read: ${whenReading[code] ?? code}`, place: { file } };
}

/** Runs `run`, which writes at `place`. Throws a SiteError where the disk is full, permission is denied and the like. */
export function refusable<Result>(run: () => Result, place: string): Result {
  try {
    return run();
  } catch (error) {
    const { code = '', path: where = place } = error as NodeJS.ErrnoException;
    const reason = whenWriting[code];
    if (error instanceof SiteError || !reason) throw error;
    throw new SiteError([
      {
        message: `cannot be written: ${reason}`,
        place: { file: where },
        hint: 'The site that was there stays as it was.',
      },
    ]);
  }
}
