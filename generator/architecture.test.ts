/** The structure of the generator: what may import what, no circular imports, and files that are short enough to read. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';
import { circlesIn, importsOf, modulesIn, packagesOf } from './testing/imports.ts';

/** The parts of the generator, bottom up: each may import those above it in this list. Parts in the same line do not import each other. */
const ladder = [
  ['model', 'markdown'],
  ['files'],
  ['cache'],
  ['diagnostics'],
  ['site-code'],
  ['pictures', 'browser', 'react'],
  ['compile', 'read', 'plan', 'render', 'check', 'write', 'hosts', 'verify'],
  ['build'],
  ['dev'],
  ['cli'],
];

/** Returns the part of the generator that a file belongs to: "read" for generator/read/source.ts. */
const partOf = (file: string) => /^generator\/([^/.]+)/.exec(file)?.[1] ?? '';
const levelOf = (file: string) => ladder.findIndex(parts => parts.includes(partOf(file)));

const generator = modulesIn('generator');
const outward = generator.flatMap(file =>
  importsOf(file)
    .filter(target => target.includes('.ts') && partOf(target) !== partOf(file))
    .map(target => [file, target] as const),
);

test('every module of the generator belongs to a part', () => {
  expect(generator.filter(file => levelOf(file) < 0)).toEqual([]);
  expect(outward.length).toBeGreaterThan(50);
});

test('a part imports only lower ones, and a verb no other verb', () => {
  expect(outward.filter(([file, target]) => levelOf(target) < 0 || levelOf(target) >= levelOf(file))).toEqual([]);
});

test('what sites import from react/ knows nothing but React, Markdown and types of the model', () => {
  const allowed =
    /^import type [^;]* from '\.\.\/model\.ts'|^import [^;]* from '(react|react-dom\/server|marked|github-slugger|\.\.\/markdown\.ts|\.\/[\w.]+)'/;
  const imports = generator
    .filter(file => partOf(file) === 'react')
    .flatMap(file => readFileSync(file, 'utf8').match(/^import [^;]*/gm) ?? []);
  expect(imports.filter(line => !allowed.test(line))).toEqual([]);
});

test('only the file with the name of its folder is imported from outside', () => {
  expect(outward.filter(([, target]) => path.posix.basename(target, '.ts') !== partOf(target))).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(circlesIn(generator, file => importsOf(file).filter(target => target.includes('.ts')))).toEqual([]);
});

test('every file is short enough to read', () => {
  expect(generator.filter(file => readFileSync(file, 'utf8').split('\n').length > 161)).toEqual([]);
});

test('the generator imports the packages that its example depends on, and no others', () => {
  const { dependencies } = JSON.parse(readFileSync('generator/example/package.json', 'utf8'));
  expect(packagesOf(generator).sort()).toEqual(Object.keys(dependencies));
});

test('no file in generator/ imports or reads one of the site around it', () => {
  const isCode = (file: string) =>
    /\.(tsx?|cjs)$/.test(file) && !/^generator\/(fixtures|example|bench\/site)\//.test(file);
  const files = filesUnder('generator')
    .map(name => `generator/${name}`)
    .filter(isCode);
  const outside = (file: string) =>
    importsOf(file).filter(target => !target.startsWith('generator/') && existsSync(target));
  const reading = /(?:Sync|readFile|resolve|filesUnder)\(\s*['"`](?:pages|components|content|islands|public)\b/g;
  const readIn = (file: string) => readFileSync(file, 'utf8').match(reading) ?? [];
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(file => [...outside(file), ...readIn(file)].map(found => `${file}: ${found}`))).toEqual([]);
});
