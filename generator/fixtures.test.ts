import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DiagnosticError } from './diagnostics/diagnostics.ts';
import { filesUnder } from './files.ts';
import { build } from './testing/memory.ts';
import { withNodeStacks } from './testing/node-stacks.ts';

withNodeStacks();

const fixtures = path.resolve('generator/fixtures');
// In node_modules, where a site finds React, and as deep as a fixture, from which one imports the generator.
const root = path.resolve('node_modules/.cache/fixtures/site');

const names = readdirSync(fixtures).filter(name => existsSync(`${fixtures}/${name}/site`));
const isFaulty = (name: string) => !existsSync(`${fixtures}/${name}/expected`);

function copySite(name: string): void {
  rmSync(root, { recursive: true, force: true });
  if (name !== 'gujarati') cpSync(`${fixtures}/plain/site`, root, { recursive: true });
  cpSync(`${fixtures}/${name}/site`, root, { recursive: true });
}

describe('the mistakes of a faulty site are reported as expected', () => {
  test.each(names.filter(isFaulty))('%s', async name => {
    copySite(name);
    const error = await build(root).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DiagnosticError);
    await expect(`${(error as DiagnosticError).message}\n`).toMatchFileSnapshot(`${fixtures}/${name}/expected.txt`);
  });
});

describe('a site is built as expected, byte for byte', () => {
  test.each(names.filter(name => !isFaulty(name)))('%s', async name => {
    copySite(name);
    const { files } = await build(root);
    const expected = `${fixtures}/${name}/expected`;
    for (const file of files) await expect(file.bytes.toString()).toMatchFileSnapshot(path.join(expected, file.path));
    expect(filesUnder(expected)).toEqual(files.map(file => file.path).sort());
  });
});

test('URLs of a site in another script get the base path, in pages and style sheets', async () => {
  copySite('gujarati');
  const { files } = await build(root, { url: 'https://other.example/દુકાન/' });
  const page = files.find(({ path }) => path === 'સેવા/વેબસાઇટ/index.html')?.bytes.toString();
  const folder = encodeURI('/દુકાન/');
  expect(page).toContain(`<link rel="canonical" href="https://other.example${folder}${encodeURI('સેવા/વેબસાઇટ/')}"/>`);
  expect(page).toContain(`src:url(${folder}gujarati.woff2)`);
});
