/** The rules for style sheets: which classes they may use, and which values. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = ['components', 'islands'].flatMap(folder =>
  readdirSync(folder, { recursive: true })
    .map(name => `${folder}/${name}`)
    .filter(file => file.endsWith('.css'))
    .map(file => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const),
);

/** The style sheet of imports that is loaded after the first view. */
const late = sheets.find(([file]) => file.endsWith('.linked.css'))?.[1] ?? '';

/** Returns whether a style sheet belongs to a component. print.css does not: it adjusts many components, so that they need not load print styles. */
const isOfComponent = (file: string) => file !== 'components/styles/print.css';

/** Returns the component of a style sheet: header.css and header.menus.css belong to the header. */
const componentOf = (file: string) => file.replace(/(\.\w+)?\.css$/, '');

test('no style sheet styles a class of another component', () => {
  const owners = new Map<string, Set<string>>();
  for (const [file, css] of sheets.filter(([file]) => isOfComponent(file)))
    for (const [, selector = ''] of css.matchAll(/([^{};]*)\{/g))
      for (const [, name = ''] of selector.startsWith('@') ? [] : selector.matchAll(/\.([a-z][\w-]*)/g))
        owners.set(name, (owners.get(name) ?? new Set()).add(componentOf(file)));
  expect(owners.size).toBeGreaterThan(200);
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([]);
});

test('every style sheet is in its layer, so that the order of imports does not matter', () => {
  const layered = sheets.filter(([file]) => !file.endsWith('.linked.css'));
  const layers = layered.map(([file, css]) => [file, [...css.matchAll(/^@layer (\w+) \{/gm)].map(([, name]) => name)]);
  const layerOf = (file: string) =>
    ({ tokens: 'reset', reset: 'reset', base: 'base', later: 'base', layout: 'layout', print: 'print' })[
      /^components\/styles\/(\w+)\.css$/.exec(file)?.[1] ?? ''
    ] ?? 'components';
  expect(layers).toEqual(layered.map(([file]) => [file, [layerOf(file)]]));
});

test('a style sheet is either imported by its component or loaded late', () => {
  const lateNames = [...late.matchAll(/@import "[^"]*?([\w.-]+\.css)"/g)].map(([, name = '']) => name);
  const imported = ['components', 'islands', 'pages'].flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .filter(name => /\.tsx?$/.test(`${name}`))
      .flatMap(name => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/import '[^']*?([\w.-]+\.css)'/g)])
      .map(([, name = '']) => name),
  );
  const all = sheets.flatMap(([file]) => (file.endsWith('.linked.css') ? [] : [file.replace(/.*\//, '')]));
  expect(lateNames.length).toBeGreaterThan(5);
  expect([...lateNames, ...new Set(imported)].sort()).toEqual(all.sort());
});

test('in the list of late style sheets, components come before those that use them', () => {
  const order = [...late.matchAll(/@import "[^"]*?([\w-]+)\.css"/g)].map(([, name = '']) => name);
  const wrong = order.flatMap((name, at) => {
    const file = `components/sections/${name}.tsx`;
    const parts = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/from '\.\/([\w-]+)\.tsx'/g) : [];
    return [...parts].flatMap(([, part = '']) => (order.indexOf(part) > at ? [`${name} comes before ${part}`] : []));
  });
  expect(order.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test('media queries use five widths only', () => {
  const widths = sheets.flatMap(([, css]) =>
    [...css.matchAll(/@media ([^{]*)\{/g)].flatMap(([, query = '']) => query.match(/[\d.]+(rem|px|em)/g) ?? []),
  );
  expect(new Set(widths)).toEqual(new Set(['18rem', '30rem', '44rem', '60rem', '84rem']));
});

test('container queries use five widths only', () => {
  const widths = sheets.flatMap(([, css]) =>
    [...css.matchAll(/@container ([^{]*)\{/g)].flatMap(([, query = '']) => query.match(/[\d.]+(rem|px|em)/g) ?? []),
  );
  expect([...new Set(widths)].sort()).toEqual(['20rem', '34rem', '40rem', '56rem', '64rem']);
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
