import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filesUnder } from '../files.ts';
import { hashOf } from '../model.ts';
import { emptyFolder } from '../testing/folders.ts';
import { writeFiles } from '../testing/write-files.ts';
import { finishedSite, openFolder } from './write.ts';

const { root: folder } = emptyFolder();
const out = path.join(folder, 'dist');
const manifest = path.join(folder, '.dist.build/manifest.json');
const site = [
  { path: 'index.html', bytes: '<p>home' },
  { path: 'blog/one/index.html', bytes: '<p>one' },
  { path: 'sitemap.xml', bytes: '<urlset/>' },
  { path: 'logo.png', bytes: new Uint8Array([1, 2, 3]) },
];
const write = (files = site) => writeFiles(files, out);
const at = (file: string) => path.join(out, file);

test('a file older than the manifest is unchanged without being read; others are compared by their bytes', () => {
  write();
  writeFileSync(at('index.html'), '<p>hame');
  // With an older time, as a restored file has.
  utimesSync(at('index.html'), 1, 1);
  expect(write()).toEqual({ written: 1, removed: 0, unchanged: 3 });
  expect(readFileSync(at('index.html'), 'utf8')).toBe('<p>home');
  const has = () => openFolder(out).has('index.html', hashOf('<p>hame'));
  // Later than every file, whatever the resolution of file times.
  utimesSync(manifest, 9e9, 9e9);
  writeFileSync(at('index.html'), '<p>hame');
  expect(has()).toBe(false);
  utimesSync(manifest, 1, 1);
  expect(has()).toBe(true);
});

test('deletes obsolete files and the folders they leave empty, but no files that it did not make', () => {
  write();
  writeFileSync(at('CNAME'), 'name.example');
  expect(write(site.slice(0, 1))).toMatchObject({ removed: 3 });
  expect(readdirSync(out)).toEqual(['CNAME', 'index.html']);
});

/** Makes the names of files in `out` be found in any case, until the end of the test, as macOS and Windows do. */
function ignoreCase() {
  const realPath = (full: string): string => {
    if (!full.startsWith(out)) return full;
    const folder = realPath(path.dirname(full));
    const name = path.basename(full);
    const other = filesUnder(folder).find(file => file.toLowerCase().startsWith(name.toLowerCase()));
    return path.join(folder, other?.replace(/\/.*/, '') ?? name);
  };
  for (const name of ['statSync', 'openSync', 'renameSync', 'rmSync', 'rmdirSync', 'mkdirSync'] as const) {
    const original = fs[name] as (...args: unknown[]) => unknown;
    const replaced = (...args: unknown[]) =>
      original(...args.map(one => (typeof one === 'string' ? realPath(one) : one)));
    Object.assign(fs, { [name]: replaced });
    onTestFinished(() => void Object.assign(fs, { [name]: original }));
  }
  syncBuiltinESMExports();
  onTestFinished(syncBuiltinESMExports);
}

test('a page that is renamed in case only survives where case does not count', () => {
  const named = (path: string) => [...site, { path, bytes: '<p>about' }];
  write(named('About/index.html'));
  ignoreCase();
  for (const path of ['about/index.html', 'ABOUT/index.html']) {
    write(named(path));
    expect(filesUnder(out)).toContain(path);
  }
});

test('a file that is copied has its bytes, and is readable for the web server', () => {
  const from = path.join(folder, 'secret.pdf');
  writeFileSync(from, 'x'.repeat(300_000), { mode: 0o600 });
  const output = openFolder(out);
  output.put({ path: 'a.pdf', from, hash: '' });
  output.commit(['a.pdf'], { base: '/', redirects: [] });
  expect(readFileSync(at('a.pdf'))).toEqual(readFileSync(from));
  expect(statSync(at('a.pdf')).mode & 0o777).toBe(0o644);
});

test('of two builds at once the later one counts: the other one changes nothing, and says so', () => {
  const earlier = openFolder(out);
  mkdirSync(path.join(folder, '.dist.build/stage-0'));
  renameSync(path.join(folder, `.dist.build/stage-${process.pid}`), path.join(folder, '.dist.build/stage-1'));
  write();
  expect(readdirSync(path.dirname(manifest))).toEqual(['manifest.json']);
  expect(() => earlier.put({ path: 'new.html', bytes: 'x' })).toThrow(
    'another build has begun meanwhile\n  Build again when it has ended.',
  );
});

test('repairs a folder whose manifest is damaged', () => {
  write();
  rmSync(at('index.html'));
  writeFileSync(manifest, '{"files": ["ind');
  expect(write()).toMatchObject({ written: 4 });
  expect(write()).toMatchObject({ written: 0, unchanged: 4 });
});

test('a folder remembers the base and the redirects of its site, and has the root if they are unknown', () => {
  const built = { base: '/repo/', redirects: [{ from: '/repo/a/', to: '/repo/b/' }] };
  const output = openFolder(out);
  output.put({ path: 'index.html', bytes: '' });
  output.commit(['index.html'], built);
  expect(finishedSite(folder, 'dist')).toMatchObject(built);
  writeFileSync(manifest, '{"base": "/re');
  expect(finishedSite(folder, 'dist')).toMatchObject({ folder: out, base: '/', redirects: [] });
});

describe('refuses', () => {
  test.each([
    ['that was not made by a build', () => {}],
    ['whose built files were replaced by something else', () => write()],
  ])('a folder %s', (_, before) => {
    before();
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out);
    writeFileSync(at('thesis.docx'), 'years of work');
    expect(() => write()).toThrow('was not made by a build');
    expect(filesUnder(out)).toEqual(['thesis.docx']);
  });

  test('a file where the folder should be', () => {
    writeFileSync(path.join(folder, 'file'), '');
    for (const name of ['file', 'file/dist']) {
      expect(() => writeFiles(site, path.join(folder, name))).toThrow('not a directory');
    }
    expect(existsSync(path.join(folder, 'file'))).toBe(true);
  });
});
