import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DiagnosticError } from './diagnostics/diagnostics.ts';
import type { File } from './model.ts';
import { build } from './testing/memory.ts';
import { withNodeStacks } from './testing/node-stacks.ts';

withNodeStacks();

const fixtures = path.resolve('generator/fixtures');
// In node_modules, so that the sites resolve zod as the project does.
const work = path.resolve('node_modules/.cache/fixtures');
/** Set to update the expected results: UPDATE=1 npx vitest run generator/fixtures.test.ts */
const isUpdating = process.env.UPDATE === '1';

const names = (await readdir(fixtures, { withFileTypes: true }))
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

type Site = Awaited<ReturnType<typeof build>>;

const isComplete = (name: string) => name === 'plain' || name === 'gujarati';
const isFaulty = (name: string) => !existsSync(path.join(fixtures, name, 'expected'));

async function copySite(name: string): Promise<string> {
  const root = path.join(work, name);
  if (!isComplete(name)) await cp(path.join(fixtures, 'plain/site'), root, { recursive: true });
  await cp(path.join(fixtures, name, 'site'), root, { recursive: true });
  return root;
}

beforeAll(() => rm(work, { recursive: true, force: true }));
afterAll(() => rm(work, { recursive: true, force: true }));

describe('the mistakes of a faulty site are reported as expected', () => {
  test.each(names.filter(isFaulty))('%s', async name => {
    const error = await build(await copySite(name)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DiagnosticError);
    const file = path.join(fixtures, name, 'expected.txt');
    const shown = `${(error as DiagnosticError).message}\n`;
    if (isUpdating) await writeFile(file, shown);
    expect(shown).toBe(await readFile(file, 'utf8'));
  });
});

describe('a site is built as expected, byte for byte', () => {
  test.each(names.filter(name => !isFaulty(name)))('%s', async name => {
    const { files } = await build(await copySite(name));
    const folder = path.join(fixtures, name, 'expected');
    if (isUpdating) await put(files, folder);
    const expected = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile());
    expect(files.map(file => file.path).sort()).toEqual(
      expected.map(entry => path.relative(folder, path.join(entry.parentPath, entry.name))).sort(),
    );
    for (const file of files) {
      expect(file.bytes.toString(), file.path).toBe(await readFile(path.join(folder, file.path), 'utf8'));
    }
  });
});

describe('the plain site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await build(await copySite('plain'));
  });

  test('lists its placeholder and the finding of its own rule, with their locations', () => {
    expect(site.unsettled().map(({ message, location }) => [message, location?.file, location?.line])).toEqual([
      ['placeholder: Plain', 'content/site.yaml', 2],
      ['three notes would be better', 'content/notes/one.md', 2],
    ]);
  });

  test('builds the same bytes twice', async () => {
    expect((await build(path.join(work, 'plain'))).files).toEqual(site.files);
  });

  test('has a base path if its address has one', async () => {
    const { files } = await build(path.join(work, 'plain'), { url: 'https://other.example/notes-site/' });
    const page = files.find(file => file.path === 'notes/one/index.html')?.bytes.toString();
    expect(page).toContain('<link rel="canonical" href="https://other.example/notes-site/notes/one/"/>');
  });
});

test('URLs of a site in another script get the base path, in pages and style sheets', async () => {
  const site = await build(await copySite('gujarati'), { url: 'https://other.example/દુકાન/' });
  const folder = encodeURI('/દુકાન/');
  const page = bytesOf(site, 'સેવા/વેબસાઇટ/index.html');
  expect(page).toContain(`<link rel="canonical" href="https://other.example${folder}${encodeURI('સેવા/વેબસાઇટ/')}"/>`);
  expect(page).toContain(`src:url(${folder}gujarati.woff2)`);
});

const bytesOf = (site: Site, name: string) => site.files.find(file => file.path === name)?.bytes.toString() ?? '';

async function put(files: File[], folder: string) {
  await rm(folder, { recursive: true, force: true });
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file.path)), { recursive: true });
    await writeFile(path.join(folder, file.path), file.bytes);
  }
}
