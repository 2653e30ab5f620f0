import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';
import type { PageModule, Route } from './model.ts';
import { type RenderAllOptions, render, renderAll } from './render.ts';
import { createMemoryOutput } from './testing/memory.ts';

const rendered: string[] = [];
const routeOf = (file: string, made: unknown): Route => {
  const page = () => {
    rendered.push(file);
    return made;
  };
  const module = { default: page } as unknown as PageModule;
  return { path: `/${file}`, file, props: {}, source: file, page: { file, module, css: '', hash: '1' } };
};
const document = routeOf('a.tsx', createElement('main'));
const text = routeOf('b.txt.ts', 'text');

const context = {
  shell: { default: ({ children }: { children: unknown }) => createElement('html', null, children as string) },
  shellProps: {},
  scripts: { islands: [], client: undefined },
  address: { origin: 'https://a.example', base: '/' },
  headOf: () => ({}),
  linksOf: () => ({}),
  find: () => undefined,
};

function optionsOf(): RenderAllOptions<number> {
  const others = { output: createMemoryOutput(), check: () => 1 };
  return { context: context as never, cache: createCache(), checksHash: '1', ...others };
}

test.each<[string, { routes?: Route[]; context?: object; checksHash?: string }, again: string[]]>([
  ['nothing', {}, []],
  ['its props', { routes: [{ ...document, props: { a: 1 } }, text] }, ['a.tsx']],
  ['where a link of its text leads', { context: { linksOf: () => ({ 'b.md': '/b/' }) } }, ['a.tsx']],
  ['its code', { routes: [document, { ...text, page: { ...text.page, hash: '2' } }] }, ['b.txt.ts']],
  ['its path', { routes: [document, { ...text, path: '/c.txt' }] }, ['b.txt.ts']],
  ['props of the shell', { context: { shellProps: { name: 'A' } } }, ['a.tsx']],
  ['the script', { context: { scripts: { islands: [], client: '/a.js' } } }, ['a.tsx']],
  ['the address', { context: { address: { origin: 'https://a.example', base: '/b/' } } }, ['b.txt.ts', 'a.tsx']],
  ['what inspects it', { checksHash: '2' }, ['b.txt.ts', 'a.tsx']],
])('after a change of %s only the routes that depend on it are rendered again', async (_, change, again) => {
  const options = optionsOf();
  await renderAll([document, text], options);
  rendered.length = 0;
  const { routes = [document, text], checksHash = '1' } = change;
  await renderAll(routes, { ...options, checksHash, context: { ...context, ...change.context } as never });
  expect(rendered.sort()).toEqual(again.sort());
});

test('what the output lacks is rendered again, even if the cache knows its hash', async () => {
  const options = optionsOf();
  await renderAll([document, text], options);
  rendered.length = 0;
  await renderAll([document, text], { ...options, output: optionsOf().output });
  expect(rendered.sort()).toEqual(['a.tsx', 'b.txt.ts']);
});

test('mistakes in documents and in file pages are reported together', async () => {
  const wrong = [routeOf('c.tsx', {}), routeOf('d.txt.ts', {})];
  await expect(renderAll([text, ...wrong], optionsOf())).rejects.toThrow(/c\.tsx.*d\.txt\.ts/s);
});

test('a component that waits is told where to fetch', async () => {
  const page = { ...document.page, module: { ...document.page.module, default: async () => 'late' } };
  await expect(render({ ...document, page }, context as never)).rejects.toThrow(
    /a\.tsx: .*\n {2}Pages do not wait: .*`load`/,
  );
});

test('props that JSON would write alike are not taken for each other', async () => {
  const options = optionsOf();
  const values = [null, undefined, Number.NaN, 'null', [null], [undefined], {}, { a: undefined }];
  const seen = new Set<string>();
  for (const value of values) {
    rendered.length = 0;
    await renderAll([{ ...text, props: { value } }], options);
    if (rendered.length === 1) seen.add(String(values.indexOf(value)));
  }
  expect(seen.size).toBe(values.length);
});

test.each([
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a large number', 1n],
])('props with %s are refused', async (_, value) => {
  const route = { ...document, props: { list: [{ value }] } };
  await expect(renderAll([route], optionsOf())).rejects.toThrow('has props that are not plain data: "value"');
});
