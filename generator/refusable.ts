/** What the file system refuses → a mistake that can be mended. */
import { SiteError } from './site-error.ts';

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'a file may not be so large here',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'a file stands where a folder should be',
};

/** Runs `run`, which writes at `place`. Throws a SiteError where the disk is full, permission is denied and the like. */
export function refusable<Result>(run: () => Result, place: string): Result {
  try {
    return run();
  } catch (error) {
    const { code = '', path: where = place } = error as NodeJS.ErrnoException;
    const reason = reasons[code];
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
