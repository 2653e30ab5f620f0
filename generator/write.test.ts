import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { write } from './write.ts';

let folder: string;
let out: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-'));
  out = path.join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const root = path.resolve('.');
const site = [
  { path: 'index.html', bytes: '<p>home' },
  { path: 'blog/one/index.html', bytes: '<p>one' },
  { path: 'sitemap.xml', bytes: '<urlset/>' },
  { path: 'logo.png', bytes: new Uint8Array([1, 2, 3]) },
];
const names = async () => (await readdir(out, { recursive: true })).filter(name => name.includes('.')).sort();

test('writes every file, and says so', async () => {
  expect(await write(site, out, root)).toEqual({ written: 4, removed: 0, unchanged: 0, bytes: 25 });
  expect(await names()).toEqual(['.generated.json', 'blog/one/index.html', 'index.html', 'logo.png', 'sitemap.xml']);
});

test('leaves unchanged files alone', async () => {
  await write(site, out, root);
  const before = (await stat(path.join(out, 'index.html'))).mtimeMs;
  const changed = site.map(file => (file.path === 'sitemap.xml' ? { ...file, bytes: '<urlset></urlset>' } : file));
  expect(await write(changed, out, root)).toEqual({ written: 1, removed: 0, unchanged: 3, bytes: 33 });
  expect((await stat(path.join(out, 'index.html'))).mtimeMs).toBe(before);
});

test('removes what is gone, with the folders left empty, and nothing that it did not make', async () => {
  await write(site, out, root);
  await writeFile(path.join(out, 'CNAME'), 'name.example');
  expect(await write(site.slice(0, 1), out, root)).toMatchObject({ removed: 3 });
  expect(await readdir(out)).toEqual(['.generated.json', 'CNAME', 'index.html']);
});

test('heals a folder whose build was cut short', async () => {
  await write(site, out, root);
  await rm(path.join(out, 'index.html'));
  await writeFile(path.join(out, '.generated.json'), '{"files": ["ind');
  await write(site, out, root);
  expect(await readFile(path.join(out, 'index.html'), 'utf8')).toBe('<p>home');
});

describe('refuses', () => {
  test('a folder that is not empty and that it did not make', async () => {
    await mkdir(out);
    await writeFile(path.join(out, 'thesis.docx'), 'years of work');
    await expect(write(site, out, root)).rejects.toThrow('was not made by a build');
    expect(await readdir(out)).toEqual(['thesis.docx']);
  });

  test.each(['.', '..', 'generator/..'])('the project itself, or what holds it: %s', async target => {
    await expect(write(site, path.resolve(target), root)).rejects.toThrow('holds the project itself');
  });
});

test('a ledger that names files outside the folder removes none of them', async () => {
  await write(site, out, root);
  await writeFile(path.join(folder, 'precious'), '');
  await writeFile(path.join(out, '.generated.json'), JSON.stringify({ files: ['../precious'] }));
  await write(site, out, root);
  expect(await readdir(folder)).toContain('precious');
});
