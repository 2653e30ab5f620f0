/** What modules import, read from their text: for tests of the structure of code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../files.ts';

/** Returns the modules of a folder, without tests, and without what only tests need. */
export const modulesIn = (folder: string): string[] =>
  filesUnder(folder)
    .map(name => `${folder}/${name}`)
    .filter(
      file =>
        /(?<!\.(test|e2e|d))\.tsx?$/.test(file) &&
        !/^generator\/(fixtures|testing|bench|example)\/|^\w+\/_?testing\//.test(file),
    );

const values = /^(?:import|export) (?!type )(?:[^;'`]*? from )?'([^']+)'/gm;
const valuesAndTypes = /^(?:import|export) (?:type )?(?:[^;'`]*? from )?'([^']+)'/gm;

/** Returns what a module imports: files of the project by their paths, and packages. Without types it is what the module runs with. */
export const importsOf = (file: string, withTypes = true): string[] =>
  [...readFileSync(file, 'utf8').matchAll(withTypes ? valuesAndTypes : values)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
  );

/** Returns the packages that modules import, but for types. */
export function packagesOf(files: readonly string[]): string[] {
  const pattern = /(?:^import (?!type )[^;'`]*?|\bimport\()'([^.'][^']*)'/gm;
  const names = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));
  const packages = names.filter(name => !name.startsWith('node:')).map(name => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  return [...new Set(packages.map(String))];
}

/** Returns the ways from something over what it imports back to itself. */
export function circlesIn(starts: Iterable<string>, importsOf: (name: string) => Iterable<string>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (name: string, parents: string[]): void => {
    if (parents.includes(name)) circles.push([...parents, name]);
    if (done.has(name) || parents.includes(name)) return;
    for (const target of importsOf(name)) visit(target, [...parents, name]);
    done.add(name);
  };
  for (const name of starts) visit(name, []);
  return circles;
}
