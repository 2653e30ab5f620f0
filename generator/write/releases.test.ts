/** Files that a tab still requests after a deployment are kept for one more release. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { openFolder, type ReleaseChanges } from './write.ts';

const { root: folder } = emptyFolder();

/** What the last release changed. */
let changes: ReleaseChanges | undefined;

const chunk = (version: string) => `assets/menu-${version.repeat(8)}.js`;

/** Builds a site whose page loads the chunk of a version. Returns the assets that the folder then contains. */
function write(version: string, isRelease: boolean, others: string[] = [], base = '/'): string[] {
  const out = path.join(folder, 'dist');
  const output = openFolder(out, path.resolve('.'));
  const files = ['index.html', chunk(version), `${chunk(version)}.br`, `assets/plain-${version}.js`, ...others];
  for (const file of files) output.put({ path: file, bytes: `${version} ${file}` });
  ({ changes } = output.commit(files, { base, isRelease }));
  return readdirSync(path.join(out, 'assets')).sort();
}
const assetsWith = (current: string, ...versions: string[]) =>
  [...versions.flatMap(version => [chunk(version), `${chunk(version)}.br`]), `assets/plain-${current}.js`]
    .map(file => path.basename(file))
    .sort();
const manifest = () => readFileSync(path.join(folder, '.dist.build/manifest.json'), 'utf8');

test('the hashed files of a release are kept until the release after the next, and no other files are', () => {
  expect(write('A', true)).toEqual(assetsWith('A', 'A'));
  expect(write('B', true)).toEqual(assetsWith('B', 'A', 'B'));
  expect(write('C', true)).toEqual(assetsWith('C', 'B', 'C'));
});

test('builds between two releases delete nothing that an open tab needs, and leave nothing behind', () => {
  write('A', true);
  expect(write('X', false)).toEqual(assetsWith('X', 'A', 'X'));
  expect(write('Y', false)).toEqual(assetsWith('Y', 'A', 'Y'));
  expect(write('B', true)).toEqual(assetsWith('B', 'A', 'B'));
});

test('building a release again is not another release', () => {
  write('A', true);
  write('B', true);
  const before = manifest();
  expect(write('B', true)).toEqual(assetsWith('B', 'A', 'B'));
  expect(manifest()).toBe(before);
});

test('without a release no old files are kept, and the manifest records none', () => {
  write('A', false);
  expect(write('B', false)).toEqual(assetsWith('B', 'B'));
  expect(manifest()).not.toContain('releases');
});

test('the manifest lists the files of each release', () => {
  write('A', true);
  write('B', true);
  expect(JSON.parse(manifest()).releases).toMatchObject({
    last: [chunk('B'), `${chunk('B')}.br`],
    previous: [chunk('A'), `${chunk('A')}.br`],
  });
});

test('a release of what was built before is recorded, and under another base it tells no changes', () => {
  write('A', false);
  write('A', true);
  expect(JSON.parse(manifest()).releases.last).toEqual([chunk('A'), `${chunk('A')}.br`]);
  write('B', true, [], '/shop/');
  expect(changes).toBe(undefined);
});

test('a kept file that somebody has deleted is forgotten', () => {
  write('A', true);
  rmSync(path.join(folder, 'dist', chunk('A')));
  write('B', true);
  expect(Object.keys(JSON.parse(manifest()).files)).not.toContain(chunk('A'));
});

test('a kept file that the site makes again belongs to the site', () => {
  write('A', true);
  write('B', true);
  expect(write('A', true)).toEqual(assetsWith('A', 'A', 'B'));
});

test('a release reports its changes since the last one, whatever was built in between', () => {
  write('A', true, ['feed.xml', 'feed.xml.br', 'data.tar.gz']);
  expect(changes).toBe(undefined);
  write('X', false, ['other.html']);
  expect(changes).toBe(undefined);
  write('B', true, ['new.html']);
  expect(changes).toEqual({
    added: ['assets/plain-B.js', 'new.html'],
    changed: ['index.html'],
    removed: ['assets/plain-A.js', 'data.tar.gz', 'feed.xml'],
  });
  write('B', true, ['new.html']);
  expect(changes).toEqual({ added: [], changed: [], removed: [] });
});
