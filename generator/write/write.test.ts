import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files-under.ts';
import { hashOf } from '../model.ts';
import { emptyFolder } from '../testing/folders.ts';
import { createMemoryOutput } from '../testing/memory.ts';
import { openFolder, rememberedOf, writeFiles } from './write.ts';

const { root: folder } = emptyFolder();
const out = path.join(folder, 'dist');
const manifest = path.join(folder, '.dist.build/manifest.json');
const root = path.resolve('.');
const site = [
  { path: 'index.html', bytes: '<p>home' },
  { path: 'blog/one/index.html', bytes: '<p>one' },
  { path: 'sitemap.xml', bytes: '<urlset/>' },
  { path: 'logo.png', bytes: new Uint8Array([1, 2, 3]) },
];
const paths = site.map(file => file.path);
const write = (files = site) => writeFiles(files, out, root);
const at = (file: string) => path.join(out, file);

test('writes exactly the files given, and reports their number', () => {
  expect(write()).toEqual({ written: 4, removed: 0, unchanged: 0, bytes: 25 });
  expect(filesUnder(out)).toEqual(paths.toSorted());
  expect(filesUnder(folder).filter(file => !file.startsWith('dist/'))).toEqual(['.dist.build/manifest.json']);
});

test('two equal builds leave equal bytes, in the output and next to it', () => {
  write();
  const before = filesUnder(folder).map(file => [file, readFileSync(path.join(folder, file), 'utf8')]);
  rmSync(folder, { recursive: true });
  writeFiles(site.toReversed(), out, root);
  expect(filesUnder(folder).map(file => [file, readFileSync(path.join(folder, file), 'utf8')])).toEqual(before);
});

test('a name that is too long for the file system is an error, before which nothing is written', () => {
  const long = { path: `blog/${'x'.repeat(300)}/index.html`, bytes: '<p>long' };
  expect(() => write([long])).toThrow(/xxx\/index\.html: cannot be written: its name.* is too long.*\n.*Nothing was/);
  expect(readdirSync(folder)).toEqual([]);
  write();
  expect(() => write([...site, long])).toThrow('The existing site is unchanged.');
  expect(filesUnder(out)).toEqual(paths.toSorted());
});

test('leaves unchanged files alone', () => {
  write();
  const before = statSync(at('index.html')).mtimeMs;
  const changed = site.map(file => (file.path === 'sitemap.xml' ? { ...file, bytes: '<urlset></urlset>' } : file));
  expect(write(changed)).toEqual({ written: 1, removed: 0, unchanged: 3, bytes: 33 });
  expect(statSync(at('index.html')).mtimeMs).toBe(before);
});

test('a file older than the manifest is unchanged without being read; others are compared by their bytes', () => {
  write();
  // Later than every file, whatever the resolution of file times.
  utimesSync(manifest, 9e9, 9e9);
  const hash = hashOf('<p>home');
  const has = () => {
    const output = openFolder(out, root);
    const answer = output.has('index.html', hash);
    output.discard();
    return answer;
  };
  writeFileSync(at('index.html'), '<p>hame');
  expect(has()).toBe(true);
  utimesSync(manifest, 1, 1);
  expect(has()).toBe(false);
  writeFileSync(at('index.html'), '<p>home');
  expect(has()).toBe(true);
});

test.each(['<p>hame', '<p>home and more'])(
  'rewrites a file that something else changed right after the build: %s',
  bytes => {
    write();
    writeFileSync(at('index.html'), bytes);
    expect(write()).toMatchObject({ written: 1, unchanged: 3 });
    expect(readFileSync(at('index.html'), 'utf8')).toBe('<p>home');
  },
);

test('rewrites a file that something else replaced by an older one', () => {
  write();
  writeFileSync(at('index.html'), '<p>hame');
  utimesSync(at('index.html'), 1, 1);
  expect(write()).toMatchObject({ written: 1, unchanged: 3 });
});

test('files with new times are compared once, and trusted by their times from then on', () => {
  write();
  utimesSync(manifest, 1, 1);
  expect(write()).toMatchObject({ written: 0, unchanged: 4 });
  expect(statSync(manifest).mtimeMs).toBeGreaterThan(1000);
});

test('deletes obsolete files and the folders they leave empty, but no files that it did not make', () => {
  write();
  writeFileSync(at('CNAME'), 'name.example');
  expect(write(site.slice(0, 1))).toMatchObject({ removed: 3 });
  expect(readdirSync(out)).toEqual(['CNAME', 'index.html']);
});

test('returns a file that was put, before and after the commit', () => {
  write();
  const output = openFolder(out, root);
  output.put({ path: 'index.html', bytes: '<p>new' });
  expect([output.has('index.html', hashOf('<p>new')), output.has('index.html', hashOf('<p>home'))]).toEqual([
    true,
    false,
  ]);
  expect(String(output.get('index.html'))).toBe('<p>new');
  expect(String(output.get('sitemap.xml'))).toBe('<urlset/>');
  expect(output.get('other.html')).toBeUndefined();
  output.commit(paths, { base: '/' });
  expect(String(output.get('index.html'))).toBe('<p>new');
});

test('a page can become a folder, and a folder a page', () => {
  write([{ path: 'a', bytes: 'file' }]);
  write([{ path: 'a/b/index.html', bytes: 'folder' }]);
  expect(readFileSync(at('a/b/index.html'), 'utf8')).toBe('folder');
  write([{ path: 'a', bytes: 'file' }]);
  expect(filesUnder(out)).toEqual(['a']);
});

test('a folder with files that no build made cannot become a page', () => {
  write([{ path: 'a/index.html', bytes: 'folder' }]);
  writeFileSync(at('a/CNAME'), '');
  expect(() => write([{ path: 'a', bytes: 'file' }])).toThrow(
    `${at('a')}: cannot be written: there is a folder where a file should be`,
  );
  expect(filesUnder(out)).toEqual(['a/CNAME', 'a/index.html']);
});

test('repairs a folder whose manifest is damaged', () => {
  write();
  rmSync(at('index.html'));
  writeFileSync(manifest, '{"files": ["ind');
  expect(write()).toMatchObject({ written: 1, unchanged: 3 });
  expect(write()).toMatchObject({ written: 0, unchanged: 4 });
});

test('does not delete files outside the folder that a manifest lists', () => {
  write();
  writeFileSync(path.join(folder, 'precious'), '');
  const entry = { hash: '', size: 0 };
  writeFileSync(manifest, JSON.stringify({ base: '/', files: { '../precious': entry, 'index.html': entry } }));
  write();
  expect(readdirSync(folder)).toContain('precious');
});

describe('refuses', () => {
  test('a folder that is not empty and was not made by a build', () => {
    mkdirSync(out);
    writeFileSync(at('thesis.docx'), 'years of work');
    expect(() => write()).toThrow('was not made by a build');
    expect(filesUnder(folder)).toEqual(['dist/thesis.docx']);
  });

  test('a folder whose built files were replaced by something else', () => {
    write();
    rmSync(out, { recursive: true });
    mkdirSync(out);
    writeFileSync(at('thesis.docx'), 'years of work');
    expect(() => write()).toThrow('was not made by a build');
    expect(filesUnder(out)).toEqual(['thesis.docx']);
  });

  test('a folder that holds a site, for anything else, and the reverse', () => {
    write();
    expect(() => writeFiles(site, out, root, 'the book')).toThrow('holds something else than the book');
    rmSync(out, { recursive: true });
    writeFiles(site, out, root, 'the book');
    expect(() => write([])).toThrow('holds the book');
    expect(writeFiles(site, out, root, 'the book').unchanged).toBe(site.length);
  });

  test.each(['.', '..', 'generator/..'])('the project itself, or a folder that contains it: %s', target => {
    expect(() => writeFiles(site, path.resolve(target), root)).toThrow('contains the project itself');
  });

  test.each(['public/site', 'content'])('a source folder of the site: %s', target => {
    expect(() => writeFiles(site, path.join(folder, target), folder)).toThrow('which the site is built from');
  });

  test('a file where the folder should be', () => {
    writeFileSync(path.join(folder, 'file'), '');
    for (const name of ['file', 'file/dist']) {
      expect(() => writeFiles(site, path.join(folder, name), root)).toThrow('there is a file where a folder should be');
    }
    expect(readdirSync(folder)).toEqual(['file']);
  });
});

test('a discarded output leaves nothing behind', () => {
  const output = openFolder(out, root);
  output.put({ path: 'index.html', bytes: 'x' });
  output.discard();
  expect(readdirSync(folder)).toEqual([]);
  expect(() => output.commit(['index.html'], { base: '/' })).toThrow('another build took over');
});

test('an error that prevents staging is reported once, however many files follow', () => {
  const output = openFolder(out, root);
  const beside = path.join(folder, '.dist.build');
  const stage = readdirSync(beside).find(name => name.startsWith('stage-')) ?? '';
  mkdirSync(path.join(beside, stage, '0'));
  const errors = site.map(file => {
    try {
      return output.put(file);
    } catch (error) {
      return error;
    }
  });
  output.discard();
  expect(errors[0]).toBeInstanceOf(DiagnosticError);
  expect(new Set(errors).size).toBe(1);
});

describe('the base of a folder', () => {
  test('is the one that its site was built for', () => {
    openFolder(out, root).commit([], { base: '/repo/' });
    expect(rememberedOf(out).base).toBe('/repo/');
    openFolder(out, root).commit([], { base: '/' });
    expect(rememberedOf(out).base).toBe('/');
  });

  test.each([
    ['without a manifest', undefined],
    ['with a damaged one', '{"base": "/re'],
    ['with a wrong one', '{"base": 1, "files": {}}'],
  ])('is the root %s', (_, text) => {
    if (text !== undefined) {
      mkdirSync(path.dirname(manifest));
      writeFileSync(manifest, text);
    }
    expect(rememberedOf(out).base).toBe('/');
    expect(existsSync(out)).toBe(false);
  });
});

test('an output in memory starts with a copy of the given files, which it does not change', () => {
  const first = createMemoryOutput();
  first.put({ path: 'a', bytes: '1' });
  const second = createMemoryOutput(first.files);
  second.put({ path: 'a', bytes: '2' });
  expect([first.get('a'), second.get('a'), first.has('a', hashOf('1')), second.has('a', hashOf('1'))]).toEqual([
    '1',
    '2',
    true,
    false,
  ]);
});
