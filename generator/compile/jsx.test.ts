import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runSiteCode } from '../diagnostics/diagnostics.ts';
import { watchedJsx } from './jsx.ts';

const { jsx, jsxs, Fragment } = watchedJsx(runtime, text => text.replace('{site.city}', 'Surat'), 'components');

/** Components nested to a depth, each with a text before and after it. */
const Nested = ({ depth }: { depth: number }) =>
  depth === 0 ? null : jsxs('div', { children: ['(', jsx(Nested, { depth: depth - 1 }), ')'] });
const Bare = ({ depth }: { depth: number }) => (depth === 0 ? null : jsx(Bare, { depth: depth - 1 }));
const List = ({ length }: { length: number }) =>
  jsx(Fragment, { children: Array.from({ length }, (_, i) => jsx('b', {}, i)) });

// Only the number of elements matters here, however slow the machine is.
beforeAll(() => void vi.stubEnv('SITE_CODE_SECONDS', '120'));
afterAll(() => void vi.unstubAllEnvs());

const task = { file: 'pages/a.tsx', what: 'be rendered' };
const render = (element: React.ReactNode) => runSiteCode(task, () => renderToStaticMarkup(element));

/** Renders nested components. Returns "complete" or the error message. React alone would sometimes omit a text. */
function outcome(depth: number): string {
  try {
    const html = render(jsx(Nested, { depth }));
    return html.split('(').length === depth + 1 && html.split(')').length === depth + 1 ? 'complete' : 'incomplete';
  } catch (error) {
    return (error as Error).message;
  }
}
const refusal = 'pages/a.tsx: cannot be rendered: components are nested too deeply: does one render itself?';

test.each([1, 50, 100])('%d nested components are rendered completely', depth => {
  expect(outcome(depth)).toBe('complete');
});

test.each(Array.from({ length: 18 }, (_, i) => 150 + i * 50))('%d are rendered completely or refused', depth => {
  expect(['complete', refusal]).toContain(outcome(depth));
});

test.each([100_000, Number.POSITIVE_INFINITY])('%d are refused', depth => {
  expect(outcome(depth)).toBe(refusal);
  expect(() => render(jsx(Bare, { depth }))).toThrow('nested too deeply');
});

test('a long list is not deeply nested', () => {
  expect(render(jsx(List, { length: 100_000 }))).toHaveLength(700_000);
});

test('each call has its own count', () => {
  for (let page = 0; page < 3; page++) expect(() => render(jsx(List, { length: 400_000 }))).not.toThrow();
});

test('more than a million elements are refused', () => {
  expect(() => render(jsx(List, { length: 1_000_000 }))).toThrow('more than 1,000,000 elements');
});

test('facts are inserted into the texts of elements, both children and attributes', () => {
  const Named = ({ name }: { name: string }) => jsxs('p', { title: name, children: ['Of ', name, 1, '; {site.city}'] });
  expect(render(jsx(Named, { name: 'A & B of {site.city}' }))).toBe(
    '<p title="A &amp; B of Surat">Of A &amp; B of Surat1; Surat</p>',
  );
});

describe('event handlers that do not do what React’s do are refused', () => {
  const create = (folder: string, type: string, props: object) => () =>
    watchedJsx(runtime, text => text, folder).jsx(type as 'a', props);
  const handler = () => {};

  test.each([
    ['pages', 'button', { onClick: handler }, 'nothing calls onClick: a page is HTML'],
    ['islands', 'input', { onChange: handler }, 'onChange waits until a field loses focus'],
    ['islands', 'textarea', { onChange: handler }, 'onChange waits until a field loses focus'],
  ])('in %s: <%s>', (folder, type, props, message) => {
    expect(create(folder, type, props)).toThrow(message);
  });

  test.each([
    ['a component may be part of an island', 'components', 'button', { onClick: handler }],
    ['an island reacts to clicks', 'islands', 'button', { onClick: handler }],
    ['a choice changes at once in Preact, too', 'islands', 'select', { onChange: handler }],
    ['other props are no handlers', 'pages', 'a-b', { once: handler, onSale: true }],
  ])('but %s', (_, folder, type, props) => {
    expect(create(folder, type, props)).not.toThrow();
  });

  test('and a component in a page or an island gives a prop such as onChange its own meaning', () => {
    const Picker = () => null;
    for (const folder of ['pages', 'islands'])
      expect(() => watchedJsx(runtime, text => text, folder).jsx(Picker, { onChange: handler })).not.toThrow();
  });
});
