import os from 'node:os';
import { dev } from '../dev/dev.ts';
import { cacheIn } from './open-built.ts';
import type { Run } from './options.ts';

export const run: Run = async (root, { url, port, now, isShared }, print) => {
  const running = await dev(root, { url, port, isShared, now, print, cache: cacheIn(root, 'dev') });
  print(`Serving ${running.url}`);
  const interfaces = isShared ? Object.values(os.networkInterfaces()).flatMap(all => all ?? []) : [];
  for (const { address, family, internal } of interfaces)
    if (family === 'IPv4' && !internal) print(`and ${running.url.replace('127.0.0.1', address)}`);
  return 0;
};
