/** Builds that are killed, or refused by the file system, at any moment. Root has all permissions, so as root some run as nobody. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesUnder } from '../files-under.ts';
import { changes, countChanges, writeSite } from '../testing/count-changes.ts';
import { emptyFolder } from '../testing/folders.ts';
import { writeFiles } from './write.ts';

const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const root = path.resolve('.');

let program: string;
beforeAll(() => {
  program = path.join(mkdtempSync(path.join(tmpdir(), 'program-')), 'kill-at.mjs');
  chmodSync(path.dirname(program), 0o755);
  const entry = 'generator/testing/kill-at.ts';
  buildSync({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', outfile: program });
});
afterAll(() => rmSync(path.dirname(program), { recursive: true }));

const { root: folder } = emptyFolder();
const at = (file: string) => path.join(folder, file);
const out = at('dist');

type Site = { path: string; bytes: string }[];

const page = (n: number, ...links: string[]) =>
  ['index.html', `assets/style-${n}.css`, ...links].map(link => `<a href="${link}">${n}</a>`).join('');

/** A site whose pages each load the asset of their version. The second version has new pages that link in a circle, and from the home page. */
const first: Site = [
  { path: 'index.html', bytes: page(1, 'blog/index.html', 'old/index.html') },
  { path: 'old/index.html', bytes: page(1, 'blog/index.html') },
  { path: 'blog/index.html', bytes: page(1) },
  { path: 'sitemap.xml', bytes: '<urlset>1</urlset>' },
  { path: 'logo.svg', bytes: '<svg/>' },
  { path: 'assets/style-1.css', bytes: 'style 1' },
];
const second: Site = [
  { path: 'index.html', bytes: page(2, 'blog/index.html', 'about/index.html') },
  { path: 'about/index.html', bytes: page(2, 'blog/a/index.html', 'feed.xml') },
  { path: 'blog/index.html', bytes: page(2, 'blog/a/index.html', 'blog/b/index.html') },
  { path: 'blog/a/index.html', bytes: page(2, 'blog/b/index.html', 'blog/c/index.html') },
  { path: 'blog/b/index.html', bytes: page(2, 'blog/a/index.html', 'blog/c/index.html') },
  { path: 'blog/c/index.html', bytes: page(2, 'about/index.html') },
  { path: 'feed.xml', bytes: '<feed/>' },
  { path: 'sitemap.xml', bytes: '<urlset>2</urlset>' },
  { path: 'logo.svg', bytes: '<svg/>' },
  { path: 'assets/style-2.css', bytes: 'style 2' },
];

/** Writes `site` in another process. With `how` = "cut" it writes into many folders, and into each one gets one file system change further. */
function run(site: Site, { before = '', shell = ['/bin/sh'], user = {}, how = 'whole', folders = [out] } = {}) {
  const file = path.join(path.dirname(program), 'site.json');
  writeFileSync(file, JSON.stringify(site));
  const command = `${before} exec "${process.execPath}" "${program}" "${file}" ${how} ${folders.join(' ')}`;
  const [name = '', ...words] = [...shell, '-c', command];
  return spawnSync(name, words, { encoding: 'utf8', ...user });
}

/** Writes `site` while file system change number `n` fails with `code`. Cleaning up does not fail: it needs no room. */
function refuse(site: Site, n: number, code: string): { said: string; isRefused: boolean } {
  let isRefused = false;
  const end = countChanges(changes.making, (count, name, path) => {
    if (count !== n) return;
    isRefused = true;
    throw Object.assign(new Error(`${code}, ${name}`), { code, path });
  });
  try {
    writeSite(site, out);
    return { said: '', isRefused };
  } catch (error) {
    return { said: String(error), isRefused };
  } finally {
    end();
  }
}

/** Path and content of every file. */
const contents = (where = folder) =>
  filesUnder(where).map(name => [name, readFileSync(path.join(where, name), 'utf8')]);
const contentsOf = (site: Site) => site.map(file => [file.path, file.bytes]).sort();

/** Empties the folder, then writes `site` there unless it is empty. */
function reset(site: Site): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  if (site.length > 0) writeFiles(site, out, root);
}

/** Returns the dead links that can be reached from the home page or from a page that existed before. */
function deadLinks(where: string, before: Site): string[] {
  const isThere = (name: string) => existsSync(path.join(where, name));
  const seen = new Set(['index.html', ...before.map(file => file.path)].filter(isThere));
  for (const name of seen) {
    if (!isThere(name) || !name.endsWith('.html')) continue;
    for (const [, link = ''] of readFileSync(path.join(where, name), 'utf8').matchAll(/href="([^"]+)"/g))
      seen.add(link);
  }
  return [...seen].filter(name => !isThere(name));
}

describe('killed at any file system change, every file is complete, no link is dead, and the next build repairs the rest', () => {
  test.each<[string, Site]>([
    ['an existing site', first],
    ['a new folder', []],
  ])('%s', (_, before) => {
    const known = contentsOf([...first, ...second]).map(String);
    reset(before);
    const most = Number(run(second).stdout);
    expect(most).toBeGreaterThan(30);
    reset([]);
    const folders = Array.from({ length: most }, (_, i) => at(`${i + 1}/dist`));
    for (const one of folders) {
      mkdirSync(path.dirname(one));
      if (before.length > 0) writeFiles(before, one, root);
    }
    const { signal, stdout } = run(second, { how: 'cut', folders });
    expect([signal, stdout.match(/.+/g)]).toEqual(['SIGKILL', folders.map(() => 'cut')]);
    for (const one of folders) {
      const standing = existsSync(one) ? contents(one).map(String) : [];
      expect([one, standing.filter(file => !known.includes(file))]).toEqual([one, []]);
      expect([one, deadLinks(one, before)]).toEqual([one, []]);
      writeFiles(second, one, root);
      expect(contents(one)).toEqual(contentsOf(second));
      expect([readdirSync(path.dirname(one)), readdirSync(path.join(one, '../.dist.build'))]).toEqual([
        ['.dist.build', 'dist'],
        ['manifest.json'],
      ]);
    }
  });
});

describe('if any file system change fails, the folder stays as it was, the error says so, and the next build succeeds', () => {
  test.each<[string, Site, string, string]>([
    ['an existing site', first, 'ENOSPC', 'The existing site is unchanged.'],
    ['a new folder', [], 'EACCES', 'Nothing was written.'],
  ])('%s', (_, before, code, hint) => {
    let refusals = 0;
    for (let n = 1; ; n++) {
      reset(before);
      const was = [contents(), readdirSync(folder)];
      const { said, isRefused } = refuse(second, n, code);
      if (!isRefused) break;
      // It works without hard links to the files that it replaces.
      if (said === '') {
        expect(contents(out)).toEqual(contentsOf(second));
        continue;
      }
      refusals++;
      expect([n, said]).toEqual([n, expect.stringContaining(hint)]);
      expect([n, contents(), readdirSync(folder)]).toEqual([n, ...was]);
      writeFiles(second, out, root);
      expect(contents(out)).toEqual(contentsOf(second));
    }
    expect(refusals).toBeGreaterThan(25);
  });

  test('a folder without write permission', () => {
    if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
    expect(run(first, { user: nobody }).stderr).toBe('');
    const was = contents();
    chmodSync(at('dist/blog'), 0o555);
    const { stderr, status } = run(second, { user: nobody });
    chmodSync(at('dist/blog'), 0o755);
    expect([status, stderr]).toEqual([1, expect.stringContaining('cannot be written: permission is denied')]);
    expect(stderr).toContain(`${at('dist/blog/')}`);
    expect(contents()).toEqual(was);
    expect(run(second, { user: nobody }).stderr).toBe('');
    expect(contents(out)).toEqual(contentsOf(second));
  });

  const mounting = ['unshare', '-rm'];
  const canMount = spawnSync('unshare', ['-rm', 'mount', '--bind', '/tmp', '/tmp']).status === 0;
  test.runIf(canMount)('something is mounted over a file of the output', () => {
    writeFiles(first, out, root);
    const was = contents();
    const before = `mount --bind ${at('dist/logo.svg')} ${at('dist/blog/index.html')} &&`;
    const { stderr, status } = run(second, { before, shell: [...mounting, '/bin/sh'] });
    const message = `${at('dist/blog/index.html')}: cannot be written: it is in use, or something is mounted there`;
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(stderr).toContain('The existing site is unchanged.');
    expect(contents()).toEqual(was);
  });

  test.each<[string, Site, string]>([
    ['an existing site', first, 'The existing site is unchanged.'],
    ['a new folder', [], 'Nothing was written.'],
  ])('no more room for a file, %s', (_, before, hint) => {
    if (before.length > 0) writeFiles(before, out, root);
    const was = [contents(), readdirSync(folder)];
    // Files over 20 blocks of 512 bytes cannot be written: EFBIG, as a full disk is ENOSPC.
    const large = [...second, { path: 'large.txt', bytes: 'x'.repeat(100_000) }];
    const { stderr, status } = run(large, { before: 'ulimit -f 20;' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('cannot be written: it is too large for this file system'),
    ]);
    expect(stderr).toContain(path.join(out, 'large.txt'));
    expect(stderr).toContain(hint);
    expect([contents(), readdirSync(folder)]).toEqual(was);
  });
});
