/** A module uses only classes of the style sheets that it imports, and those of components/styles. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = ['components', 'islands', 'pages'].flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`),
);
const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the classes in the selectors of a sheet. */
const classesIn = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@') ? [] : [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  );
const sheets = files.filter(file => file.endsWith('.css')).map(file => [file, classesIn(read(file))] as const);
const ofAllPages = new Set(sheets.flatMap(([file, names]) => (file.startsWith('components/styles/') ? names : [])));
const owned = new Set(sheets.flatMap(([, names]) => names).filter(name => !ofAllPages.has(name)));

/** Returns the words in the class attributes of a module's elements. */
const wordsIn = (code: string) =>
  [...code.matchAll(/class(?:Name)?=("[^"]*"|\{[^}]*(?:\$\{[^}]*\}[^}]*)*\})/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(?<![\w-])[a-z][a-z0-9-]*(?![\w-])/g)].map(([word]) => word),
  );

const modules = files.filter(file => /(?<!\.(?:test|e2e))\.tsx?$/.test(file));

test('every class in a module is one of its own style sheets', () => {
  const borrowed = modules.flatMap(file => {
    const code = read(file);
    const imported = [...code.matchAll(/^import '(.+\.css)'/gm)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(file), name),
    );
    const own = new Set(sheets.flatMap(([sheet, names]) => (imported.includes(sheet) ? names : [])));
    return wordsIn(code)
      .filter(word => owned.has(word) && !own.has(word))
      .map(word => `${file}: ${word}`);
  });
  expect(modules.length).toBeGreaterThan(100);
  expect(borrowed).toEqual([]);
});
