/** The structure of the code: what may import what, no circular imports, and files of a limited length. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongImports } from './dev/project-checks.ts';
import { filesUnder } from './files.ts';

/** The parts of the generator, bottom up: each may import those above it in this list. Parts in the same line do not import each other. */
const ladder = [
  ['model', 'files'],
  ['cache'],
  ['diagnostics'],
  ['pictures'],
  ['browser'],
  ['read', 'compile', 'plan', 'render', 'check', 'hosts', 'write', 'verify'],
  ['build'],
  // In tools/: help with writing.
  ['where', 'notes', 'record'],
  ['book'],
  ['dev'],
  ['cli'],
];

/** Maximum number of lines in a file. */
const limit = 180;

const modules = (folder: string): string[] =>
  filesUnder(folder)
    .map(name => `${folder}/${name}`)
    .filter(file => /(?<!\.(test|e2e))\.tsx?$/.test(file) && !/^generator\/(fixtures|testing|bench)\//.test(file));

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Returns the modules of the project that a module imports, including types. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\(|\bload\()\s*'(\.[^']+)'/g)].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), specifier),
  );

/** Returns the part of the generator that a file belongs to: "read" for generator/read/source.ts, "book" for generator/tools/book/report.ts. */
const partOf = (file: string) => /^generator\/(?:tools\/)?([^/.]+)/.exec(file)?.[1] ?? '';
const levelOf = (file: string) => ladder.findIndex(parts => parts.includes(partOf(file)));

const generator = modules('generator');

test('every module of the generator belongs to a part', () => {
  expect(generator.filter(file => levelOf(file) < 0)).toEqual([]);
  expect(generator.length).toBeGreaterThan(30);
});

test('a part of the generator imports only lower ones, and a verb no other verb', () => {
  const wrong = generator.flatMap(file =>
    importsOf(file)
      .filter(target => partOf(target) !== partOf(file) && levelOf(target) >= levelOf(file))
      .map(target => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('only the file with the name of its folder is imported from outside', () => {
  const wrong = generator.flatMap(file =>
    importsOf(file)
      .filter(target => partOf(target) !== partOf(file))
      .filter(target => path.posix.basename(target, '.ts') !== partOf(target) && partOf(target) !== 'browser')
      .map(target => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the generator does not import the site', () => {
  const wrong = generator.flatMap(file => importsOf(file).filter(target => !target.startsWith('generator/')));
  expect(wrong).toEqual([]);
});

test('there are no circular imports, except of types', () => {
  const values = (file: string) =>
    [...textOf(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gms)]
      // Code in a template literal does not belong to the module itself.
      .filter(
        ([statement]) =>
          !statement.includes('`') && !/^(?:import|export) \{(\s*type [^,}]+,?)+\s*\} from/.test(statement),
      )
      .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, parents: string[]) => {
    if (parents.includes(file)) circles.push([...parents.slice(parents.indexOf(file)), file].join(' → '));
    if (done.has(file) || parents.includes(file)) return;
    for (const target of values(file)) visit(target, [...parents, file]);
    done.add(file);
  };
  for (const file of generator) visit(file, []);
  expect(circles).toEqual([]);
});

test.each(generator)('%s is short enough', file => {
  expect(textOf(file).split('\n').length - 1).toBeLessThanOrEqual(limit);
});

describe('a part of the site imports only lower ones', () => {
  test.each(['pages', 'islands', 'components', 'content'])('%s', folder => {
    const files = modules(folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(file => wrongImports(file, textOf(file)).map(({ message }) => `${file} ${message}`))).toEqual(
      [],
    );
  });

  test('components use few libraries: React, and those for the build', () => {
    const allowed =
      /^(react|react-dom\/server|marked|github-slugger|schema-dts|sharp|subset-font|@resvg\/resvg-js|node:(fs|fs\/promises|path|module|os|url|util|zlib))$/;
    const used = modules('components').flatMap(file =>
      [...textOf(file).matchAll(/^(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^.'"][^'"]*)['"]/gm)].map(
        ([, specifier = '']) => specifier,
      ),
    );
    expect(used).toContain('react');
    expect([...new Set(used)].filter(specifier => !allowed.test(specifier))).toEqual([]);
  });

  test.each([
    ['components/x/x.tsx', '../../pages/index.tsx'],
    ['components/x/x.tsx', '../../generator/model.ts'],
    ['pages/index.tsx', './about.tsx'],
    ['pages/index.tsx', 'node:fs'],
    ['islands/a/a.tsx', '../b/b.tsx'],
    ['islands/a/a.tsx', '../ab/b.tsx'],
    ['islands/a/a.tsx', 'marked'],
    ['content/schema.ts', '../components/ui/link.tsx'],
    ['content/schema.ts', 'yaml'],
  ])('%s may not import %s', (file, specifier) => {
    for (const text of [`import x /* ${specifier} */ from '${specifier}';`, `const x = import('${specifier}');`]) {
      const location = { line: 1, column: text.lastIndexOf(specifier) + 1 };
      expect(wrongImports(file, text)).toMatchObject([{ location }]);
    }
  });
});

test('everything that a build imports is a dependency', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  // Run by hand, with `npm run fonts`.
  const isTool = (file: string) => /^components\/fonts\/(make-fonts|cut-font)\.ts$/.test(file);
  const all = ['generator', 'pages', 'islands', 'components', 'content'].flatMap(modules).filter(file => !isTool(file));
  const imported = all.flatMap(file =>
    [
      ...textOf(file).matchAll(
        /^(?:import|export) (?!type )[^;]*?from '([^.'][^']*)'|\b(?:import|require)\('([^.'][^']*)'\)/gms,
      ),
    ]
      .map(([, one, other]) => one ?? other ?? '')
      .filter(name => !name.startsWith('node:'))
      .map(name => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  );
  expect(new Set(imported).size).toBeGreaterThan(5);
  expect([...new Set(imported)].filter(name => !Object.hasOwn(dependencies, name))).toEqual([]);
});
