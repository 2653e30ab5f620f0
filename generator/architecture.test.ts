/** The shape of the code, held: who may import whom, no circles, and files that can be read in one go. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongImports } from './dev/imports.ts';
import { filesUnder } from './files-under.ts';

/** The generator from the bottom up: each may import those before it. What stands in one line does not see each other. */
const ladder = [
  ['model', 'plain-values', 'files-under'],
  ['cache'],
  ['diagnostics'],
  ['pictures'],
  ['browser'],
  ['read', 'compile', 'plan', 'render', 'check', 'host', 'write'],
  ['build'],
  // In tools/: what helps while one writes, and after one has published.
  ['where', 'notes', 'links', 'record', 'verify'],
  ['book'],
  ['dev'],
  ['cli'],
];

/** Lines of a file at most. */
const limit = 180;

const modules = (folder: string): string[] =>
  filesUnder(folder)
    .map(name => `${folder}/${name}`)
    .filter(file => /(?<!\.(test|e2e))\.tsx?$/.test(file) && !/^generator\/(fixtures|testing|bench)\//.test(file));

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The modules of the project that a module imports, types too. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\(|\bload\()\s*'(\.[^']+)'/g)].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), specifier),
  );

/** The part of the generator that a file is: "read" for generator/read/source.ts, "book" for generator/tools/book/report.ts. */
const partOf = (file: string) => /^generator\/(?:tools\/)?([^/.]+)/.exec(file)?.[1] ?? '';
const levelOf = (file: string) => ladder.findIndex(parts => parts.includes(partOf(file)));

const generator = modules('generator');

test('every module of the generator has its place on the ladder', () => {
  expect(generator.filter(file => levelOf(file) < 0)).toEqual([]);
  expect(generator.length).toBeGreaterThan(30);
});

test('the generator imports down its ladder only, and a verb no other verb', () => {
  const wrong = generator.flatMap(file =>
    importsOf(file)
      .filter(target => partOf(target) !== partOf(file) && levelOf(target) >= levelOf(file))
      .map(target => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('from outside of a folder only the file with its name is imported', () => {
  const wrong = generator.flatMap(file =>
    importsOf(file)
      .filter(target => partOf(target) !== partOf(file))
      .filter(target => path.posix.basename(target, '.ts') !== partOf(target) && partOf(target) !== 'browser')
      .map(target => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the generator imports nothing of the site', () => {
  const wrong = generator.flatMap(file => importsOf(file).filter(target => !target.startsWith('generator/')));
  expect(wrong).toEqual([]);
});

test('no imports go in a circle, types aside', () => {
  const values = (file: string) =>
    [...textOf(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gms)]
      // Code that is written in a text is none of the module's own.
      .filter(
        ([statement]) =>
          !statement.includes('`') && !/^(?:import|export) \{(\s*type [^,}]+,?)+\s*\} from/.test(statement),
      )
      .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, above: string[]) => {
    if (above.includes(file)) circles.push([...above.slice(above.indexOf(file)), file].join(' → '));
    if (done.has(file) || above.includes(file)) return;
    for (const target of values(file)) visit(target, [...above, file]);
    done.add(file);
  };
  for (const file of generator) visit(file, []);
  expect(circles).toEqual([]);
});

test.each(generator)('%s can be read in one go', file => {
  expect(textOf(file).split('\n').length - 1).toBeLessThanOrEqual(limit);
});

describe('the site imports down its ladder only', () => {
  test.each(['pages', 'islands', 'components', 'content'])('%s', folder => {
    const files = modules(folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(file => wrongImports(file, textOf(file)).map(({ message }) => `${file} ${message}`))).toEqual(
      [],
    );
  });

  test('components use few libraries: those that draw and cut while the site is built, and React', () => {
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

test('what a build imports are dependencies', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  // Made by hand, with `npm run fonts`, and kept.
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
