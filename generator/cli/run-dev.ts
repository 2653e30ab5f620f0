import os from 'node:os';
import { openProject } from '../build.ts';
import { openCache } from '../cache.ts';
import { dev } from '../dev/dev.ts';
import type { Run } from './options.ts';

export const run: Run = async (root, { url, port, now, host, edit }, print) => {
  const isShared = host === true;
  const project = openProject(root, openCache(root, 'dev'));
  const served = await dev(project, { url, port, isShared, isEditing: edit || !isShared, now, print });
  print(`Serving ${served}`);
  const interfaces = isShared ? Object.values(os.networkInterfaces()).flatMap(all => all ?? []) : [];
  for (const { address, family, internal } of interfaces)
    if (family === 'IPv4' && !internal) print(`and ${served.replace('127.0.0.1', address)}`);
  return 0;
};
