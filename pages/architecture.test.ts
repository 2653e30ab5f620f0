/** The structure of the site's code: what may import what, and no circular imports. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../generator/files.ts';
import { circlesIn, importsOf, modulesIn, packagesOf } from '../generator/testing/imports.ts';

/** What each folder of the site may import, besides itself: folders, and packages. Islands do not import each other. */
const site: Record<string, RegExp> = {
  pages: /^(islands|components|content|generator\/react)\/|^(react|sharp|@resvg\/resvg-js|node:\w+)$/,
  islands: /^(components|content|generator\/react)\/|^react$/,
  components:
    /^(content|generator\/react)\/|^(react|react-dom\/server|marked|github-slugger|schema-dts|sharp|subset-font|@resvg\/resvg-js|node:\w+(\/promises)?)$/,
  content: /^(generator\/(model|read\/picture-file|check\/check)\.ts|zod|htmlparser2|node:\w+)$/,
};

test.each(Object.entries(site))('%s imports only what is below it', (folder, allowed) => {
  const isAllowed = (file: string, target: string) =>
    allowed.test(target) ||
    (folder === 'islands' ? path.dirname(target) === path.dirname(file) : target.startsWith(`${folder}/`));
  const files = modulesIn(folder);
  expect(files.length).toBeGreaterThan(5);
  expect(
    files.flatMap(file =>
      importsOf(file)
        .filter(target => !target.endsWith('.css') && !isAllowed(file, target))
        .map(target => `${file} imports ${target}`),
    ),
  ).toEqual([]);
});

test('tests and their tools, too, import nothing from a folder above', () => {
  const floors = ['content', 'components', 'islands', 'pages'];
  const floorOf = (file: string) => floors.indexOf(file.split('/')[0] ?? '');
  const upward = floors.flatMap(floor =>
    filesUnder(floor)
      .filter(name => /\.tsx?$/.test(name))
      .flatMap(name => importsOf(`${floor}/${name}`).map(target => [`${floor}/${name}`, target] as const))
      .filter(([file, target]) => floorOf(target) > floorOf(file)),
  );
  expect(upward).toEqual([]);
});

test('no module imports itself through others', () => {
  const all = Object.keys(site).flatMap(modulesIn);
  expect(circlesIn(all, file => importsOf(file).filter(target => target.includes('.ts')))).toEqual([]);
});

test('no island runs with a schema: an edit of one would bundle all islands again', () => {
  const reached = new Set(modulesIn('islands'));
  // The set grows meanwhile.
  for (const file of reached)
    for (const target of importsOf(file, false)) if (/\.tsx?$/.test(target)) reached.add(target);
  expect([...reached].filter(file => /^content\/schema/.test(file))).toEqual([]);
});

/** What a build begins with, or a person: pages, client scripts, the site's schema and settings, and scripts of package.json. */
const isEntry = (file: string) =>
  /^pages\/(?!.*\/_|_)|^pages\/_document|\.client\.ts$|^content\/(schema|settings|specified)\.ts$|\/make-fonts\.ts$/.test(
    file,
  );

test('every module is imported by another, or is where a build begins', () => {
  const all = Object.keys(site).flatMap(modulesIn);
  const used = new Set(all.flatMap(file => importsOf(file)));
  expect(all.filter(file => !used.has(file) && !isEntry(file))).toEqual([]);
});

test('no folder of components imports another one that imports it, even through others', () => {
  const folderOf = (file: string) => file.split('/')[1] ?? '';
  const below = new Map<string, Set<string>>();
  for (const file of modulesIn('components'))
    for (const target of importsOf(file))
      if (target.startsWith('components/') && folderOf(target) !== folderOf(file))
        below.set(folderOf(file), (below.get(folderOf(file)) ?? new Set()).add(folderOf(target)));
  expect(circlesIn(below.keys(), folder => below.get(folder) ?? [])).toEqual([]);
});

test('every package that a build imports is a dependency', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const all = Object.keys(site).flatMap(modulesIn);
  const built = all.filter(file => !/^components\/fonts\/(make|cut)-font/.test(file));
  expect(packagesOf(built).filter(name => !Object.hasOwn(dependencies, name))).toEqual([]);
});
