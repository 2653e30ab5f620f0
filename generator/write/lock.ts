/**
 * Allows one build at a time per output folder. The lock is a folder with one file, named with its owner's random token. It is created
 * complete, by a rename, which fails if the target folder is not empty; and no build can delete another owner's file by mistake.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { removeEmptyFolders } from './changes.ts';

/** Milliseconds without a heartbeat after which a build counts as killed even if its process runs: another one may have its number by now. */
const longestSilence = 60_000;

/** How often to try to take the lock: if another build holds it, that is known long before the last attempt. */
const attempts = 20;

/**
 * Takes the lock in `folder`, which guards the output folder `out`. Returns it with `stage`, a folder for the files of this build that is deleted
 * together with the lock. Throws a DiagnosticError if a running build holds it.
 */
export function acquireLock(folder: string, out: string) {
  const token = randomUUID();
  const lock = path.join(folder, 'lock');
  const lockFile = path.join(lock, token);
  const candidate = path.join(folder, `lock-${token}`);
  const stage = path.join(folder, `stage-${token}`);
  let confirmed = Date.now();
  /** Deletes the stage and this build's own lock. Can be called repeatedly. */
  function release(): void {
    for (const file of [stage, candidate, lockFile]) rmSync(file, { recursive: true, force: true });
    for (const empty of [lock, folder]) removeEmptyFolders(empty, path.dirname(empty));
  }
  try {
    for (let attempt = 1; !tryToTake(lock, candidate, token, attempt); attempt++) throwIfHeld(lock, out);
    // Everything else here was left by builds that were killed.
    for (const name of readdirSync(folder)) {
      if (name !== 'lock' && name !== 'manifest.json')
        rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    }
    mkdirSync(stage);
  } catch (error) {
    release();
    throw error;
  }
  /** Signals, at most once a second unless `isUrgent`, that this build is still running. Throws a DiagnosticError if it has lost the lock. */
  function confirm(isUrgent = false): void {
    const now = Date.now();
    if (!isUrgent && now - confirmed < 1000) return;
    confirmed = now;
    try {
      utimesSync(lockFile, new Date(now), new Date(now));
    } catch {
      throw errorAt(out, `another build took over, or ${folder} was deleted, during this build`, 'Build again.');
    }
  }
  return { stage, confirm, release };
}

function tryToTake(lock: string, candidate: string, token: string, attempt: number): boolean {
  try {
    mkdirSync(candidate, { recursive: true });
    writeFileSync(path.join(candidate, token), String(process.pid));
    renameSync(candidate, lock);
    return true;
  } catch (error) {
    // Another build holds the lock, or has just cleaned up the folder.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (attempt < attempts && ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(code)) return false;
    throw error;
  }
}

/** Throws if a running build holds the lock; deletes one left by a killed build. Several builds may do so at once: the next rename decides. */
function throwIfHeld(lock: string, out: string): void {
  try {
    for (const name of readdirSync(lock)) {
      const file = path.join(lock, name);
      const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
      if (isRunning(pid) && Date.now() - statSync(file).mtimeMs < longestSilence) {
        const hint = `Wait until it ends. If none is running, delete ${lock}.`;
        throw errorAt(out, `another build (process ${pid}) is writing here`, hint);
      }
      rmSync(file, { force: true });
    }
  } catch (error) {
    // It has just been released.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  removeEmptyFolders(lock, path.dirname(lock));
}

/** Returns whether a process runs, of this user or of another one. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
