/** `dev`: serves the site while you edit it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { dev } from '../dev/dev.ts';
import { cacheIn } from './open-built.ts';
import type { Run } from './options.ts';

/** Serves until it is interrupted. */
export const run: Run = async (root, { url: siteUrl, port, now, isShared, open }, print) => {
  const running = await dev(root, { url: siteUrl, port, isShared, now, print, cache: cacheIn(root, 'dev') });
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  print(`Serving ${running.url}`);
  const interfaces = isShared ? Object.values(os.networkInterfaces()).flatMap(all => all ?? []) : [];
  for (const { address } of interfaces.filter(({ family, internal }) => family === 'IPv4' && !internal))
    print(running.url.replace('127.0.0.1', address));
  if (open) openBrowser(running.url);
  await stopped;
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
