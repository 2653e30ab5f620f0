/** Reads deploy/site.json, which the last build for a host wrote: the table that the host's files were generated from. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorAt } from '../diagnostics/diagnostics.ts';
import type { Deployment } from '../host/host.ts';

/** The folder for files that a person needs to deploy the site. It is never part of the site. */
export const deployFolder = 'deploy';

/** Resolves with undefined if the project in `root` was not built for a host. Throws a DiagnosticError if the file is damaged. */
export async function readDeployment(root: string): Promise<Deployment | undefined> {
  const text = await readFile(path.join(root, deployFolder, 'site.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { table, hosts }: Deployment = JSON.parse(text);
    if (Array.isArray(table.hashed) && Array.isArray(hosts)) return { table, hosts };
  } catch {}
  throw errorAt(`${deployFolder}/site.json`, 'is damaged', 'Run: npm run build -- --host NAME');
}
