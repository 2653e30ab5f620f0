/**
 * One build at a time for one output folder. The lock is a folder that holds one file, named by its owner's random token: it comes into
 * being whole, by a rename, which fails onto a folder that is not empty; and nobody removes another owner's file by mistake.
 */
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { removeEmptyFolders } from './changes.ts';

type Lock = {
  /** A folder for the files of this build, which goes with the lock. */
  stage: string;
  /** Shows, at most once a second unless `isUrgent`, that this build still runs. Throws a DiagnosticError where it has lost the lock. */
  confirm: (isUrgent?: boolean) => void;
  /** Removes the stage and this build's own lock, also when called again. */
  release: () => void;
};

/** Milliseconds without a sign of life after which a build counts as killed, where its process cannot be recognised. */
const longestSilence = 30_000;

/** Times that a lock is tried for: another build has it long before. */
const attempts = 20;

/** Takes the lock in `folder`, which belongs to the output folder `out`; throws a DiagnosticError where a living build has it. */
export function acquireLock(folder: string, out: string): Lock {
  const token = randomUUID();
  const lock = path.join(folder, 'lock');
  const mine = path.join(lock, token);
  const own = path.join(folder, `lock-${token}`);
  const stage = path.join(folder, `stage-${token}`);
  let confirmed = Date.now();
  function release() {
    for (const file of [stage, own, mine]) rmSync(file, { recursive: true, force: true });
    for (const empty of [lock, folder]) removeEmptyFolders(empty, path.dirname(empty));
  }
  try {
    for (let attempt = 1; !tryToTake(lock, own, token, attempt); attempt++) throwIfHeld(lock, out);
    // What else is here was left by builds that were killed.
    for (const name of readdirSync(folder)) {
      if (name !== 'lock' && name !== 'manifest.json')
        rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    }
    mkdirSync(stage);
  } catch (error) {
    release();
    throw error;
  }
  function confirm(isUrgent = false) {
    const now = Date.now();
    if (!isUrgent && now - confirmed < 1000) return;
    confirmed = now;
    try {
      utimesSync(mine, new Date(now), new Date(now));
    } catch {
      throw errorAt(out, `another build took over, or ${folder} was removed, while this one ran`, 'Build again.');
    }
  }
  return { stage, confirm, release };
}

function tryToTake(lock: string, own: string, token: string, attempt: number): boolean {
  try {
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, token), `${process.pid} ${startOf(process.pid)}`);
    renameSync(own, lock);
    return true;
  } catch (error) {
    // The lock is held, or the folder was tidied by the build that has it.
    const { code = '' } = error as NodeJS.ErrnoException;
    const isContended = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(code);
    // Of a disk that is read-only the recursive call says that something is missing (Node 20); this one says why.
    if (code === 'ENOENT' && attempt === attempts) mkdirSync(firstMissing(own));
    if (!isContended || attempt === attempts) throw error;
    return false;
  }
}

/** A folder that is not there, or the highest one above it that is not. */
const firstMissing = (folder: string): string => {
  const above = path.dirname(folder);
  return existsSync(above) ? folder : firstMissing(above);
};

/** Removes what a dead owner left. Several builds may do so at once: the next rename gives the lock to one of them. */
function throwIfHeld(lock: string, out: string): void {
  try {
    for (const name of readdirSync(lock)) {
      const file = path.join(lock, name);
      const [pid = '', ...start] = readFileSync(file, 'utf8').split(' ');
      if (isAlive(Number.parseInt(pid, 10), start.join(' '), statSync(file).mtimeMs)) {
        const hint = `Wait for it. If none is running, remove ${lock}.`;
        throw errorAt(out, `another build (process ${pid}) is writing here`, hint);
      }
      rmSync(file, { force: true });
    }
  } catch (error) {
    // It was released in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  removeEmptyFolders(lock, path.dirname(lock));
}

/** Whether the process that started at `start` and was last heard of at `heard` still runs: another one may have its number by now. */
function isAlive(pid: number, start: string, heard: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return start === '' || now === '' ? Date.now() - heard < longestSilence : start === now;
}

/** When a process started: the boot, and the tick since it. Empty where it cannot be known, as on any system but Linux. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22. The second, the program's name in brackets, may hold spaces and brackets.
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${tick}`;
  } catch {
    return '';
  }
}
