import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquire } from './lock.ts';
import { write } from './write.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  out = path.join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const root = path.resolve('.');

/** A site of pages that each load the asset of their version. */
const version = (n: number) => [
  { path: `assets/style-${n}.css`, bytes: `v${n}` },
  { path: 'index.html', bytes: `<link href="assets/style-${n}.css"> v${n} end` },
  { path: `about-${n}/index.html`, bytes: `<link href="assets/style-${n}.css"> about v${n} end` },
  { path: 'blog/index.html', bytes: `<link href="assets/style-${n}.css"> blog v${n} end` },
  { path: 'sitemap.xml', bytes: `<urlset>${n}</urlset>` },
];

const run = (site: object[], at: number, shell = '') => {
  const file = path.join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(site));
  const command = `${shell} exec "${process.execPath}" --import tsx generator/testing/die-at.ts "${out}" "${file}" ${at}`;
  return spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
};

const filesIn = (where: string) =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== '.generated.json')
    .map(entry => path.relative(where, path.join(entry.parentPath, entry.name)));

test('killed at any change of the file system, every file is whole and everything a page loads is there; the next build heals it', async () => {
  const known = new Map([...version(1), ...version(2)].map(file => [`${file.path} ${file.bytes}`, true]));
  let deaths = 0;
  for (let at = 1; ; at++) {
    rmSync(out, { recursive: true, force: true });
    await write(version(1), out, root);
    const { signal, status, stderr } = run(version(2), at);
    if (signal !== 'SIGKILL') {
      expect([status, stderr]).toEqual([0, '']);
      break;
    }
    deaths++;
    for (const name of filesIn(out).filter(file => !file.endsWith('.tmp'))) {
      const text = readFileSync(path.join(out, name), 'utf8');
      expect(known.has(`${name} ${text}`), `${name} after change ${at}: ${text}`).toBe(true);
      const [, asset] = /href="([^"]+)"/.exec(text) ?? [];
      if (asset)
        expect(existsSync(path.join(out, asset)), `${asset}, loaded by ${name}, after change ${at}`).toBe(true);
    }
    await write(version(2), out, root);
    expect(filesIn(out).sort()).toEqual(
      version(2)
        .map(file => file.path)
        .sort(),
    );
    expect(readdirSync(folder).sort()).toEqual(['dist', 'site.json']);
  }
  expect(deaths).toBeGreaterThan(10);
});

describe('what the file system refuses leaves the site that was there, and says what to do', () => {
  test('no more room for a file', async () => {
    await write(version(1), out, root);
    // Files over one block of 512 bytes cannot be written: EFBIG, as a full disk is ENOSPC.
    const large = [...version(2), { path: 'large.txt', bytes: 'x'.repeat(100_000) }];
    const { stderr, status } = run(large, 0, 'ulimit -f 20;');
    expect(status).not.toBe(0);
    expect(stderr).toContain('cannot be written: a file may not be so large here');
    expect(filesIn(out).sort()).toEqual(
      version(1)
        .map(file => file.path)
        .sort(),
    );
    expect(readdirSync(folder).sort()).toEqual(['dist', 'site.json']);
  });

  test('a file where the folder should be', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(write(version(1), path.join(folder, 'file/dist'), root)).rejects.toThrow(
      'a file stands where a folder should be',
    );
  });
});

describe('two builds at once', () => {
  test('the second is refused, and the first goes on', async () => {
    const release = acquire(path.join(folder, '.dist.building'), out);
    await expect(write(version(1), out, root)).rejects.toThrow(
      `another build (process ${process.pid}) is writing here`,
    );
    release();
    await write(version(1), out, root);
    expect(filesIn(out)).toHaveLength(5);
  });

  test('the lock of a build that was killed is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    mkdirSync(path.join(folder, '.dist.building'));
    writeFileSync(path.join(folder, '.dist.building/pid'), String(pid));
    await write(version(1), out, root);
    expect(filesIn(out)).toHaveLength(5);
  });
});

test('a page may become a folder, and a folder a page', async () => {
  await write([{ path: 'a', bytes: 'file' }], out, root);
  await write([{ path: 'a/index.html', bytes: 'folder' }], out, root);
  expect(readFileSync(path.join(out, 'a/index.html'), 'utf8')).toBe('folder');
  await write([{ path: 'a', bytes: 'file' }], out, root);
  expect(statSync(path.join(out, 'a')).isFile()).toBe(true);
});
