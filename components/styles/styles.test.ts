/** The rules for style sheets: which classes they may use, and which values. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['components', 'islands', 'pages'];
const filesNamed = (ending: RegExp) =>
  folders.flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .map(name => `${folder}/${name}`)
      .filter(file => ending.test(file))
      .map(file => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const),
  );
const sheets = filesNamed(/\.css$/);

const isOfAllPages = ([file]: readonly [file: string, css: string]) => file.startsWith('components/styles/');
const ofAllPages = sheets.filter(isOfAllPages);
const ofComponents = sheets.filter(sheet => !isOfAllPages(sheet));

/** Returns the classes in the selectors of a sheet. */
const classesIn = (css: string) =>
  [...css.matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    selector.startsWith('@') ? [] : [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  );

test('a class of a component is styled in the style sheet of that component only', () => {
  const shared = new Set(ofAllPages.flatMap(([file, css]) => (file.endsWith('/print.css') ? [] : classesIn(css))));
  const owners = new Map<string, Set<string>>();
  for (const [file, css] of ofComponents)
    for (const name of classesIn(css)) owners.set(name, (owners.get(name) ?? new Set()).add(file));
  expect(owners.size).toBeGreaterThan(200);
  expect([...owners].filter(([name, files]) => files.size > 1 && !shared.has(name))).toEqual([]);
});

test.each([
  ['components', ofComponents, /^@layer (components|variants|print) \{$/],
  ['all pages', ofAllPages, /^@layer ([\w, ]+;|(reset|base|layout|print) \{)$/],
])('style sheets of %s are in their layers, so that the order of imports does not matter', (_, files, layer) => {
  const starts = files.flatMap(([file, css]) => (css.match(/^[^\s}].*$/gm) ?? []).map(line => [file, line] as const));
  expect(starts.length).toBeGreaterThan(5);
  expect(starts.filter(([, line]) => !layer.test(line))).toEqual([]);
});

test('every style sheet is imported by a module', () => {
  const imported = new Set(
    filesNamed(/\.tsx?$/).flatMap(([, code]) =>
      [...code.matchAll(/^import '.*?([^/]+\.css)'/gm)].map(([, name]) => name),
    ),
  );
  expect(sheets.map(([file]) => file.replace(/.*\//, '')).filter(name => !imported.has(name))).toEqual([]);
});

const lengthsIn = (atRule: string) =>
  sheets.flatMap(([, css]) =>
    [...css.matchAll(new RegExp(`@${atRule} ([^{]*)\\{`, 'g'))].flatMap(
      ([, query = '']) => query.match(/[\d.]+(rem|px|em)/g) ?? [],
    ),
  );

test.each([
  ['media', ['18rem', '30rem', '44rem', '60rem', '84rem']],
  ['container', ['20rem', '34rem', '40rem', '56rem', '64rem']],
])('@%s queries use five widths only', (atRule, widths) => {
  const used = lengthsIn(atRule);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(width => !widths.includes(width))).toEqual([]);
});

test.each([
  ['font-size', /^(.*var\(--(size|hero|quote)-.*|[\d.]+(em|pt)|inherit)$/],
  ['font-weight', /^var\(--weight-\w+\)$/],
  ['line-height', /^(var\(--leading-\w+\)|[\d.]+(rem|pt)|0\.[89]|1\.08)$/],
  ['color', /^(var\(--[\w-]+\)|inherit|currentColor|light-dark\(.*\)|HighlightText)$/],
  ['background', /^(?!.*#).*$/],
  ['border', /^(?!.*#).*$/],
  ['border-(?:color|top|bottom|left|right)', /^(?!.*#).*$/],
])('%s takes its value from the tokens', (property, allowed) => {
  const values = sheets.flatMap(([file, css]) =>
    [...css.matchAll(new RegExp(`(?<![\\w-])${property}: ([^;]*);`, 'g'))].map(([, value = '']) => [file, value]),
  );
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter(([, value = '']) => !allowed.test(value))).toEqual([]);
});
