/** `dev`: serves the site while it is edited. */
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createCache } from '../cache.ts';
import { dev } from '../dev/dev.ts';
import { DiagnosticError, strayError } from '../diagnostics/diagnostics.ts';
import type { CliOptions } from './options.ts';
import { restart, untilStopped, whenSupervisorEnds } from './supervise.ts';
import { versionOf } from './version.ts';

/** Serves until it is interrupted, or the supervisor ends. `program` is the command line itself, for when the generator changes. */
export async function runDev(
  root: string,
  { url, port, now }: CliOptions,
  program: string,
  print: (line: string) => void,
): Promise<number> {
  // V8 would keep every rebuild's code for ever (measured: 0.4 MB each).
  setFlagsFromString('--no-compilation-cache');
  const cache = createCache(path.join(root, '.cache/dev'), versionOf(root));
  const stopped = untilStopped();
  process.on('uncaughtException', error => {
    const stray = strayError(error);
    if (!(stray instanceof DiagnosticError)) throw error;
    print(stray.message);
  });
  const running = await dev(root, { url, port, now, print, cache, onGeneratorChange: () => restart(program) });
  print(`Serving ${running.url}`);
  await Promise.race([stopped, whenSupervisorEnds(Number(new URL(running.url).port))]);
  await running.close();
  return 0;
}
