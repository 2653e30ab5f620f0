/** One build at a time for one output: the folder in which files are staged is also the lock. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from './site-error.ts';

/** Makes the folder `stage`, or refuses where a living build has it. Gives the function that removes it again. */
export function acquire(stage: string, out: string): () => void {
  mkdirSync(path.dirname(stage), { recursive: true });
  removeDead(stage);
  // Filled first and then renamed, the folder never stands without its owner's name; onto a folder in use it cannot be renamed.
  const own = `${stage}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'pid'), String(process.pid));
  try {
    renameSync(own, stage);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const message = `another build (process ${ownerOf(stage) ?? 'unknown'}) is writing here`;
    throw new SiteError([{ message, place: { file: out }, hint: `Wait for it. If none is running, remove ${stage}.` }]);
  }
  return () => rmSync(stage, { recursive: true, force: true });
}

/** Removes what builds that were killed have left. */
function removeDead(stage: string): void {
  const folder = path.dirname(stage);
  for (const name of readdirSync(folder).filter(other => other.startsWith(path.basename(stage)))) {
    const pid = ownerOf(path.join(folder, name)) ?? Number(name.slice(path.basename(stage).length + 1));
    if (pid && !isAlive(pid)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function ownerOf(stage: string): number | undefined {
  try {
    return Number(readFileSync(path.join(stage, 'pid'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
