/**
 * `npm run test:edits`: makes one edit of each kind, or the named ones, in a copy of the site, and runs the site's unit tests there.
 * `npm run test:edits -- room` turns the copy into what the site may be in a year: all settled, more services and articles.
 * An unknown name lists all names.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copySite } from './copy-site.ts';
import { edits, fill } from './site-edits.ts';

const names = process.argv.slice(2);
const known = { ...edits, room: fill };
const unknown = names.filter(name => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  console.error(`unknown edit ${unknown.join(', ')}; known: ${Object.keys(known).join(', ')}`);
  process.exit(2);
}

const site = copySite(process.cwd(), { withCards: true });
try {
  cpSync('vitest.config.ts', path.join(site.root, 'vitest.config.ts'));
  symlinkSync(path.resolve('generator'), path.join(site.root, 'generator'));
  const wanted = names.length > 0 ? names : Object.keys(edits);
  const selected = Object.entries(known).filter(([name]) => wanted.includes(name));
  for (const [, edit] of selected) edit(site);
  console.log(`Edits in a copy of the site: ${selected.map(([name]) => name).join(', ')}.`);
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const parts = ['pages/', 'content/', 'components/', 'islands/'];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...parts], { cwd: site.root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  site.remove();
}
