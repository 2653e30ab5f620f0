/** `dev`: serves the site while you edit it. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { renderUnicodeCompact } from 'uqr';
import { dev } from '../dev/dev.ts';
import { DiagnosticError, strayError } from '../diagnostics/diagnostics.ts';
import { cacheIn } from './open-built.ts';
import type { Run } from './options.ts';
import { restart, untilStopped, whenSupervisorEnds } from './supervise.ts';

/** Serves until it is interrupted or the supervisor exits. `program` is the path of start.cjs, to start again when the generator changes. */
export const run: Run = async (root, { url: siteUrl, port, now, isShared, open }, print, program) => {
  // V8 would keep the code of every rebuild for ever (measured: 0.4 MB each).
  setFlagsFromString('--no-compilation-cache');
  const cache = cacheIn(root, 'dev');
  process.on('uncaughtException', error => {
    const stray = strayError(error);
    if (!(stray instanceof DiagnosticError)) throw error;
    print(stray.message);
  });
  const onGeneratorChange = () => restart(program);
  const running = await dev(root, { url: siteUrl, port, isShared, now, print, cache, onGeneratorChange });
  const stopped = untilStopped();
  print(`Serving ${running.url}`);
  const interfaces = isShared ? Object.values(os.networkInterfaces()).flatMap(all => all ?? []) : [];
  for (const { address } of interfaces.filter(({ family, internal }) => family === 'IPv4' && !internal)) {
    const url = running.url.replace('127.0.0.1', address);
    print(`${url}\n${renderUnicodeCompact(url)}`);
  }
  if (open) openBrowser(running.url);
  await Promise.race([stopped, whenSupervisorEnds(Number(new URL(running.url).port))]);
  await running.close();
  return 0;
};

function openBrowser(url: string): void {
  const openers: Partial<Record<string, string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [program = '', ...words] = openers[process.platform] ?? ['xdg-open'];
  // Without a browser to open, the address in the terminal has to do.
  spawn(program, [...words, url], { stdio: 'ignore', detached: true })
    .once('error', () => {})
    .unref();
}
