/**
 * `npm run test:edits`: makes one edit of each kind in a copy of the site, or those that are named, and runs the unit tests of the site there.
 * `npm run test:edits -- room` does it to the site as it may be in a year: all settled, more services and articles.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copySite } from './copy-site.ts';
import { edits, fill } from './site-edits.ts';

const names = process.argv.slice(2);
const known = { ...edits, room: fill };
const unknown = names.filter(name => !Object.hasOwn(known, name));
if (unknown.length > 0)
  throw new Error(`no edit "${unknown.join('", "')}"; there are: ${Object.keys(known).join(', ')}`);

const site = copySite(process.cwd(), { withCards: true });
try {
  cpSync('vitest.config.ts', path.join(site.root, 'vitest.config.ts'));
  symlinkSync(path.resolve('generator'), path.join(site.root, 'generator'));
  const asked = names.length > 0 ? names : Object.keys(edits);
  const made = Object.entries(known).filter(([name]) => asked.includes(name));
  for (const [, edit] of made) edit(site);
  console.log(`In a copy of the site: ${made.map(([name]) => name).join(', ')}.`);
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const parts = ['pages/', 'content/', 'components/', 'islands/'];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...parts], { cwd: site.root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  site.remove();
}
