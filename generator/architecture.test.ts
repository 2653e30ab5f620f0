/** The structure of the code: what may import what, no circular imports, and files that are short enough to read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';

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

/** What each folder of the site may import, besides itself: folders, and packages. Islands do not import each other. */
const site: Record<string, RegExp> = {
  pages: /^(islands|components|content|generator\/react)\/|^(react|sharp|@resvg\/resvg-js|node:\w+)$/,
  islands: /^(components|content|generator\/react)\/|^react$/,
  components:
    /^(content|generator\/react)\/|^(react|react-dom\/server|marked|github-slugger|schema-dts|sharp|subset-font|@resvg\/resvg-js|node:\w+(\/promises)?)$/,
  content: /^(generator\/(model|pictures|check\/check)\.ts|zod|node:\w+)$/,
};

const modules = (folder: string): string[] =>
  filesUnder(folder)
    .map(name => `${folder}/${name}`)
    .filter(
      file =>
        /(?<!\.(test|e2e|d))\.tsx?$/.test(file) &&
        !/^generator\/(fixtures|testing|bench|example)\/|^pages\/_testing\//.test(file),
    );

const importPattern = /^(?:import|export) (?:type )?(?:[^;'`]*? from )?'([^']+)'/gm;

/** Returns what a module imports, types included: files of the project by their paths, and packages. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
  );

/** Returns the part of the generator that a file belongs to: "read" for generator/read/source.ts. */
const partOf = (file: string) => /^generator\/([^/.]+)/.exec(file)?.[1] ?? '';
const levelOf = (file: string) => ladder.findIndex(parts => parts.includes(partOf(file)));

const generator = modules('generator');
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
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, parents: string[]) => {
    if (parents.includes(file)) circles.push([...parents, file]);
    if (done.has(file) || parents.includes(file) || !file.includes('.ts')) return;
    for (const target of importsOf(file)) visit(target, [...parents, file]);
    done.add(file);
  };
  for (const file of generator) visit(file, []);
  expect(circles).toEqual([]);
});

test('every file is short enough to read', () => {
  expect(generator.filter(file => readFileSync(file, 'utf8').split('\n').length > 161)).toEqual([]);
});

test.each(Object.entries(site))('%s imports only what is below it', (folder, allowed) => {
  const isAllowed = (file: string, target: string) =>
    allowed.test(target) ||
    (folder === 'islands' ? path.dirname(target) === path.dirname(file) : target.startsWith(`${folder}/`));
  const files = modules(folder);
  expect(files.length).toBeGreaterThan(5);
  expect(
    files.flatMap(file =>
      importsOf(file)
        .filter(target => !target.endsWith('.css') && !isAllowed(file, target))
        .map(target => `${file} imports ${target}`),
    ),
  ).toEqual([]);
});

test('no folder of components imports another one that imports it, even through others', () => {
  const folderOf = (file: string) => file.split('/')[1] ?? '';
  const below = new Map<string, Set<string>>();
  for (const file of modules('components'))
    for (const target of importsOf(file))
      if (target.startsWith('components/') && folderOf(target) !== folderOf(file))
        below.set(folderOf(file), (below.get(folderOf(file)) ?? new Set()).add(folderOf(target)));
  const circles: string[][] = [];
  const visit = (folder: string, parents: string[]): void => {
    if (parents.includes(folder)) circles.push([...parents, folder]);
    else for (const target of below.get(folder) ?? []) visit(target, [...parents, folder]);
  };
  for (const folder of below.keys()) visit(folder, []);
  expect(circles).toEqual([]);
});

test('every package that a build imports is a dependency', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const all = ['generator', ...Object.keys(site)]
    .flatMap(modules)
    .filter(file => !/^components\/fonts\/(make|cut)-font/.test(file));
  const packages = all
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;'`]*?'([^.'][^']*)'/gm)].map(
        ([, name = '']) => name,
      ),
    )
    .filter(name => !name.startsWith('node:'))
    .map(name => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect([...new Set(packages)].filter(name => !Object.hasOwn(dependencies, name))).toEqual([]);
});
