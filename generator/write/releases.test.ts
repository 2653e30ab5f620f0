/** What an open tab still asks for after a deploy stays for one release. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../model.ts';
import { openFolder, type ReleaseChanges } from './write.ts';

let folder: string;
/** What the last release changed. */
let changes: ReleaseChanges | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const chunk = (version: string) => `assets/menu-${version.repeat(8)}.js`;

/** Builds a site whose page loads the chunk of a version; gives what stands in the folder then. */
function write(version: string, isRelease: boolean, others: string[] = []): string[] {
  const out = path.join(folder, 'dist');
  const output = openFolder(out, path.resolve('.'));
  const files = ['index.html', chunk(version), `${chunk(version)}.br`, `assets/plain-${version}.js`, ...others];
  for (const file of files) {
    const bytes = `${version} ${file}`;
    if (!output.has(file, hashOf(bytes))) output.put({ path: file, bytes }, hashOf(bytes));
  }
  ({ changes } = output.commit(files, { base: '/', isRelease }));
  return readdirSync(path.join(out, 'assets')).sort();
}
const standing = (current: string, ...versions: string[]) =>
  [...versions.flatMap(version => [chunk(version), `${chunk(version)}.br`]), `assets/plain-${current}.js`]
    .map(file => path.basename(file))
    .sort();
const manifest = () => readFileSync(path.join(folder, '.dist.build/manifest.json'), 'utf8');

test('the hashed files of the last release stay until the next but one, and nothing else does', () => {
  expect(write('A', true)).toEqual(standing('A', 'A'));
  expect(write('B', true)).toEqual(standing('B', 'A', 'B'));
  expect(write('C', true)).toEqual(standing('C', 'B', 'C'));
});

test('builds between two releases take nothing from an open tab, and leave nothing behind', () => {
  write('A', true);
  expect(write('X', false)).toEqual(standing('X', 'A', 'X'));
  expect(write('Y', false)).toEqual(standing('Y', 'A', 'Y'));
  expect(write('B', true)).toEqual(standing('B', 'A', 'B'));
});

test('a release that is built again is the same release', () => {
  write('A', true);
  write('B', true);
  const before = manifest();
  expect(write('B', true)).toEqual(standing('B', 'A', 'B'));
  expect(manifest()).toBe(before);
});

test('without a release nothing stays, and nothing is remembered of one', () => {
  write('A', false);
  expect(write('B', false)).toEqual(standing('B', 'B'));
  expect(manifest()).not.toContain('releases');
});

test('the manifest says which files are of which release', () => {
  write('A', true);
  write('B', true);
  expect(JSON.parse(manifest()).releases).toMatchObject({
    last: [chunk('B'), `${chunk('B')}.br`],
    previous: [chunk('A'), `${chunk('A')}.br`],
  });
});

test('what was kept and is made again is the site’s own', () => {
  write('A', true);
  write('B', true);
  expect(write('A', true)).toEqual(standing('A', 'A', 'B'));
});

test('a release knows what it changes since the last one, whatever was built between them', () => {
  write('A', true, ['feed.xml', 'feed.xml.br']);
  expect(changes).toBe(undefined);
  write('X', false, ['other.html']);
  expect(changes).toBe(undefined);
  write('B', true, ['new.html']);
  expect(changes).toEqual({
    added: ['assets/plain-B.js', 'new.html'],
    changed: ['index.html'],
    removed: ['assets/plain-A.js', 'feed.xml'],
  });
  write('B', true, ['new.html']);
  expect(changes).toEqual({ added: [], changed: [], removed: [] });
});
