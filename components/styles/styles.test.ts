/** The rules for style sheets, so that a module says where its looks are, and the order of imports does not matter. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const filesNamed = (ending: RegExp) =>
  ['components', 'islands', 'pages'].flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .map(name => `${folder}/${name}`)
      .filter(file => ending.test(file))
      .map(file => [file, readFileSync(file, 'utf8')] as const),
  );
const sheets = filesNamed(/\.css$/).map(([file, css]) => [file, css.replace(/\/\*.*?\*\//gs, '')] as const);
const modules = filesNamed(/(?<!\.(?:test|e2e))\.tsx?$/);

const isOfAllPages = ([file]: readonly [file: string, css: string]) => file.startsWith('components/styles/');
const ofAllPages = sheets.filter(isOfAllPages);
const ofComponents = sheets.filter(sheet => !isOfAllPages(sheet));

/** Returns the classes in the selectors of a sheet. */
const classesIn = (css: string) =>
  [...css.matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@') ? [] : [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  );
/** The style sheets of each class, but for those of all pages. */
const owners = new Map<string, Set<string>>();
for (const [file, css] of ofComponents)
  for (const name of classesIn(css)) owners.set(name, (owners.get(name) ?? new Set()).add(file));
const shared = new Set(ofAllPages.flatMap(([file, css]) => (file.endsWith('/print.css') ? [] : classesIn(css))));

test('a class of a component is styled in the style sheet of that component only', () => {
  expect(owners.size).toBeGreaterThan(0);
  expect([...owners].filter(([name, files]) => files.size > 1 && !shared.has(name))).toEqual([]);
});

test.each([
  ['components', ofComponents, /^@layer (components|variants|print) \{$/],
  ['all pages', ofAllPages, /^@layer ([\w, ]+;|(reset|base|layout|print) \{)$/],
])('style sheets of %s are in their layers', (_, files, layer) => {
  const starts = files.flatMap(([file, css]) => (css.match(/^[^\s}].*$/gm) ?? []).map(line => [file, line] as const));
  expect(starts.filter(([, line]) => !layer.test(line))).toEqual([]);
});

/** Returns the words in the class attributes of a module's elements. */
const wordsIn = (code: string) =>
  [...code.matchAll(/class(?:Name)?=("[^"]*"|\{[^}]*(?:\$\{[^}]*\}[^}]*)*\})/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(?<![\w-])[a-z][a-z0-9-]*(?![\w-])/g)].map(([word]) => word),
  );

test('a module uses only classes of the style sheets that it imports, and of those of all pages', () => {
  const borrowed = modules.flatMap(([file, code]) => {
    const imported = [...code.matchAll(/^import '(.+\.css)'/gm)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(file), name),
    );
    const isForeign = (word: string) =>
      owners.has(word) && !shared.has(word) && !imported.some(sheet => owners.get(word)?.has(sheet));
    return wordsIn(code)
      .filter(isForeign)
      .map(word => `${file}: ${word}`);
  });
  expect(borrowed).toEqual([]);
});

test('every style sheet is imported by a module', () => {
  const imported = new Set(
    modules.flatMap(([, code]) => [...code.matchAll(/^import '.*?([^/]+\.css)'/gm)].map(([, name]) => name)),
  );
  expect(sheets.map(([file]) => path.basename(file)).filter(name => !imported.has(name))).toEqual([]);
});
