/** One build at a time for one output: the folder in which files are staged is also the lock. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from './site-error.ts';

/** Makes the folder `stage`, or refuses where a living build has it. Gives the function that removes it again. */
export function acquire(stage: string, out: string): () => void {
  mkdirSync(path.dirname(stage), { recursive: true });
  for (let isRetry = false; ; isRetry = true) {
    try {
      mkdirSync(stage);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = ownerOf(stage);
      if (isRetry || pid === undefined || isAlive(pid)) {
        const hint = `Wait for it. If none is running, remove ${stage}.`;
        throw new SiteError([
          { message: `another build${pid ? ` (process ${pid})` : ''} is writing here`, place: { file: out }, hint },
        ]);
      }
      rmSync(stage, { recursive: true, force: true }); // Its build was killed.
    }
  }
  writeFileSync(path.join(stage, 'pid'), String(process.pid));
  return () => rmSync(stage, { recursive: true, force: true });
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
