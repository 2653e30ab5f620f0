/** The rules for style sheets that tokens.grit cannot say: who may style and use a class, and the layers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { family } from '../fonts/family.ts';

const files = ['components', 'islands', 'pages'].flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`),
);
const read = (file: string) => readFileSync(file, 'utf8');
const cssOf = (file: string) => read(file).replace(/\/\*.*?\*\//gs, '');

/** Returns the classes in the selectors of a sheet. */
const classesIn = (css: string) =>
  [...css.matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@') ? [] : [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  );

const isOfAllPages = (file: string) => file.startsWith('components/styles/');
const sheets = files.filter(file => file.endsWith('.css'));
const classes = new Map(sheets.map(file => [file, new Set(classesIn(cssOf(file)))]));
const ofAllPages = sheets.filter(file => isOfAllPages(file) && !file.endsWith('/print.css'));
const shared = new Set(ofAllPages.flatMap(file => [...(classes.get(file) ?? [])]));
const owners = new Map<string, string[]>();
for (const file of sheets.filter(file => !isOfAllPages(file)))
  for (const name of classes.get(file) ?? []) owners.set(name, [...(owners.get(name) ?? []), file]);

test('a class of a component is styled in the style sheet of that component only', () => {
  expect(owners.size).toBeGreaterThan(200);
  expect([...owners].filter(([name, files]) => files.length > 1 && !shared.has(name))).toEqual([]);
});

/** Returns the words in the class attributes of a module's elements. */
const wordsIn = (code: string) =>
  [...code.matchAll(/class(?:Name)?=("[^"]*"|\{[^}]*(?:\$\{[^}]*\}[^}]*)*\})/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(?<![\w-])[a-z][a-z0-9-]*(?![\w-])/g)].map(([word]) => word),
  );

const imports = new Map(
  files
    .filter(file => /(?<!\.(?:test|e2e))\.tsx?$/.test(file))
    .map(file => [
      file,
      [...read(file).matchAll(/^import '(.+\.css)'/gm)].map(([, name = '']) => path.join(path.dirname(file), name)),
    ]),
);

test('every class in a module is one of its own style sheets, or of all pages', () => {
  const borrowed = [...imports].flatMap(([file, own]) =>
    wordsIn(read(file))
      .filter(word => owners.has(word) && !shared.has(word) && !own.some(sheet => classes.get(sheet)?.has(word)))
      .map(word => `${file}: ${word}`),
  );
  expect(borrowed).toEqual([]);
});

test('style sheets are in their layers, so that the order of imports does not matter', () => {
  const outside = sheets.flatMap(file => {
    const layer = isOfAllPages(file)
      ? /^@layer ([\w, ]+;|(reset|base|layout|print) \{)$/
      : /^@layer (components|variants|print) \{$/;
    return (cssOf(file).match(/^[^\s}].*$/gm) ?? []).filter(line => !layer.test(line)).map(line => `${file}: ${line}`);
  });
  expect(outside).toEqual([]);
});

/** Returns the selectors of a sheet, one by one, and the conditions of its queries. */
const preludesOf = (file: string) =>
  [...cssOf(file).matchAll(/([^{};]*)\{/g)].map(([, prelude = '']) => prelude.trim());
const selectorsOf = (file: string) =>
  preludesOf(file).flatMap(prelude => (prelude.startsWith('@') ? [] : prelude.split(',\n')));

test('at most ten selectors ask for the position of an element, and each in a list of its own component', () => {
  const byPosition = sheets.flatMap(file =>
    selectorsOf(file)
      .filter(selector => /:(?:nth|first|last|only)-(?:last-)?(?:child|of-type)|[~+]\s/.test(selector))
      .map(selector => `${file}: ${selector.trim()}`),
  );
  expect(byPosition.length).toBeGreaterThan(0);
  expect(byPosition.slice(10)).toEqual([]);
  expect(byPosition.filter(selector => /> :(?:first|last|only)-child >|[~+] \* [~+]/.test(selector))).toEqual([]);
});

test('the queries of all sheets name at most five widths', () => {
  const queries = sheets.flatMap(preludesOf).filter(prelude => /^@(?:media|container)/.test(prelude));
  const widths = new Set(queries.flatMap(query => query.match(/[\d.]+(?:rem|px|em)/g) ?? []));
  expect(queries.length).toBeGreaterThan(50);
  expect([...widths].sort()).toEqual(['18rem', '30rem', '34rem', '44rem', '60rem']);
});

test('the font’s family stands in one module', () => {
  const code = files.filter(file => /\.(?:css|tsx?)$/.test(file));
  expect(code.filter(file => new RegExp(`\\b${family}\\b`).test(read(file)))).toEqual(['components/fonts/family.ts']);
});
