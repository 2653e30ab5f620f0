/** What the last build for a host left in deploy/: the table that its files were made from. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '../host/host.ts';

/** The folder of what is for the person who deploys. It is never part of the site. */
export const deployFolder = 'deploy';

/** Undefined where the project in `root` was not built for a host. */
export async function readDeployment(root: string): Promise<Deployment | undefined> {
  const text = await readFile(path.join(root, deployFolder, 'site.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
