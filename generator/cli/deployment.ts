/** What the last build for a host left in deploy/: the table that its files were made from. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import type { Deployment } from '../host/host.ts';

/** The folder of what is for the person who deploys. It is never part of the site. */
export const deployFolder = 'deploy';

/** Undefined where the project in `root` was not built for a host. Throws a DiagnosticError where what is there is damaged. */
export async function readDeployment(root: string): Promise<Deployment | undefined> {
  const text = await readFile(path.join(root, deployFolder, 'site.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { table, hosts }: Deployment = JSON.parse(text);
    if (Array.isArray(table.hashed) && Array.isArray(hosts)) return { table, hosts };
  } catch {}
  throw errorAt(`${deployFolder}/site.json`, 'is damaged', 'Run: npm run build -- --host NAME');
}
