/** Reads deploy/site.json, which the last build for a host wrote: the table that the host's files were generated from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '../host/host.ts';

/** The folder for files that a person needs to deploy the site. It is never part of the site. */
export const deployFolder = 'deploy';

/** Returns undefined if the project in `root` was not built for a host, or the file is damaged. */
export function readDeployment(root: string): Deployment | undefined {
  const { table, hosts } = (readJson(path.join(root, deployFolder, 'site.json')) ?? {}) as Partial<Deployment>;
  return table && hosts && { table, hosts };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
