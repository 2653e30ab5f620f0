/** Builds that are killed (kill -9) at any change of the file system, and builds that the file system refuses. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { beforeEach, expect, test } from 'vitest';
import { filesUnder } from '../files.ts';
import { emptyFolder } from '../testing/folders.ts';
import { writeFiles } from '../testing/write-files.ts';

const { root: folder } = emptyFolder();
const at = (file: string) => path.join(folder, file);
const out = at('dist');

type Site = { path: string; bytes: string }[];

const page = (n: number, ...links: string[]) =>
  ['index.html', `assets/style-${n}.css`, ...links].map(link => `<a href="${link}">${n}</a>`).join('');

/** Its pages load the asset of their version. In the second, new pages link in a circle; a file becomes a folder, and a folder a file. */
const first: Site = [
  { path: 'index.html', bytes: page(1, 'blog/index.html', 'old/index.html') },
  { path: 'old/index.html', bytes: page(1, 'blog/index.html') },
  { path: 'blog/index.html', bytes: page(1) },
  { path: 'sitemap.xml', bytes: '<urlset>1</urlset>' },
  { path: 'logo.svg', bytes: '<svg/>' },
  { path: 'opened', bytes: 'a file' },
  { path: 'closed/index.html', bytes: page(1) },
  { path: 'assets/style-1.css', bytes: 'style 1' },
];
const second: Site = [
  { path: 'index.html', bytes: page(2, 'blog/index.html', 'about/index.html') },
  { path: 'about/index.html', bytes: page(2, 'blog/a/index.html', 'feed.xml') },
  { path: 'blog/index.html', bytes: page(2, 'blog/a/index.html') },
  { path: 'blog/a/index.html', bytes: page(2, 'blog/index.html', 'about/index.html') },
  { path: 'feed.xml', bytes: '<feed/>' },
  { path: 'sitemap.xml', bytes: '<urlset>2</urlset>' },
  { path: 'logo.svg', bytes: '<svg/>' },
  { path: 'opened/index.html', bytes: page(2) },
  { path: 'closed', bytes: 'a file' },
  { path: 'assets/style-2.css', bytes: 'style 2' },
];

const contentsOf = (where: string) =>
  filesUnder(where).map(name => [name, readFileSync(path.join(where, name), 'utf8')]);
const expected = (site: Site) => site.map(file => [file.path, file.bytes]).sort();

beforeEach(() => {
  const options = { bundle: true, platform: 'node', format: 'esm' } as const;
  buildSync({ entryPoints: ['generator/testing/kill-at.ts'], outfile: at('kill-at.mjs'), ...options });
  writeFileSync(at('second.json'), JSON.stringify(second));
});

/** Writes the second version in another process, which is killed before change number `last`. */
const writeSecond = (last = -1, before = '') => {
  const command = `${before} exec ${process.execPath} ${at('kill-at.mjs')} ${at('second.json')} ${out} ${last}`;
  return spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
};

/** Replaces the output by the site `before`; by nothing if that is empty. */
function reset(before: Site): void {
  for (const name of ['dist', '.dist.build']) rmSync(at(name), { recursive: true, force: true });
  if (before.length > 0) writeFiles(before, out);
}

/** Returns what is missing: assets of any page, and pages that can be reached from one that was there before and stays. */
function deadLinks(before: Site): string[] {
  const isThere = (name: string) => existsSync(path.join(out, name));
  const isPage = (name: string) => name.endsWith('.html');
  const linksOf = (name: string) =>
    isPage(name) && isThere(name)
      ? [...readFileSync(path.join(out, name), 'utf8').matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
      : [];
  const assets = filesUnder(out).flatMap(name => linksOf(name).filter(link => !isPage(link)));
  const reached = new Set(before.map(file => file.path).filter(name => second.some(file => file.path === name)));
  for (const name of reached) for (const link of linksOf(name)) reached.add(link);
  return [...assets, ...reached].filter(name => !isThere(name));
}

test.each<[string, Site, number]>([
  ['an existing site', first, 1],
  ['a new folder', [], 3],
])(
  '%s: whenever a build is killed, every file is whole, what it refers to is there, and the next build completes it',
  (_, before, step) => {
    const known = [...first, ...second].map(file => String([file.path, file.bytes]));
    reset(before);
    const most = Number(writeSecond().stdout);
    expect(most).toBeGreaterThan(25);
    for (let n = 0; n < most; n += step) {
      reset(before);
      expect([n, writeSecond(n).signal]).toEqual([n, 'SIGKILL']);
      expect([
        n,
        contentsOf(out)
          .map(String)
          .filter(file => !known.includes(file)),
      ]).toEqual([n, []]);
      expect([n, deadLinks(before)]).toEqual([n, []]);
      writeFiles(second, out);
      expect([n, contentsOf(out)]).toEqual([n, expected(second)]);
      expect(readdirSync(at('.dist.build'))).toEqual(['manifest.json']);
    }
  },
);

test('a build without room for a file says so in one sentence, and changes nothing', () => {
  reset(first);
  // No file may have over 1 block of 512 bytes: EFBIG, as a full disk is ENOSPC.
  writeFileSync(at('second.json'), JSON.stringify([...second, { path: 'large.svg', bytes: 'x'.repeat(10_000) }]));
  const { stderr } = writeSecond(-1, 'ulimit -f 1;');
  expect(stderr).toContain('dist: cannot be written: file too large\n  The existing site is unchanged.');
  expect(contentsOf(out)).toEqual(expected(first));
});
