/**
 * `npm run test:edits`: what builds turns no test red. Twice copies the site, edits it as authors do, builds it and runs its unit tests there: settled,
 * as it is on the day of launch; and grown, with three more pages and services and what colleagues ordinarily edit.
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildHere, runHere } from '../../generator/testing/run-here.ts';
import { copySite, type SiteCopy } from './copy-site.ts';
import { addNew, edits, settle } from './site-edits.ts';

async function grow(site: SiteCopy): Promise<void> {
  for (const kind of ['page', 'service'] as const)
    for (const name of ['first', 'second', 'third']) await addNew(site, kind, `a-${name}-${kind}`);
  for (const edit of Object.values(edits)) edit(site);
}

async function isGreen(name: string, change: (site: SiteCopy) => Promise<void>): Promise<boolean> {
  const site = copySite(process.cwd(), { withCards: true });
  try {
    cpSync('vitest.config.ts', path.join(site.root, 'vitest.config.ts'));
    cpSync('.vscode', path.join(site.root, '.vscode'), { recursive: true });
    await change(site);
    const { problems } = await buildHere(site.root);
    const { out } = await runHere(site.root, 'preflight');
    console.log(`${name}: ${problems || 'it builds'}; ${out.trim().split('\n').at(-1)}`);
    if (problems) return false;
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    const parts = ['pages/', 'content/', 'components/', 'islands/'];
    return (
      // An edited site has other numbers of items than the specification.
      spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', '-t', '^(?!.*the specified number)', ...parts], {
        cwd: site.root,
        stdio: 'inherit',
      }).status === 0
    );
  } finally {
    site.remove();
  }
}

const results = [await isGreen('The settled site', settle), await isGreen('The grown site', grow)];
process.exitCode = results.every(Boolean) ? 0 : 1;
