/**
 * `npm run test:edits`: the owner can settle everything that preflight lists, every page that should shows what he settled, none denies it, and
 * no test turns red. Settles a copy of the site as on the day of launch, builds it for a release, and runs its unit tests there.
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../../content/testing/copy-site.ts';
import { buildHere, runHere } from '../../generator/testing/run-here.ts';
import { openSite } from './open-site.ts';
import { settle, wrongIn } from './settle-site.ts';

const site = copySite({ withCards: true });
try {
  cpSync('vitest.config.ts', path.join(site.root, 'vitest.config.ts'));
  cpSync('.vscode', path.join(site.root, '.vscode'), { recursive: true });
  const facts = await settle(site);
  const { problems } = await buildHere(site.root, '--release');
  const { out } = await runHere(site.root, 'preflight');
  const wrong = problems ? [problems, out] : wrongIn(await openSite(site.root), facts);
  console.log(`The settled site: ${wrong.join('\n') || 'it builds'}; ${out.trim().split('\n').at(-1)}`);
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', 'unit', 'pages/', 'content/', 'components/', 'islands/'];
  const test = () => spawnSync(process.execPath, [vitest, ...args], { cwd: site.root, stdio: 'inherit' }).status;
  process.exitCode = wrong.length > 0 || test() !== 0 ? 1 : 0;
} finally {
  site.remove();
}
